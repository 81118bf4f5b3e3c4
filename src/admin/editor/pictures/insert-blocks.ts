import { NodeSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { ChosenPicture } from '#src/admin/pictures/chosen/chosen-pictures.ts';
import type { VideoText } from '#src/lib/videos/video-figure.ts';
import { betweenBlocks } from './upload-placeholders.ts';

/** Inserts pictures of the library after the block with the cursor, and moves the cursor below them. */
export function insertPictures(editor: Editor, pictures: readonly ChosenPicture[]): void {
  const place = betweenBlocks(editor.state, editor.state.selection.to);
  const images = pictures.map(({ url, alt, width, height }) => ({
    type: 'image',
    attrs: {
      src: url,
      alt: alt.trim(),
      ...(width !== null && height !== null && { width, height }),
    },
  }));
  const { size } = editor.state.doc.content;
  editor.commands.insertContentAt(place, images);
  moveCursorTo(editor, place + editor.state.doc.content.size - size);
}

/** Inserts a video after the block with the cursor, and moves the cursor below it; replaces a selected video. */
export function insertVideo(editor: Editor, attrs: VideoText): void {
  const { selection } = editor.state;
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === 'video';
  const place = isSelected
    ? { from: selection.from, to: selection.to }
    : betweenBlocks(editor.state, selection.to);
  editor.commands.insertContentAt(place, { type: 'video', attrs });
  if (typeof place === 'number') moveCursorTo(editor, place + 1);
}

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
