import { getSchema } from '@tiptap/react';
import type { AnyExtension, Editor, JSONContent } from '@tiptap/react';
import { DOMParser } from '@tiptap/pm/model';
import { sanitizeToFragment } from '#src/lib/sanitize-html.ts';
import { liftImages } from './lift-images.ts';

/** Converts rich text to an editor document; the editor itself would parse HTML unsanitised. */
export function toDocument(html: string, extensions: AnyExtension[]): JSONContent {
  const clean = sanitizeToFragment(html);
  liftImages(clean);
  return DOMParser.fromSchema(getSchema(extensions)).parse(clean).toJSON();
}

/** Returns the editor's document as HTML; '' when it is empty. */
export function toHtml(editor: Editor): string {
  // TipTap keeps an empty paragraph at the end for the cursor.
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, '');
}
