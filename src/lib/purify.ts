import DOMPurify from 'dompurify';
import type { Config, WindowLike } from 'dompurify';
import {
  ALIGNED_BY,
  ATTRIBUTES,
  DROPPED_WITH_TEXT,
  GLOBAL_ATTRIBUTES,
  RENAMED,
  TAGS,
} from './sanitize-rules.ts';

/** What the sanitiser needs of a browser: jsdom's window has it too. */
export type SanitizerWindow = WindowLike & { document: Document };

/** For `dangerouslySetInnerHTML`: TrustedHTML where the browser has Trusted Types, else a string. */
export type CleanHtml = { toString: () => string };

/** `isSupported` is false where this module was loaded without a DOM, as in Node. */
let purifier = DOMPurify;
let givenWindow: SanitizerWindow | undefined;

/** Gives the sanitiser a DOM in Node: jsdom's window. */
export function giveSanitizerWindow(window: SanitizerWindow): void {
  purifier = DOMPurify(window);
  givenWindow = window;
}

const RULES = {
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  FORBID_CONTENTS: DROPPED_WITH_TEXT,
} satisfies Config;

const KEPT_ATTRIBUTES = [...GLOBAL_ATTRIBUTES, ...Object.values(ATTRIBUTES).flat()];

/** What `sanitizeHtml` itself adds to what it shows. */
const ADDED_ATTRIBUTES = ['decoding', 'loading', 'rel', 'sizes', 'srcset', 'tabindex', 'target'];

/**
 * Of any markup, the elements and attributes that rich text may hold, and the text of all others but
 * those of `DROPPED_WITH_TEXT`. Addresses and values are still to be checked: `sanitize-html.ts` does.
 * @returns nodes of a document that fetches and runs nothing
 * @throws Error in Node before `giveSanitizerWindow`
 */
export function keepAllowed(markup: string | DocumentFragment): DocumentFragment {
  const kept: DocumentFragment | null = supported().sanitize(markup, {
    ...RULES,
    ALLOWED_TAGS: [...TAGS, ...Object.keys(RENAMED).map((name) => name.toLowerCase())],
    ALLOWED_ATTR: [...KEPT_ATTRIBUTES, ...ALIGNED_BY],
    // It takes other attributes for addresses.
    ADD_URI_SAFE_ATTR: ALIGNED_BY,
    RETURN_DOM_FRAGMENT: true,
  });
  // It gives nothing at all for what is no page (`<frameset>`), whatever its types say.
  return kept ?? (givenWindow ?? window).document.createDocumentFragment();
}

/**
 * Nodes that have been cleaned and finished, as markup. It is cleaned once more, since a parser may read
 * markup in another way than the nodes that it was written from.
 */
export function toTrustedHtml(clean: DocumentFragment): CleanHtml {
  const holder = clean.ownerDocument.createElement('div');
  holder.append(clean);
  return supported().sanitize(holder.innerHTML, {
    ...RULES,
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...KEPT_ATTRIBUTES, ...ADDED_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: ADDED_ATTRIBUTES,
    RETURN_TRUSTED_TYPE: true,
  });
}

function supported(): typeof DOMPurify {
  if (purifier.isSupported) return purifier;
  throw new Error('The sanitiser has no DOM: call giveSanitizerWindow first');
}
