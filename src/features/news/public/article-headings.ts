import { type RefObject, useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { CleanHtml } from '#src/lib/html/purify.ts';
import { sanitizeHtml } from '#src/lib/html/sanitize-html.ts';
import { idInHash } from '#src/lib/links/id-in-hash.ts';

/** `level` is 2 or 3; `id` is the fragment of a link to it. */
export type ArticleHeading = { id: string; text: string; level: number };

const HEADINGS = 'h2, h3';

/** A sanitised article and its headings, in order. */
type Article = { clean: CleanHtml; headings: readonly ArticleHeading[] };

/** Sanitises an article's text for display, and names its headings. */
export function readArticle(html: string, resolve?: (address: string) => string): Article {
  let headings: ArticleHeading[] = [];
  const finish = (fragment: DocumentFragment) => {
    headings = nameHeadings(fragment);
  };
  return { clean: sanitizeHtml(html, { resolve, finish }), headings };
}

/**
 * Adds ids to headings and makes them focusable. Ids are made of the words, so that links still work when
 * headings are added; a repeated id gets a number.
 */
function nameHeadings(clean: DocumentFragment): ArticleHeading[] {
  const seen = new Map<string, number>();
  return Array.from(clean.querySelectorAll<HTMLElement>(HEADINGS), (heading) => {
    const words = heading.textContent.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    // The prefix avoids clashes with ids of the page itself.
    const id = ['s', ...words].join('-');
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    heading.id = times > 1 ? `${id}-${times}` : id;
    heading.tabIndex = -1;
    const text = heading.textContent.trim();
    return { id: heading.id, text, level: Number(heading.tagName.slice(1)) };
  });
}

/**
 * Scrolls to the heading in the URL, also if the text is rendered after the page has loaded. Back and forward
 * restore the scroll position instead.
 * @param text the element of the article's text
 */
export function useHeadingLink(
  text: RefObject<HTMLElement | null>,
  headings: readonly ArticleHeading[],
): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();

  useEffect(() => {
    const isBack = navigation === NavigationType.Pop && key !== 'default';
    const id = idInHash(hash);
    if (isBack || !headings.some((heading) => heading.id === id)) return undefined;
    const element = document.getElementById(id);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView();
    return element ? keepInView(element, text.current) : undefined;
  }, [hash, key, navigation, text, headings]);
}

/** Scrolls again whenever a picture above has loaded, until the person scrolls or presses a key. */
function keepInView(element: Element, text: HTMLElement | null): () => void {
  const end = new AbortController();
  const { signal } = end;
  text?.addEventListener('load', () => element.scrollIntoView(), { capture: true, signal });
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(move, () => end.abort(), { passive: true, signal });
  }
  return () => end.abort();
}

/** Observer margins: a heading is reached once it is in the upper third of the window or above. */
const REACHED = '9999999px 0px -66% 0px';

/** The id of the last heading that is reached; undefined before the first one. */
export function useCurrentHeading(headings: readonly ArticleHeading[]): string | undefined {
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setReached((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) after.add(target.id);
            else after.delete(target.id);
          }
          return after;
        });
      },
      { rootMargin: REACHED },
    );
    for (const { id } of headings) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);

  return headings.findLast(({ id }) => reached.has(id))?.id;
}
