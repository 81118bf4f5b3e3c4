import { safeHref, safeImageSrc } from './safe-href.ts';
import {
  ALIGNMENTS,
  ATTRIBUTES,
  GLOBAL_ATTRIBUTES,
  RENAMED,
  TAGS,
  VALUES,
} from './sanitize-rules.ts';
import { srcSet } from './srcset.ts';

/** Completes the address of a picture that is to be shown. */
export type ResolvePicture = (address: string) => string;

/** A document where no picture is fetched. */
export const nowhere = document.implementation.createHTMLDocument('');

/** An article's column. */
const SIZES = '(min-width: 720px) 680px, 100vw';

/**
 * An element of a rich text, made anew with what the rules allow of it, in a document that shows nothing.
 * @param resolve absent where it is not to be shown
 * @returns undefined where only what is in it is kept, null where nothing is
 */
export function sanitizedElement(
  original: HTMLElement,
  localName: string,
  resolve: ResolvePicture | undefined,
): HTMLElement | undefined | null {
  const name = RENAMED[localName] ?? localName;
  if (!TAGS.has(name)) return undefined;
  const element = nowhere.createElement(name);
  const alignment = alignmentOf(original, localName);
  if (alignment !== undefined) element.className = `align-${alignment}`;
  for (const { name: attribute, value } of original.attributes) {
    if (isAllowed(name, attribute, value)) element.setAttribute(attribute, value);
  }
  if (element instanceof HTMLAnchorElement) finishLink(element, resolve !== undefined);
  if (element instanceof HTMLImageElement) return finishImage(element, resolve);
  // Wide tables scroll, by keyboard too.
  if (resolve && element instanceof HTMLTableElement) element.tabIndex = 0;
  return element;
}

function isAllowed(name: string, attribute: string, value: string): boolean {
  const isKnown = GLOBAL_ATTRIBUTES.includes(attribute) || ATTRIBUTES[name]?.includes(attribute);
  return isKnown === true && VALUES[attribute]?.test(value) !== false;
}

/** Other editors align by style or attribute; here a class says it. */
function alignmentOf(element: HTMLElement, localName: string): string | undefined {
  if (localName === 'center') return 'center';
  const said =
    /\balign-(\w+)/.exec(element.className)?.[1] ??
    /\btext-align\s*:\s*(\w+)/i.exec(element.getAttribute('data-style') ?? '')?.[1] ??
    element.getAttribute('align')?.trim();
  const alignment = said?.toLowerCase() === 'right' ? 'end' : said?.toLowerCase();
  return ALIGNMENTS.find((known) => known === alignment);
}

/** What leads off this site opens beside it and learns nothing of this window. */
function finishLink(link: HTMLAnchorElement, isShown: boolean): void {
  const address = safeHref(link.getAttribute('href') ?? '');
  if (address === undefined) {
    link.removeAttribute('href');
    return;
  }
  link.setAttribute('href', address);
  const isInside = !/^https?:/i.test(address) || new URL(address).origin === location.origin;
  if (!isShown || isInside) return;
  link.target = '_blank';
  link.rel = 'noopener';
}

function finishImage(
  image: HTMLImageElement,
  resolve: ResolvePicture | undefined,
): HTMLImageElement | null {
  const address = safeImageSrc(image.getAttribute('src') ?? '');
  if (address === undefined) return null;
  image.setAttribute('alt', image.alt);
  image.setAttribute('src', address);
  if (!resolve) return image;
  const source = resolve(address);
  const sources = srcSet(source);
  image.setAttribute('src', source);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (sources === undefined) return image;
  image.setAttribute('srcset', sources);
  image.setAttribute('sizes', SIZES);
  return image;
}
