import { LAZY_SOURCES } from '#src/lib/html/sanitize-rules.ts';

/** Elements of an SVG that is a picture; placeholders are empty, or have one rectangle. */
const DRAWING = /<(?:circle|ellipse|foreignObject|image|line|path|poly(?:gon|line)|text|use)\b/i;

/** A width and height of one pixel in the hex digits of a PNG, GIF, WebP (three kinds) and JPEG. */
const PIXEL = new RegExp(
  `^(?:${[
    '89504e47.{24}(?:0{7}1){2}',
    '47494638(?:37|39)61(?:0100){2}',
    '(?:..)*?5650384c.{8}2f0{6}.0',
    '(?:..)*?56503820.{14}9d012a(?:0100){2}',
    '(?:..)*?56503858.{16}0{12}',
    '(?:..)*?ffc[0-2].{4}08(?:0001){2}',
  ].join('|')})`,
);

/** In characters; no picture of one pixel is longer. */
const MAX_LENGTH = 4096;

/** Whether a URL is an empty placeholder: pages use it until the picture itself is loaded. */
function isPlaceholder(address: string): boolean {
  if (!/^data:/i.test(address)) return /^(?:#|about:|$)/i.test(address);
  const [, type, coding = '', data] = /^data:image\/([a-z]+)([^,]*),(.*)$/is.exec(address) ?? [];
  if (type === undefined || data === undefined) return true;
  const isBase64 = /;base64$/i.test(coding);
  if (type.toLowerCase() === 'svg') return !DRAWING.test(decode(data, isBase64));
  return data.length < MAX_LENGTH && PIXEL.test(toHex(decode(data, isBase64)));
}

function decode(data: string, isBase64: boolean): string {
  try {
    const text = decodeURIComponent(data);
    return isBase64 ? atob(text) : text;
  } catch {
    return data;
  }
}

function toHex(bytes: string): string {
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

/**
 * Names of attributes with the URL of a picture that its page loads once it is scrolled into view:
 * `data-src`, `data-original`, `data-actualsrc`, `data-lazy`, `real_src`, `zoomfile`, `data-srcset` and so on.
 */
const LAZY = /.src(?:set)?$|^(?:data-)?(?:[\w-]*lazy(?:load)?|original|echo|(?:zoom)?file)$/i;
const ADDRESS = /^(?:https?:|data:image\/|\.{0,2}\/)|\.(?:avif|bmp|gif|jpe?g|png|svg|webp)\b/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** A data URL with at least 4,000 characters: a picture, not a blurred preview. */
const BYTES = /^data:image\/(?!svg).{4000}/is;
/** Base of relative URLs whose page is not known. */
const UNKNOWN = 'https://unknown.invalid/';

/**
 * Sets the `src` of each pasted picture to its real URL, however its page loads it, and removes those that
 * cannot stay, placeholders and tracking pixels. Changes `root`, whose styles must be in `data-style`.
 * @param canStay whether the text may have a picture with this URL
 * @returns the number of removed pictures that a reader of the page could see
 */
export function resolvePictures(root: ParentNode, canStay: (address: string) => boolean): number {
  for (const noscript of root.querySelectorAll('noscript')) {
    // After a picture, `noscript` repeats that picture.
    if (noscript.previousElementSibling?.matches('img, picture') === true) continue;
    noscript.replaceWith(...noscript.querySelectorAll('img'));
  }
  let lost = drawnElsewhere(root).size;
  for (const image of root.querySelectorAll('img')) {
    if (image.closest('noscript') !== null) continue;
    const address = addressOf(image);
    // The sanitiser would prefer their URLs.
    for (const name of LAZY_SOURCES) image.removeAttribute(name);
    const isTracker = sizeOf(image, 'width') <= 1 && sizeOf(image, 'height') <= 1;
    if (address !== undefined && canStay(address) && !isTracker) {
      image.setAttribute('src', address);
      continue;
    }
    if (!isTracker && (address !== undefined || isDescribed(image))) lost += 1;
    image.remove();
  }
  return lost;
}

/** The first address of a picture that is no placeholder. */
function addressOf(image: Element): string | undefined {
  const src = image.getAttribute('src')?.trim() ?? '';
  if (BYTES.test(src)) return src;
  const box = image.closest('picture');
  const parts = [image, ...(box?.querySelectorAll('source') ?? [])];
  const copy = (box ?? image).nextElementSibling;
  const copied = copy?.matches('noscript') === true ? copy.querySelector('img') : null;
  const page = /^https?:/i.test(src) && URL.canParse(src) ? src : UNKNOWN;
  return [
    ...parts.flatMap(lazyAddresses).map((address) => absolute(address, page)),
    src.startsWith('//') ? absolute(src, location.href) : src,
    ...parts.map((part) => absolute(largest(part.getAttribute('srcset') ?? ''), page)),
    ...(copied ? [addressOf(copied) ?? ''] : []),
  ].find((address) => !isPlaceholder(address));
}

function lazyAddresses({ attributes }: Element): string[] {
  return [...attributes]
    .filter(({ name }) => LAZY.test(name))
    .map(({ name, value }) => (/srcset$/i.test(name) ? largest(value) : value.trim()))
    .filter((value) => ADDRESS.test(value));
}

/** The largest picture of a `srcset`. */
function largest(set: string): string {
  const all = [...set.matchAll(/(\S*[^\s,])(?:\s+([\d.]+)[wx])?/g)];
  const bySize = all.toSorted(([, , one = 1], [, , other = 1]) => Number(other) - Number(one));
  return bySize[0]?.[1] ?? '';
}

function absolute(address: string, page: string): string {
  const isWhole = address === '' || HAS_SCHEME.test(address);
  return !isWhole && URL.canParse(address, page) ? new URL(address, page).href : address;
}

/** Whether an element without a URL evidently was a picture. */
function isDescribed(image: Element): boolean {
  const sizes = ['width', 'height', 'data-w'].map((name) => sizeOf(image, name));
  const hasSize = sizes.some((size) => size > 1) && !sizes.some((size) => size <= 1);
  return hasSize || Boolean(image.getAttribute('alt')?.trim());
}

/** The declared width or height of a picture; NaN for none. */
function sizeOf(image: Element, name: string): number {
  const style = image.getAttribute('data-style') ?? '';
  const styled = new RegExp(`(?:^|[;\\s])${name}\\s*:\\s*([\\d.]+)(?:px)?\\s*(?:[;!]|$)`, 'i');
  return Number.parseFloat(image.getAttribute(name) ?? styled.exec(style)?.[1] ?? '');
}

/** The URLs of backgrounds and of parts of drawings, which the text cannot have. */
function drawnElsewhere(root: ParentNode): Set<string> {
  const backgrounds = root.querySelectorAll('[data-style*="url("]:not(img), [data-lazy-bgimg]');
  const addresses = [...backgrounds].map((element) => {
    const style = element.getAttribute('data-style') ?? '';
    const shown = /\bbackground[^;]*url\(\s*["']?([^"')]*)/i.exec(style)?.[1];
    return element.getAttribute('data-lazy-bgimg') ?? shown ?? '';
  });
  const drawn = [...root.querySelectorAll('svg image')].map(
    (image) => image.getAttribute('href') ?? image.getAttribute('xlink:href') ?? '',
  );
  return new Set([...addresses, ...drawn].filter((address) => !isPlaceholder(address)));
}
