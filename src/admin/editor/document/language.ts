import { Extension } from '@tiptap/react';

/** Keeps the language and the direction of every element. */
export const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    { types: '*', attributes: { lang: { default: null }, dir: { default: null } } },
  ],
});
