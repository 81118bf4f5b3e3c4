import type { Editor } from '@tiptap/react';
import type { ChosenPicture } from '#src/admin/pictures/chosen/chosen-picture.ts';
import { moveCursorTo } from './move-cursor-to.ts';
import { betweenBlocks } from './upload-places.ts';

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
