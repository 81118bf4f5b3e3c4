import { DOMParser } from '@tiptap/pm/model';
import type { ParseOptions, Schema, Slice } from '@tiptap/pm/model';
import { sanitizeToFragment } from '#src/lib/sanitize-html.ts';
import { cleanOffice } from './clean-office.ts';
import { liftImages } from './lift-images.ts';

/** Reads pasted and dropped markup: cleaned, then sanitised, then held to what a text may hold. */
export class PasteParser extends DOMParser {
  readonly onPicturesLost: (count: number) => void;

  constructor(schema: Schema, onPicturesLost: (count: number) => void) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.onPicturesLost = onPicturesLost;
  }

  override parseSlice(dom: Element, options?: ParseOptions): Slice {
    const lost = cleanOffice(dom);
    if (lost > 0) this.onPicturesLost(lost);
    const pasted = dom.ownerDocument.createDocumentFragment();
    pasted.append(...dom.childNodes);
    // White space between the blocks of a fragment would count as text.
    const clean = dom.ownerDocument.createElement('div');
    clean.append(sanitizeToFragment(pasted));
    liftImages(clean);
    return super.parseSlice(clean, options);
  }
}
