import { hasCrowdedTag, isTangledHtml } from './is-tangled-html.ts';
import { markQuotes } from './mark-quotes.ts';
import { inertDocument } from './inert-document.ts';
import { type CleanHtml, keepAllowed, type OnElement, toTrustedHtml } from './purify.ts';
import { quietMarkup } from './quiet-markup.ts';
import { safeHref, safeImageSrc } from '#src/lib/links/safe-href.ts';
import { markVideos } from '#src/lib/videos/video-figure.ts';
import {
  ALIGNMENTS,
  ATTRIBUTES,
  GLOBAL_ATTRIBUTES,
  JOINED,
  LAZY_SOURCES,
  RENAMED,
  VALUES,
} from './sanitize-rules.ts';
import { shownLength } from './shown-length.ts';
import { siteOrigin } from '#src/lib/links/site-origin.ts';
import { srcSet } from '#src/lib/pictures/srcset.ts';

/** The article's column width. */
const SIZES = '(min-width: 45em) 680px, 100vw';

type SanitizeOptions = {
  /** Completes the address of a picture. */
  resolve?: ((address: string) => string) | undefined;
  /** Changes the sanitised nodes before they become markup; of attributes it may add `id` and `tabindex`. */
  finish?: ((clean: DocumentFragment) => void) | undefined;
};

/**
 * Sanitises rich text for display: keeps structure, drops styles, truncates at `shownLength`. External
 * links open in a new tab, images load lazily. In Node it needs `setSanitizerWindow`.
 */
export function sanitizeHtml(
  html: string,
  { resolve = String, finish }: SanitizeOptions = {},
): CleanHtml {
  const clean = keepAllowed(readable(html.slice(0, shownLength(html))));
  finishAll(clean);
  for (const link of clean.querySelectorAll('a')) openInNewTab(link);
  for (const image of clean.querySelectorAll('img')) loadLazily(image, resolve);
  markVideos(clean, resolve);
  markQuotes(clean);
  // Wide tables scroll, also by keyboard.
  for (const table of clean.querySelectorAll('table')) table.tabIndex = 0;
  finish?.(clean);
  return toTrustedHtml(clean);
}

/** Sanitises to nodes for processing: nothing is truncated, no URL resolved. `onElement` gets the original elements. */
export function sanitizeToFragment(
  html: string | DocumentFragment,
  onElement?: OnElement,
): DocumentFragment {
  const clean = keepAllowed(typeof html === 'string' ? readable(html) : html, onElement);
  finishAll(clean);
  return clean;
}

/** Markup that would block the page becomes plain text. */
function readable(html: string): string {
  return isTangledHtml(html) ? withoutTags(html) : quietMarkup(html);
}

/** What a paste is parsed as: tidied, and plain text if one of its tags would block the page. */
export function readablePaste(html: string): string {
  return hasCrowdedTag(html) ? withoutTags(html) : quietMarkup(html);
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>?/g, ' ');
}

function finishAll(clean: DocumentFragment): void {
  for (const original of clean.querySelectorAll('*')) {
    const element = renamed(original);
    align(element, alignmentOf(original));
    if (element.tagName === 'IMG') loadNow(element);
    const refused = [...element.attributes].filter((attribute) => !isAllowed(element, attribute));
    for (const { name } of refused) element.removeAttribute(name);
    if (element.tagName === 'A') finishLink(element);
    if (element.tagName === 'IMG') finishImage(element);
  }
}

function renamed(element: Element): Element {
  const name = RENAMED[element.tagName];
  if (name === undefined) return element;
  const other = inertDocument().createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** The alignment of an element: other editors use styles or attributes, ours a class. */
function alignmentOf(element: Element): string | undefined {
  if (element.tagName === 'CENTER') return 'center';
  const said =
    /\balign-(\w+)/.exec(element.className)?.[1] ??
    /\btext-align\s*:\s*(\w+)/i.exec(element.getAttribute('data-style') ?? '')?.[1] ??
    element.getAttribute('align')?.trim();
  const alignment = said?.toLowerCase() === 'right' ? 'end' : said?.toLowerCase();
  return ALIGNMENTS.find((known) => known === alignment);
}

/** Replaces all classes. */
function align(element: Element, alignment: string | undefined): void {
  const isJoined = element.tagName === 'IMG' && element.classList.contains(JOINED);
  if (alignment !== undefined) element.className = `align-${alignment}`;
  else if (isJoined) element.className = JOINED;
  else element.removeAttribute('class');
}

function isAllowed(element: Element, { name, value }: Attr): boolean {
  const allowed = [...GLOBAL_ATTRIBUTES, ...(ATTRIBUTES[element.tagName] ?? [])];
  return allowed.includes(name) && (VALUES[name]?.test(value) ?? true);
}

/** Sets the URL that the picture has once it is in view. */
function loadNow(image: Element): void {
  const address = LAZY_SOURCES.map((name) => image.getAttribute(name)).find(Boolean);
  if (address && safeImageSrc(address) !== undefined) image.setAttribute('src', address);
}

/** Links within a page: headings have such ids, nothing else in a text has any. */
const PART = /^#(?:s-|top$)/;

function finishLink(link: Element): void {
  const address = safeHref(link.getAttribute('href') ?? '');
  const isNowhere = address?.startsWith('#') === true && !PART.test(address);
  if (address === undefined || isNowhere) link.removeAttribute('href');
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

/** External links open in a new tab without `opener`. */
function openInNewTab(link: HTMLAnchorElement): void {
  const address = link.getAttribute('href') ?? '';
  const isInside = !/^https?:/i.test(address) || new URL(address).origin === siteOrigin();
  if (isInside) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

function loadLazily(image: HTMLImageElement, resolve: (address: string) => string): void {
  const source = resolve(image.getAttribute('src') ?? '');
  const sources = srcSet(source);
  image.setAttribute('src', source);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (sources === undefined) return;
  image.setAttribute('srcset', sources);
  image.setAttribute('sizes', SIZES);
}
