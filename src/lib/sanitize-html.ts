import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { isTangledHtml } from './is-tangled-html.ts';
import { quietStyles } from './quiet-styles.ts';
import { safeHref, safeImageSrc } from './safe-href.ts';
import {
  ALIGNMENTS,
  ATTRIBUTES,
  DROPPED_WITH_TEXT,
  GLOBAL_ATTRIBUTES,
  RENAMED,
  TAGS,
  VALUES,
} from './sanitize-rules.ts';
import { srcSet } from './srcset.ts';

const MAX_LENGTH = 512 * 1024;

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: [...GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES).flat()],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ADD_FORBID_CONTENTS: DROPPED_WITH_TEXT,
} satisfies Config;

/** An article's column. */
const SIZES = '(min-width: 720px) 680px, 100vw';

/** Set while markup is made to be shown: completes pictures' addresses. Hooks take no arguments of ours. */
let resolveShown: ((address: string) => string) | null = null;

/**
 * The one sanitiser: rich text as markup that is safe to show (B9). Keeps structure, drops looks;
 * what is longer than 512 kB is cut.
 * @param resolve completes the address of a picture
 * @returns TrustedHTML where the browser knows it, else a string
 */
export function sanitizeHtml(html: string, resolve: (address: string) => string = String) {
  resolveShown = resolve;
  return DOMPurify.sanitize(readable(html.slice(0, MAX_LENGTH)), {
    ...CONFIG,
    RETURN_TRUSTED_TYPE: true,
  });
}

/**
 * The same as nodes, for whoever reads on instead of showing: addresses stay as they are, and what is
 * long stays whole.
 */
export function sanitizeToFragment(html: string | DocumentFragment): DocumentFragment {
  resolveShown = null;
  const dirty = typeof html === 'string' ? readable(html) : html;
  const clean: DocumentFragment | null = DOMPurify.sanitize(dirty, {
    ...CONFIG,
    RETURN_DOM_FRAGMENT: true,
  });
  // It gives nothing at all for what is no page (`<frameset>`), whatever its types say.
  return clean ?? document.createDocumentFragment();
}

/** Nesting that would block the page for seconds comes out as text. */
function readable(html: string): string {
  return isTangledHtml(html) ? html.replaceAll(/<[^>]*>?/g, ' ') : quietStyles(html);
}

DOMPurify.addHook('beforeSanitizeElements', (node) => {
  if (!(node instanceof Element)) return;
  const name = RENAMED[node.tagName];
  if (name === undefined) return;
  const renamed = node.ownerDocument.createElement(name);
  align(renamed, alignmentOf(node));
  renamed.append(...node.childNodes);
  node.replaceWith(renamed);
});

DOMPurify.addHook('beforeSanitizeAttributes', (element) => {
  // Text nodes come here too.
  if (element instanceof Element) align(element, alignmentOf(element));
});

DOMPurify.addHook('uponSanitizeAttribute', (element, data) => {
  const allowed = [...GLOBAL_ATTRIBUTES, ...(ATTRIBUTES[element.tagName] ?? [])];
  data.keepAttr =
    allowed.includes(data.attrName) && (VALUES[data.attrName]?.test(data.attrValue) ?? true);
});

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  if (element instanceof HTMLAnchorElement) finishLink(element);
  if (element instanceof HTMLImageElement) finishImage(element);
  // Wide tables scroll, by keyboard too.
  if (resolveShown !== null && element instanceof HTMLTableElement) element.tabIndex = 0;
});

/** Other editors align by style or attribute; here a class says it. */
function alignmentOf(element: Element): string | undefined {
  if (element.tagName === 'CENTER') return 'center';
  const said =
    /\balign-(\w+)/.exec(element.className)?.[1] ??
    /\btext-align\s*:\s*(\w+)/i.exec(element.getAttribute('data-style') ?? '')?.[1] ??
    element.getAttribute('align')?.trim();
  const alignment = said?.toLowerCase() === 'right' ? 'end' : said?.toLowerCase();
  return ALIGNMENTS.find((known) => known === alignment);
}

function align(element: Element, alignment: string | undefined): void {
  if (alignment === undefined) element.removeAttribute('class');
  else element.className = `align-${alignment}`;
}

/** What leads off this site opens beside it and learns nothing of this window. */
function finishLink(link: HTMLAnchorElement): void {
  const address = safeHref(link.getAttribute('href') ?? '');
  if (address === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address);
  const isInside = !/^https?:/i.test(address) || new URL(address).origin === location.origin;
  if (resolveShown === null || isInside) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

function finishImage(image: HTMLImageElement): void {
  const address = safeImageSrc(image.getAttribute('src') ?? '');
  if (address === undefined) {
    image.remove();
    return;
  }
  image.setAttribute('alt', image.alt);
  image.setAttribute('src', address);
  if (resolveShown === null) return;
  const source = resolveShown(address);
  const sources = srcSet(source);
  image.setAttribute('src', source);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (sources === undefined) return;
  image.setAttribute('srcset', sources);
  image.setAttribute('sizes', SIZES);
}
