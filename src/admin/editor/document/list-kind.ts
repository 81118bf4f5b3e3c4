import { type CommandProps, createChainableState, Extension } from '@tiptap/react';
import type { Node, NodeType } from '@tiptap/pm/model';
import { liftListItem } from '@tiptap/pm/schema-list';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import { canJoin, findWrapping } from '@tiptap/pm/transform';

/**
 * Sets the kind of all selected lists, nested ones too, where TipTap's own commands would nest them in another list;
 * selected paragraphs become items. Lists that already have the kind are lifted.
 */
export const ListKind = Extension.create({
  name: 'listKind',
  // After the lists, whose commands these are.
  priority: 50,
  addCommands: () => ({
    toggleBulletList: () => (props) => toggleKind('bulletList', props),
    toggleOrderedList: () => (props) => toggleKind('orderedList', props),
  }),
});

function toggleKind(
  name: 'bulletList' | 'orderedList',
  { tr, state, dispatch }: CommandProps,
): boolean {
  const { listItem, [name]: kind } = state.schema.nodes;
  if (!listItem || !kind) return false;
  const { lists, lines } = readSelection(tr, listItem);
  const others = lists.filter((pos) => tr.doc.nodeAt(pos)?.type !== kind);
  if (others.length + lines.length === 0) {
    return (
      lists.length > 0 &&
      lift(tr, lists, (selected) =>
        liftListItem(listItem)(createChainableState({ state, transaction: selected }), dispatch),
      )
    );
  }
  if (!dispatch) return true;
  for (const pos of others) {
    const { lang, dir } = tr.doc.nodeAt(pos)?.attrs ?? {};
    tr.setNodeMarkup(pos, kind, { lang, dir });
  }
  // From the end, so that earlier positions stay valid.
  for (const pos of lines.toReversed()) {
    const range = tr.doc.resolve(pos + 1).blockRange();
    const wrapping = range && findWrapping(range, kind);
    if (wrapping) tr.wrap(range, wrapping);
  }
  for (const pos of placesToJoin(tr, kind)) if (canJoin(tr.doc, pos)) tr.join(pos);
  return true;
}

/** The positions of the lists with selected lines, and of the selected lines outside of lists. */
function readSelection({ doc, selection }: Transaction, listItem: NodeType) {
  const lists = new Set<number>();
  const outside: { pos: number; line: Node }[] = [];
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (line, pos) => {
      // A caption belongs to its table.
      if (!line.isTextblock || line.type.name === 'tableCaption') return;
      const $line = doc.resolve(pos);
      let { depth } = $line;
      while (depth > 0 && $line.node(depth).type !== listItem) depth -= 1;
      if (depth === 0) outside.push({ pos, line });
      else lists.add($line.before(depth - 1));
    });
  }
  // An empty line outside of the selected lists is the last one, which exists for the cursor.
  const isAlone = lists.size + outside.length === 1;
  const lines = outside.filter(({ line }) => isAlone || line.content.size > 0);
  return { lists: [...lists], lines: lines.map(({ pos }) => pos) };
}

/** Lifts the selected items of each list that is in no other selected one. */
function lift(
  tr: Transaction,
  lists: number[],
  liftItems: (selected: Transaction) => boolean,
): boolean {
  const { selection } = tr;
  const steps = tr.steps.length;
  const outermost = lists.filter((pos) =>
    lists.every((other) => other >= pos || other + (tr.doc.nodeAt(other)?.nodeSize ?? 0) <= pos),
  );
  const places = outermost.map((pos) => ({
    from: Math.max(selection.from, pos + 1),
    to: Math.min(selection.to, pos + (tr.doc.nodeAt(pos)?.nodeSize ?? 0) - 1),
  }));
  const isLifted = places.toReversed().map(({ from, to }) => {
    tr.setSelection(TextSelection.between(tr.doc.resolve(from), tr.doc.resolve(to)));
    return liftItems(tr);
  });
  tr.setSelection(selection.map(tr.doc, tr.mapping.slice(steps)));
  return isLifted.includes(true);
}

/** Positions between equal lists at the selection, from the end. */
function placesToJoin({ doc, selection }: Transaction, kind: NodeType): number[] {
  const places = new Set<number>();
  doc.nodesBetween(selection.from, selection.to, (node, pos, parent, index) => {
    if (node.type !== kind) return;
    const isSame = (other: Node | null | undefined) => other?.hasMarkup(kind, node.attrs) === true;
    if (isSame(parent?.maybeChild(index - 1))) places.add(pos);
    if (isSame(parent?.maybeChild(index + 1))) places.add(pos + node.nodeSize);
  });
  return [...places].toSorted((one, other) => other - one);
}
