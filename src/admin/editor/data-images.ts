import type { Editor } from '@tiptap/react';
import { dataUrlFile } from './data-url-file.ts';

/**
 * Removes images with a `data:` URL from the document, because saved HTML must not contain image bytes.
 * @returns their files and their positions in the changed document
 */
export function takeDataImages(editor: Editor): { file: File; pos: number }[] {
  const transaction = editor.state.tr;
  const taken: { file: File; pos: number }[] = [];
  editor.state.doc.descendants((node, pos) => {
    if (node.type.name !== 'image' || !String(node.attrs.src).startsWith('data:')) return;
    const file = dataUrlFile(String(node.attrs.src));
    const place = transaction.mapping.map(pos);
    transaction.delete(place, place + node.nodeSize);
    if (file) taken.push({ file, pos: place });
  });
  if (transaction.docChanged) editor.view.dispatch(transaction.setMeta('addToHistory', false));
  return taken;
}
