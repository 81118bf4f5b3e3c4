import type { Editor } from '@tiptap/react';

/** Moves cursor and focus to the paragraph at a position; inserts one if there is none. */
export function moveCursorTo(editor: Editor, place: number): void {
  const isThere = editor.state.doc.nodeAt(place)?.type.name === 'paragraph';
  const go = editor.chain();
  if (!isThere) go.insertContentAt(place, { type: 'paragraph' });
  go.setTextSelection(place + 1)
    .scrollIntoView()
    .focus()
    .run();
}
