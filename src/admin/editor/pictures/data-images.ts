import type { Editor } from '@tiptap/react';
import { dataUrlFile } from './data-url-file.ts';
import type { NewImage } from './use-image-uploads.ts';

/**
 * Removes images with a `data:` URL from the document, because saved HTML must not contain image bytes.
 * @returns their files, alternative texts, and positions in the changed document
 */
export function takeDataImages(editor: Editor): NewImage[] {
  const transaction = editor.state.tr;
  const taken: NewImage[] = [];
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || !String(node.attrs.src).startsWith('data:')) return;
    const file = dataUrlFile(String(node.attrs.src));
    const place = transaction.mapping.map(pos);
    transaction.delete(place, place + node.nodeSize);
    if (file) taken.push({ file, pos: place, alt: String(node.attrs.alt ?? '') });
  });
  if (transaction.docChanged) editor.view.dispatch(transaction.setMeta('addToHistory', false));
  return taken;
}
