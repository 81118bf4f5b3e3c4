import type { Editor } from '@tiptap/react';
import type { NewImage } from './use-image-uploads.ts';

/**
 * Removes images with a `data:` URL from the document, because saved HTML must not contain image bytes.
 * @returns their files, alternative texts, and positions in the changed document
 */
export function extractDataImages(editor: Editor): NewImage[] {
  const transaction = editor.state.tr;
  const images: NewImage[] = [];
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || !String(node.attrs.src).startsWith('data:')) return;
    const file = dataUrlFile(String(node.attrs.src));
    const place = transaction.mapping.map(pos);
    transaction.delete(place, place + node.nodeSize);
    if (file) images.push({ file, pos: place, alt: String(node.attrs.alt ?? '') });
  });
  if (transaction.docChanged) editor.view.dispatch(transaction.setMeta('addToHistory', false));
  return images;
}

/** Returns the image file in a base64 `data:` URL; null when it is not one or is invalid. */
function dataUrlFile(address: string): File | null {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.*)$/s.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const known = type === 'image/jpg' ? 'image/jpeg' : type;
    return new File([bytes], `image.${known.slice('image/'.length)}`, { type: known });
  } catch {
    return null;
  }
}
