import { DOMParser } from '@tiptap/pm/model';
import type { ParseOptions, Schema, Slice } from '@tiptap/pm/model';
import { sanitizeToFragment } from '#src/lib/sanitize-html.ts';
import { cleanOffice } from './clean-office.ts';
import type { EditorHost } from './editor-host.ts';
import { takeForeignImages } from './foreign-images.ts';
import { liftImages } from './lift-images.ts';

/** Reads pasted and dropped markup: cleaned, then sanitised, then held to what a text may hold. */
export class PasteParser extends DOMParser {
  readonly host: () => EditorHost;

  constructor(schema: Schema, host: () => EditorHost) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.host = host;
  }

  override parseSlice(dom: Element, options?: ParseOptions): Slice {
    const { resolve, onPicturesLost } = this.host();
    // What was cut or copied in an editor like this one comes back whole.
    const isOwn = dom.ownerDocument.querySelector('[data-pm-slice]') !== null;
    const lost = cleanOffice(dom) + (isOwn ? 0 : takeForeignImages(dom, resolve));
    if (lost > 0) onPicturesLost(lost);
    const pasted = dom.ownerDocument.createDocumentFragment();
    pasted.append(...dom.childNodes);
    // White space between the blocks of a fragment would count as text.
    const clean = dom.ownerDocument.createElement('div');
    clean.append(sanitizeToFragment(pasted));
    liftImages(clean);
    return super.parseSlice(clean, options);
  }
}
