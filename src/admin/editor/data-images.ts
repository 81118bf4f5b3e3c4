import type { Editor } from '@tiptap/react';
import { dataUrlFile } from './data-url-file.ts';

/**
 * Takes pictures that carry themselves as `data:` out of the document: a text holds addresses, not
 * bytes.
 * @returns their files, and where in the changed document they stood
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
