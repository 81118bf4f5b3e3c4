import { type Editor, Extension } from '@tiptap/react';

export type Alignment = 'center' | 'end' | 'justify';

const ALIGNED = [
  'paragraph',
  'heading',
  'codeBlock',
  'definitionTerm',
  'figcaption',
  'tableCaption',
];

/** Stores the alignment as a class, because the site's security policy blocks style attributes. */
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

/** Aligns the selected paragraphs and headings; null means the start of the line. */
export function align(editor: Editor, alignment: Alignment | null): boolean {
  return ALIGNED.reduce(
    (chain, type) => chain.updateAttributes(type, { align: alignment }),
    editor.chain().focus(),
  ).run();
}
