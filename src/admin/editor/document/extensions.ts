import { Extension } from '@tiptap/react';
import type { AnyExtension } from '@tiptap/react';
import { ListItem } from '@tiptap/extension-list';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { TextAlignment } from './alignment.ts';
import { ArticleImage, figureExtensions } from './article-image.ts';
import { definitionListExtensions } from './definition-list.ts';
import { GivenFocus } from './given-focus.ts';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { ListKind } from './list-kind.ts';
import { Paste } from '#src/admin/editor/paste/paste.ts';
import { tableExtensions } from './table.ts';
import { textMarks } from './text-marks.ts';
import { VideoNode } from './video.ts';
import { UploadPlaces } from '#src/admin/editor/pictures/upload-places.ts';

/** Keeps the language and the direction of every element. */
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
    UploadPlaces,
    GivenFocus,
  ];
}
