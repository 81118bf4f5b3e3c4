import type DOMPurify from 'dompurify';
import {
  ALIGNED_BY,
  ATTRIBUTES,
  DROPPED_WITH_TEXT,
  GLOBAL_ATTRIBUTES,
  RENAMED,
  TAGS,
} from './sanitize-rules.ts';

declare global {
  // Declaration merging needs an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Element {
    /** Of the HTML Sanitizer API; Safari and browsers of before 2026 do not have it. */
    setHTML?: (
      html: string,
      options: { sanitizer: SanitizerConfig & { processingInstructions: string[] } },
    ) => void;
  }
}

const ELEMENTS = [...TAGS, ...Object.keys(RENAMED).map((name) => name.toLowerCase())];

const ALLOWED_ATTRIBUTES = [
  ...new Set([...GLOBAL_ATTRIBUTES, ...ALIGNED_BY, ...Object.values(ATTRIBUTES).flat()]),
];

const hasOwn = 'setHTML' in Element.prototype;

/** Stands in where the browser has no sanitiser of its own: 10 kB that the others need not fetch. */
let purifier: typeof DOMPurify | undefined;

/** True once `keepAllowed` can do its work. */
export function canKeepAllowed(): boolean {
  return hasOwn || purifier !== undefined;
}

/** Fetches what `keepAllowed` needs. @throws where that cannot be fetched */
export async function loadKeepAllowed(): Promise<void> {
  if (!hasOwn) purifier ??= (await import('dompurify')).default;
}

/**
 * Of any markup, the elements and attributes that rich text may hold, and the text of all others but
 * those of `DROPPED_WITH_TEXT`. Addresses and values are still to be checked: `sanitize-html.ts` does.
 * @returns nodes of a document that fetches and runs nothing
 * @throws Error where `loadKeepAllowed` was needed and has not ended
 */
export function keepAllowed(markup: string | DocumentFragment): DocumentFragment {
  if (hasOwn) return keepWithBrowser(markup);
  if (!purifier) throw new Error('Nothing is here yet that could read rich text');
  const kept: DocumentFragment | null = purifier.sanitize(markup, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    // It takes other attributes for addresses.
    ADD_URI_SAFE_ATTR: ALIGNED_BY,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    FORBID_CONTENTS: DROPPED_WITH_TEXT,
    RETURN_DOM_FRAGMENT: true,
  });
  // It gives nothing at all for what is no page (`<frameset>`), whatever its types say.
  return kept ?? document.createDocumentFragment();
}

function keepWithBrowser(markup: string | DocumentFragment): DocumentFragment {
  const html = typeof markup === 'string' ? markup : htmlOf(markup);
  const { body } = document.implementation.createHTMLDocument('');
  body.setHTML?.(html, {
    sanitizer: {
      elements: ELEMENTS,
      attributes: ALLOWED_ATTRIBUTES,
      replaceWithChildrenElements: othersIn(html),
      comments: false,
      processingInstructions: [],
      dataAttributes: false,
    },
  });
  const range = body.ownerDocument.createRange();
  range.selectNodeContents(body);
  return range.extractContents();
}

function htmlOf(fragment: DocumentFragment): string {
  const holder = document.implementation.createHTMLDocument('').body;
  holder.append(fragment);
  return holder.innerHTML;
}

/** The browser drops the text of elements that it is not told of: these are to leave theirs. */
function othersIn(html: string): string[] {
  const names = [...html.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, name = '']) =>
    name.toLowerCase().replaceAll('\0', '\uFFFD'),
  );
  const known = new Set([...ELEMENTS, ...DROPPED_WITH_TEXT, 'html', 'body']);
  return [...new Set(names).difference(known)];
}
