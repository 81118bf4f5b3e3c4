import { getSchema, type JSONContent } from '@tiptap/react';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import type { OnElement } from '#src/lib/html/purify.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { createExtensions } from './extensions.ts';
import { liftImages } from '#src/admin/editor/clean/lift-images.ts';
import { finishTables } from '#src/admin/editor/clean/finish-tables.ts';
import { tidyText } from '#src/admin/editor/clean/tidy-text.ts';

let schema: Schema | undefined;

/** Returns the allowed part of rich text in the editor's form; `onElement` as of `sanitizeToFragment`. */
export function readHtml(html: string, onElement?: OnElement): DocumentFragment {
  const clean = sanitizeToFragment(html, onElement);
  tidyText(clean);
  return clean;
}

/** Parses what `readHtml` returned, which it changes. */
export function parseFragment(text: DocumentFragment): Node {
  schema ??= getSchema(createExtensions(noHost));
  liftImages(text);
  return DOMParser.fromSchema(schema).parse(text);
}

/** Converts rich text to an editor document; the editor itself would parse HTML unsanitised. */
export function toDocument(html: string): JSONContent {
  return parseFragment(readHtml(html)).toJSON();
}

/** Returns an editor's document as the elements that are saved. */
export function writeElement(doc: Node): HTMLElement {
  // In a document of its own, where images are not loaded.
  const inert = document.implementation.createHTMLDocument();
  const { body } = inert;
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  body.append(serializer.serializeFragment(doc.content, { document: inert }));
  finishTables(body);
  return body;
}

/** Returns an editor's document as HTML; '' when it is empty. */
export function toHtml(doc: Node): string {
  // TipTap has an empty paragraph at the end for the cursor.
  return writeElement(doc).innerHTML.replace(/(?:<p><\/p>)+$/, '');
}

/** Returns what the editor would save of rich text from elsewhere. */
export function cleanText(html: string): string {
  return toHtml(parseFragment(readHtml(html)));
}

function noHost(): never {
  throw new Error('A schema has no editor');
}
