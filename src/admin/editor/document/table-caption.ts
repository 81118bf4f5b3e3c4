import { Node } from '@tiptap/react';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { deleteTable } from '@tiptap/pm/tables';

/**
 * The caption of the table below it. In the document it precedes the table, because
 * `@tiptap/pm/tables` allows only rows in a table; in the HTML it is inside.
 */
export const TableCaption = Node.create({
  name: 'tableCaption',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'caption' }],
  renderHTML: ({ HTMLAttributes }) => ['caption', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // A new paragraph would separate the caption from its table.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type !== this.type) return false;
        return editor.commands.command(({ tr }) => {
          tr.setSelection(TextSelection.near(tr.doc.resolve($from.after())));
          return true;
        });
      },
    };
  },
});

/** Adds a caption to the table at the cursor. */
export const addCaption: Command = (state, dispatch) => {
  const place = placeAtTable(state);
  const caption = state.schema.nodes.tableCaption?.create();
  if (place === undefined || place.caption || caption === undefined) return false;
  if (dispatch) {
    const transaction = state.tr.insert(place.start, caption);
    transaction.setSelection(TextSelection.create(transaction.doc, place.start + 1));
    dispatch(transaction.scrollIntoView());
  }
  return true;
};

/** Deletes the table at the cursor with its caption. */
export const deleteTableAndCaption: Command = (state, dispatch) => {
  const { start = 0, caption } = placeAtTable(state) ?? {};
  return deleteTable(
    state,
    dispatch &&
      ((transaction) =>
        dispatch(caption ? transaction.delete(start - caption.nodeSize, start) : transaction)),
  );
};

/** Returns where the table at the cursor starts, and its caption. */
function placeAtTable({ doc, selection: { $from } }: EditorState) {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type.name !== 'table') continue;
    const start = $from.before(depth);
    const { nodeBefore } = doc.resolve(start);
    const caption = nodeBefore?.type.name === 'tableCaption' ? nodeBefore : undefined;
    return { start, caption };
  }
  return undefined;
}
