import { type Editor, Extension } from '@tiptap/react';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change = { add: { id: number; host: HTMLElement; pos: number } } | { remove: number };

const key = new PluginKey<DecorationSet>('uploadPlaceholders');

/**
 * The placeholders of images that are being uploaded. They are decorations and not part of the
 * document, so that saving or undoing during an upload never includes an unfinished image.
 */
export const UploadPlaceholders = Extension.create({
  name: 'uploadPlaceholders',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply: (transaction, placeholders) => {
          const moved = placeholders.map(transaction.mapping, transaction.doc);
          const change: Change | undefined = transaction.getMeta(key);
          if (change === undefined) return moved;
          if ('remove' in change) return moved.remove(find(moved, change.remove));
          const { id, host, pos } = change.add;
          const widget = Decoration.widget(pos, host, {
            id,
            key: String(id),
            side: 1,
            stopEvent: () => true,
            ignoreSelection: true,
          });
          return moved.add(transaction.doc, [widget]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

/** Adds a placeholder at `pos`; `host` is the element shown there until the image is uploaded. */
export function addPlaceholder(editor: Editor, id: number, host: HTMLElement, pos: number): void {
  const add = { id, host, pos: betweenBlocks(editor.state, pos) };
  dispatch(editor, { add } satisfies Change);
}

export function removePlaceholder(editor: Editor, id: number): void {
  dispatch(editor, { remove: id } satisfies Change);
}

/** Returns the current position of a placeholder; undefined when the text around it was deleted. */
export function placeholderPosition(editor: Editor, id: number): number | undefined {
  const placeholders = key.getState(editor.state);
  return placeholders && find(placeholders, id)[0]?.from;
}

function dispatch(editor: Editor, change: Change): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, change).setMeta('addToHistory', false));
}

function find(placeholders: DecorationSet, id: number): Decoration[] {
  return placeholders.find(undefined, undefined, (spec) => spec.id === id);
}

/** Moves a position inside a paragraph to after it, or to before it when it is empty. */
export function betweenBlocks(state: EditorState, pos: number): number {
  const position = state.doc.resolve(pos);
  if (!position.parent.isTextblock) return pos;
  return position.parent.content.size === 0 ? position.before() : position.after();
}
