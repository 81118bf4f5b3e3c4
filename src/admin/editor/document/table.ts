import { type Editor, Node } from '@tiptap/react';
import { type Command, TextSelection } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import { TableCaption } from './table-caption.ts';

// TipTap's own table extension writes widths as inline styles, which the security policy blocks.

const ROLES: Record<string, string> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

const Table = Node.create({
  name: 'table',
  content: 'tableRow+',
  group: 'block',
  isolating: true,
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => toNextCell(this.editor),
      'Shift-Tab': () => run(this.editor, goToNextCell(-1)),
    };
  },
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  addAttributes: () => ({
    // `finishTables` makes `thead` and `tfoot` of it.
    group: {
      default: null,
      keepOnSplit: false,
      parseHTML: ({ parentElement }) => /^t(head|foot)$/.exec(parentElement?.localName ?? '')?.[1],
      renderHTML: ({ group }) => (group ? { 'data-group': group } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const TableCell = createCell('tableCell', 'td');
const TableHeader = createCell('tableHeader', 'th');

/** Tables without widths and colours. */
export const tableExtensions = [TableCaption, Table, TableRow, TableCell, TableHeader];

/** Runs a `@tiptap/pm/tables` command and moves the focus back to the text; false when it does not apply. */
export function run(editor: Editor, command: Command): boolean {
  return editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => command(state, dispatch))
    .run();
}

/** Inserts a table of 3 × 3 cells with a header row, and moves the cursor to its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({
    type: 'tableRow',
    content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
  });
  const rows = [row('tableHeader'), row('tableCell'), row('tableCell')];
  const table = editor.schema.nodeFromJSON({ type: 'table', content: rows });
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      const start = tr.selection.from;
      tr.replaceSelectionWith(table);
      tr.setSelection(TextSelection.near(tr.doc.resolve(start + 1)));
      return true;
    })
    .scrollIntoView()
    .run();
}

function toNextCell(editor: Editor): boolean {
  if (!isInTable(editor.state)) return false;
  if (run(editor, goToNextCell(1))) return true;
  run(editor, addRowAfter);
  return run(editor, goToNextCell(1));
}

function createCell(name: string, tag: 'td' | 'th') {
  const span = (attribute: string) => ({
    default: 1,
    parseHTML: (element: HTMLElement) => Number(element.getAttribute(attribute) ?? 1),
    renderHTML: ({ [attribute]: count }: Record<string, unknown>) =>
      count === 1 ? {} : { [attribute]: count },
  });
  return Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // `@tiptap/pm/tables` requires this attribute.
      colwidth: { default: null, rendered: false },
      ...(tag === 'th' && { scope: { default: null } }),
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
