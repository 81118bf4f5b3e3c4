import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { isElement, removeHidden } from './hidden-parts.ts';
import { dropNames, inertDocument, setInertDocument } from './inert-document.ts';
import { replacePlayer } from './other-player.ts';
import {
  ALIGNED_BY,
  ATTRIBUTES,
  DROPPED_WITH_TEXT,
  GLOBAL_ATTRIBUTES,
  LAZY_SOURCES,
  RENAMED,
  TAGS,
} from './sanitize-rules.ts';

/** The window that DOMPurify needs; jsdom's works too. */
export type SanitizerWindow = WindowLike & { document: Document };

/** For `dangerouslySetInnerHTML`: TrustedHTML where supported, else a string. */
export type CleanHtml = { toString: () => string };

/** `isSupported` is false without a DOM, as in Node. */
let purifier = DOMPurify;

/** Sets jsdom's window for use in Node. */
export function setSanitizerWindow(window: SanitizerWindow): void {
  purifier = DOMPurify(window);
  setInertDocument(window.document);
}

const RULES = {
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: DROPPED_WITH_TEXT,
} satisfies Config;

const ALLOWED_ATTRIBUTES = [...GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES).flat()];

/** Attributes added by `sanitizeHtml`. */
const ADDED_ATTRIBUTES = [
  'decoding',
  'id',
  'loading',
  'rel',
  'sizes',
  'srcset',
  'tabindex',
  'target',
];

/** Called with each element before it is changed or removed; `isHidden` if hidden content of it is removed. */
export type OnElement = (element: Element, isHidden: boolean) => void;

/**
 * Removes all but the allowed elements and attributes. Other elements leave their text, except `DROPPED_WITH_TEXT`;
 * hidden content is removed, and players become links. `sanitize-html.ts` checks URLs and values afterwards.
 * @returns nodes of an inert document
 * @throws Error in Node before `setSanitizerWindow`
 */
export function keepAllowed(
  markup: string | DocumentFragment,
  onElement?: OnElement,
): DocumentFragment {
  const purify = supported();
  let isRoot = true;
  purify.addHook('beforeSanitizeElements', (node) => {
    if (isRoot && isElement(node)) dropNames(node);
    isRoot = false;
  });
  // What it inserts is checked with the rest, by `sanitize-html.ts` and `toTrustedHtml`.
  purify.addHook('uponSanitizeElement', (node) => {
    if (!isElement(node)) return;
    const isHidden = removeHidden(node);
    onElement?.(node, isHidden);
    if (node.parentNode) replacePlayer(node);
  });
  try {
    const clean: DocumentFragment | null = purify.sanitize(markup, {
      ...RULES,
      ALLOWED_TAGS: [...TAGS, ...Object.keys(RENAMED).map((name) => name.toLowerCase())],
      ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, ...ALIGNED_BY, ...LAZY_SOURCES],
      // Otherwise their values would be checked as URLs.
      ADD_URI_SAFE_ATTR: ALIGNED_BY,
      RETURN_DOM_FRAGMENT: true,
    });
    // Returns null for `<frameset>`, despite its types.
    return clean ?? inertDocument().createDocumentFragment();
  } finally {
    purify.removeHook('beforeSanitizeElements');
    purify.removeHook('uponSanitizeElement');
  }
}

/**
 * Serialises cleaned nodes and sanitises again, because markup may be parsed differently than the
 * nodes it came from (mutation XSS).
 */
export function toTrustedHtml(clean: DocumentFragment): CleanHtml {
  const holder = inertDocument().createElement('div');
  holder.append(clean);
  return supported().sanitize(holder.innerHTML, {
    ...RULES,
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES, ...ADDED_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: ADDED_ATTRIBUTES,
    RETURN_TRUSTED_TYPE: true,
  });
}

function supported(): typeof DOMPurify {
  if (purifier.isSupported) return purifier;
  throw new Error('The sanitiser has no DOM: call setSanitizerWindow first');
}
