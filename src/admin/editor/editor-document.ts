import { getSchema } from '@tiptap/react';
import type { JSONContent } from '@tiptap/react';
import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import type { Node, Schema } from '@tiptap/pm/model';
import { sanitizeToFragment } from '#src/lib/sanitize-html.ts';
import { createExtensions } from './extensions.ts';
import { liftImages } from './lift-images.ts';
import { finishTables } from './finish-tables.ts';
import { tidyText } from './tidy-text.ts';

let schema: Schema | undefined;

/** Parses rich text into a document of the editor's schema. */
export function parseText(html: string): Node {
  schema ??= getSchema(createExtensions(noHost));
  const clean = sanitizeToFragment(html);
  tidyText(clean);
  liftImages(clean);
  return DOMParser.fromSchema(schema).parse(clean);
}

/** Converts rich text to an editor document; the editor itself would parse HTML unsanitised. */
export function toDocument(html: string): JSONContent {
  return parseText(html).toJSON();
}

/** Returns an editor's document as HTML; '' when it is empty. */
export function toHtml(doc: Node): string {
  // In a document of its own, where images are not loaded.
  const inert = document.implementation.createHTMLDocument();
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  inert.body.append(serializer.serializeFragment(doc.content, { document: inert }));
  finishTables(inert.body);
  // TipTap keeps an empty paragraph at the end for the cursor.
  return inert.body.innerHTML.replace(/(?:<p><\/p>)+$/, '');
}

function noHost(): never {
  throw new Error('A schema has no editor');
}
