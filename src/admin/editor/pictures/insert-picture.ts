import type { Editor } from '@tiptap/react';
import type { ChosenPicture } from '#src/admin/pictures/chosen/chosen-picture.ts';
import { betweenBlocks } from './upload-places.ts';

/** Inserts a picture of the library after the block in which the cursor is. */
export function insertPicture(editor: Editor, picture: ChosenPicture): void {
  const { url, alt, width, height } = picture;
  const place = betweenBlocks(editor.state, editor.state.selection.to);
  const attrs = {
    src: url,
    alt: alt.trim(),
    ...(width !== null && height !== null && { width, height }),
  };
  editor.commands.insertContentAt(place, { type: 'image', attrs });
}
