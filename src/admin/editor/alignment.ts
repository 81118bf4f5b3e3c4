import { Extension } from '@tiptap/react';
import type { Editor } from '@tiptap/react';

export type Alignment = 'center' | 'end' | 'justify';

const ALIGNED = ['paragraph', 'heading'];

/** Alignment as a class: the site's policy lets no style attribute through. */
export const TextAlignment = Extension.create({
  name: 'textAlignment',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        align: {
          default: null,
          parseHTML: (element) => /\balign-(center|end|justify)\b/.exec(element.className)?.[1],
          renderHTML: ({ align }) => (align ? { class: `align-${String(align)}` } : {}),
        },
      },
    },
  ],
});

/** Aligns the paragraphs and headings of the selection; null for the line's start. */
export function align(editor: Editor, alignment: Alignment | null): boolean {
  return ALIGNED.reduce(
    (chain, type) => chain.updateAttributes(type, { align: alignment }),
    editor.chain().focus(),
  ).run();
}
