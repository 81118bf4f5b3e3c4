import { Code } from '@tiptap/extension-code';
import { type Editor, Mark } from '@tiptap/react';

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

export type TextMark = (typeof MARKS)[number]['name'];

/** Marks that exclude each other: superscript and subscript. */
const OPPOSITE: Partial<Record<TextMark, TextMark>> = {
  subscript: 'superscript',
  superscript: 'subscript',
};

const Abbreviation = Mark.create({
  name: 'abbreviation',
  // TipTap itself would read a number, and drop its leading zeros.
  addAttributes: () => ({
    title: { default: null, parseHTML: (element) => element.getAttribute('title') },
  }),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

/** A span with a language or direction; others are dropped. */
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
  // TipTap's own `code` excludes links and all other marks.
  Code.extend({ excludes: 'code' }),
];

export function toggleTextMark(editor: Editor, mark: TextMark): boolean {
  const opposite = OPPOSITE[mark];
  const chain = editor.chain().focus();
  return (opposite ? chain.unsetMark(opposite) : chain).toggleMark(mark).run();
}
