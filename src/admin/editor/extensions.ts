import type { AnyExtension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#src/lib/safe-href.ts';
import { TextAlignment } from './alignment.ts';
import { ArticleImage } from './article-image.ts';
import type { EditorHost } from './editor-host.ts';
import { Paste } from './paste.ts';
import { tableExtensions } from './table.ts';
import { UploadPlaces } from './upload-places.ts';

/** Creates the extensions, which define the allowed content and the keyboard shortcuts. */
export function createExtensions(host: () => EditorHost): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => safeHref(address) !== undefined,
        // The component that shows the text sets `target` and `rel`.
        HTMLAttributes: { target: null, rel: null },
      },
    }),
    TextAlignment,
    ArticleImage.configure({ host }),
    ...tableExtensions,
    Paste.configure({ host }),
    UploadPlaces,
  ];
}
