import { Code } from '@tiptap/extension-code';
import { Mark } from '@tiptap/react';
import type { Editor } from '@tiptap/react';

/** Inline elements that StarterKit does not know, with TipTap's usual shortcuts. */
const MARKS = [
  { name: 'subscript', tag: 'sub', keys: 'Mod-,' },
  { name: 'superscript', tag: 'sup', keys: 'Mod-.' },
  { name: 'highlight', tag: 'mark', keys: 'Mod-Shift-h' },
  { name: 'small', tag: 'small' },
  { name: 'keyboard', tag: 'kbd' },
  { name: 'inserted', tag: 'ins' },
  { name: 'deleted', tag: 'del' },
] as const;

export const TEXT_MARKS = MARKS.map(({ name }) => name);

export type TextMark = (typeof MARKS)[number]['name'];

/** Text is written above or below the line, not both. */
const OPPOSITE: Partial<Record<TextMark, TextMark>> = {
  subscript: 'superscript',
  superscript: 'subscript',
};

const Abbreviation = Mark.create({
  name: 'abbreviation',
  // A number would lose its leading zeros to TipTap's own reading.
  addAttributes: () => ({
    title: { default: null, parseHTML: (element) => element.getAttribute('title') },
  }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** A span that says the language or direction of its words; others mean nothing. */
const Phrase = Mark.create({
  name: 'phrase',
  parseHTML: () => [{ tag: 'span[lang]' }, { tag: 'span[dir]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

export const textMarks = [
  ...MARKS.map(({ name, tag, ...mark }) =>
    Mark.create({
      name,
      // Before StarterKit's rules, which read `del` as `s`.
      parseHTML: () => [{ tag, priority: 60 }],
      renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
      addKeyboardShortcuts() {
        if (!('keys' in mark)) return {};
        return { [mark.keys]: () => toggleTextMark(this.editor, name) };
      },
    }),
  ),
  Abbreviation,
  Phrase,
  // TipTap's code takes no link and no other mark.
  Code.extend({ excludes: 'code' }),
];

export function toggleTextMark(editor: Editor, mark: TextMark): boolean {
  const opposite = OPPOSITE[mark];
  const chain = editor.chain().focus();
  return (opposite ? chain.unsetMark(opposite) : chain).toggleMark(mark).run();
}
