import type { AnyExtension } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { safeHref } from '#src/lib/safe-href.ts';
import { TextAlignment } from './alignment.ts';
import { ArticleImage } from './article-image.ts';
import type { EditorHost } from './editor-host.ts';
import { Paste } from './paste.ts';
import { tableExtensions } from './table.ts';
import { UploadPlaces } from './upload-places.ts';

/** All that a text may hold, and the keys that write it. */
export function createExtensions(host: () => EditorHost): AnyExtension[] {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      link: {
        openOnClick: false,
        defaultProtocol: 'https',
        isAllowedUri: (address) => safeHref(address) !== undefined,
        // How a link opens is decided where it is shown.
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
