import { isTangledHtml } from './is-tangled-html.ts';
import type { CleanHtml } from './purify.ts';
import { keepAllowed, toTrustedHtml } from './purify.ts';
import { quietMarkup } from './quiet-markup.ts';
import { safeHref, safeImageSrc } from './safe-href.ts';
import { ALIGNMENTS, ATTRIBUTES, GLOBAL_ATTRIBUTES, RENAMED, VALUES } from './sanitize-rules.ts';
import { siteOrigin } from './site-origin.ts';
import { srcSet } from './srcset.ts';

const MAX_LENGTH = 512 * 1024;

/** An article's column. */
const SIZES = '(min-width: 720px) 680px, 100vw';

/** Completes the address of a picture. */
type Resolve = (address: string) => string;

/**
 * The one sanitiser: rich text as markup that is safe to show (B9). Keeps structure, drops looks; what is
 * longer than 512 kB is cut. Links to other sites open in a new tab, pictures load lazily. Works in Node
 * too, after `giveSanitizerWindow`.
 */
export function sanitizeHtml(html: string, resolve: Resolve = String): CleanHtml {
  const kept = keepAllowed(readable(html.slice(0, MAX_LENGTH)));
  finishAll(kept);
  for (const link of kept.querySelectorAll('a')) openBeside(link);
  for (const image of kept.querySelectorAll('img')) fetchLate(image, resolve);
  // Wide tables scroll, by keyboard too.
  for (const table of kept.querySelectorAll('table')) table.tabIndex = 0;
  return toTrustedHtml(kept);
}

/** The same as nodes, to be read and not shown: addresses stay as they are, and nothing is cut. */
export function sanitizeToFragment(html: string | DocumentFragment): DocumentFragment {
  const kept = keepAllowed(typeof html === 'string' ? readable(html) : html);
  finishAll(kept);
  return kept;
}

/** Nesting that would block the page for seconds comes out as text. */
function readable(html: string): string {
  return isTangledHtml(html) ? html.replaceAll(/<[^>]*>?/g, ' ') : quietMarkup(html);
}

function finishAll(kept: DocumentFragment): void {
  for (const original of kept.querySelectorAll('*')) {
    const element = renamed(original);
    align(element, alignmentOf(original));
    const refused = [...element.attributes].filter((attribute) => !isAllowed(element, attribute));
    for (const { name } of refused) element.removeAttribute(name);
    if (element.tagName === 'A') finishLink(element);
    if (element.tagName === 'IMG') finishImage(element);
  }
}

function renamed(element: Element): Element {
  const name = RENAMED[element.tagName];
  if (name === undefined) return element;
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

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

function isAllowed(element: Element, { name, value }: Attr): boolean {
  const allowed = [...GLOBAL_ATTRIBUTES, ...(ATTRIBUTES[element.tagName] ?? [])];
  return allowed.includes(name) && (VALUES[name]?.test(value) ?? true);
}

function finishLink(link: Element): void {
  const address = safeHref(link.getAttribute('href') ?? '');
  if (address === undefined) link.removeAttribute('href');
  else link.setAttribute('href', address);
}

function finishImage(image: Element): void {
  const address = safeImageSrc(image.getAttribute('src') ?? '');
  if (address === undefined) {
    image.remove();
    return;
  }
  image.setAttribute('alt', image.getAttribute('alt') ?? '');
  image.setAttribute('src', address);
}

/** What leads off this site opens in a new tab, which cannot reach this one. */
function openBeside(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  const isInside = !/^https?:/i.test(address) || new URL(address).origin === siteOrigin();
  if (isInside) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

function fetchLate(image: HTMLImageElement, resolve: Resolve): void {
  const source = resolve(image.getAttribute('src') ?? '');
  const sources = srcSet(source);
  image.setAttribute('src', source);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (sources === undefined) return;
  image.setAttribute('srcset', sources);
  image.setAttribute('sizes', SIZES);
}
