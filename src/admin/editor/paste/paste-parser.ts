import { DOMParser } from '@tiptap/pm/model';
import type { ParseOptions, Schema, Slice } from '@tiptap/pm/model';
import { safeImageSrc } from '#src/lib/links/safe-href.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { cleanOffice } from '#src/admin/editor/clean/clean-office.ts';
import { watchDropped } from '#src/admin/editor/clean/dropped-parts.ts';
import type { EditorHost } from '#src/admin/editor/pictures/editor-host.ts';
import { liftImages } from '#src/admin/editor/clean/lift-images.ts';
import { fillOfficePictures } from './office-pictures.ts';
import { isOwnCopy } from './own-copy.ts';
import { takePictures } from './pasted-pictures.ts';
import { tidyText } from '#src/admin/editor/clean/tidy-text.ts';

/** Parses pasted and dropped markup: cleans it, sanitises it, then applies the editor's schema. */
export class PasteParser extends DOMParser {
  readonly host: () => EditorHost;
  /** Reads the RTF of the paste that is being handled; '' for a drop. */
  readRtf = () => '';

  constructor(schema: Schema, host: () => EditorHost) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.host = host;
  }

  override parseSlice(dom: Element, options?: ParseOptions): Slice {
    const { resolve, onLost } = this.host();
    const isOwn = isOwnCopy(dom);
    if (!isOwn) fillOfficePictures(dom, this.readRtf);
    // Content copied from this editor keeps all of its images.
    const canStay = (address: string) =>
      safeImageSrc(address) !== undefined && (isOwn || isOurs(address, resolve));
    const lost = takePictures(dom, canStay);
    for (const player of dom.querySelectorAll('[poster]')) {
      const poster = player.getAttribute('poster') ?? '';
      if (/^data:/i.test(poster) || !canStay(poster)) player.removeAttribute('poster');
    }
    cleanOffice(dom);
    const pasted = dom.ownerDocument.createDocumentFragment();
    pasted.append(...dom.childNodes);
    // ProseMirror would read white space between the blocks of a fragment as text, so they get a parent.
    const clean = dom.ownerDocument.createElement('div');
    const { dropped, look } = watchDropped();
    clean.append(sanitizeToFragment(pasted, look));
    // Pictures are counted above.
    const parts = [...dropped].filter((name) => !/^(?:img|#picture)$/.test(name));
    if (lost + parts.length > 0) onLost(lost, parts);
    if (!isOwn) dropNoise(clean);
    tidyText(clean);
    liftImages(clean);
    return super.parseSlice(clean, options);
  }
}

/**
 * Whether a picture comes with the paste or is on our own server. The security policy blocks those of other sites,
 * and their owners can delete them.
 */
function isOurs(address: string, resolve: (address: string) => string): boolean {
  if (/^(?:data:|\/)/i.test(address)) return true;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return [location.href, resolve('/')].some((own) => new URL(own, location.href).origin === origin);
}

/** Word says the language of every run, Google Docs the direction of every paragraph, Excel aligns every number. */
function dropNoise(root: ParentNode): void {
  for (const element of root.querySelectorAll('[lang], [dir]')) {
    element.removeAttribute('lang');
    element.removeAttribute('dir');
  }
  for (const cell of root.querySelectorAll('td, th')) cell.removeAttribute('class');
}
