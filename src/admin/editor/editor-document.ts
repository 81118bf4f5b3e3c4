import { getSchema } from '@tiptap/react';
import type { AnyExtension, Editor, JSONContent } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import { sanitizeToFragment } from '#src/lib/sanitize-html.ts';
import { liftImages } from './lift-images.ts';

/** Rich text as the editor's document. Strings never go to the editor: it would parse them as they are. */
export function toDocument(html: string, extensions: AnyExtension[]): JSONContent {
  const clean = sanitizeToFragment(html);
  liftImages(clean);
  return DOMParser.fromSchema(getSchema(extensions)).parse(clean).toJSON();
}

/** The editor's document as rich text; '' where nothing was written. */
export function toHtml(editor: Editor): string {
  // The editor keeps an empty paragraph at the end for the cursor.
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}
