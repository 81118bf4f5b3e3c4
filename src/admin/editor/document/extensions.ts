import { ListItem } from '@tiptap/extension-list';
import { Plugin } from '@tiptap/pm/state';
import { type AnyExtension, Extension, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Paste } from '#src/admin/editor/paste/paste.ts';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { UploadPlaceholders } from '#src/admin/editor/pictures/upload-placeholders.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { TextAlignment } from './alignment.ts';
import { ArticleImage, figureExtensions } from './article-image.ts';
import { ListKind } from './list-kind.ts';
import { tableExtensions } from './table.ts';
import { textMarks } from './text-marks.ts';
import { VideoNode } from './video.ts';

/**
 * Restores the selection when a closing dialog moves the focus back to the text. Browsers then move the cursor to
 * the start, which ProseMirror notices only if the text begins with words.
 */
const SelectionOnFocus = Extension.create({
  name: 'selectionOnFocus',
  addProseMirrorPlugins() {
    let isPressed = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            mousedown: () => {
              isPressed = true;
            },
            blur: () => {
              isPressed = false;
            },
            focus: (view) => {
              if (isPressed || !isAtStart(view.dom)) return;
              // ProseMirror listens to the event after this.
              queueMicrotask(() => view.hasFocus() && view.focus());
            },
          },
        },
      }),
    ];
  },
});

/** Whether the browser's cursor is before the first word. */
function isAtStart(text: HTMLElement): boolean {
  const { anchorNode = null, anchorOffset = 0, isCollapsed = false } = getSelection() ?? {};
  if (!anchorNode || !text.contains(anchorNode)) return true;
  const before = document.createRange();
  before.setStart(text, 0);
  before.setEnd(anchorNode, anchorOffset);
  return isCollapsed && before.toString() === '';
}

const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definitionDescription)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
});

const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: ({ HTMLAttributes }) => ['dt', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      // After a term comes its description, not another term.
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        const isAtEnd = empty && $from.parentOffset === $from.parent.content.size;
        if ($from.parent.type !== this.type || !isAtEnd) return false;
        const description = {
          type: 'definitionDescription',
          content: [{ type: 'paragraph' }],
        };
        return editor
          .chain()
          .insertContentAt($from.after(), description)
          .setTextSelection($from.after() + 2)
          .scrollIntoView()
          .run();
      },
    };
  },
});

const DefinitionDescription = Node.create({
  name: 'definitionDescription',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: ({ HTMLAttributes }) => ['dd', HTMLAttributes, 0],
});

const definitionListExtensions = [DefinitionList, DefinitionTerm, DefinitionDescription];

/** Preserves the language and the direction of every element. */
const Language = Extension.create({
  name: 'language',
  addGlobalAttributes: () => [
    { types: '*', attributes: { lang: { default: null }, dir: { default: null } } },
  ],
});

/** Creates the extensions, which define the allowed content and the keyboard shortcuts. */
export function createExtensions(host: () => EditorHost): AnyExtension[] {
  return [
    StarterKit.configure({
      code: false,
      listItem: false,
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => safeHref(address) !== undefined,
        // The component that shows the text sets `target` and `rel`.
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    // TipTap's begins with a paragraph, and would add an empty one before an image or a heading.
    ListItem.extend({ content: 'block+' }),
    ListKind,
    ...textMarks,
    TextAlignment,
    Language,
    ArticleImage.configure({ host }),
    VideoNode.configure({ host }),
    ...figureExtensions,
    ...definitionListExtensions,
    ...tableExtensions,
    Paste.configure({ host }),
    UploadPlaceholders,
    SelectionOnFocus,
  ];
}
