import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { HEADINGS } from './news-article-headings.ts';
import type { ArticleHeading } from './news-article-headings.ts';

/**
 * Gives the headings of a text that is shown their ids, and goes to the one that the address names: on a
 * cold start too, where the text comes later than the page. Back and forward return to where one was.
 */
export function useHeadingLinks(
  text: RefObject<HTMLElement | null>,
  headings: readonly ArticleHeading[],
): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    const elements = text.current?.querySelectorAll<HTMLElement>(HEADINGS) ?? [];
    for (const [index, element] of [...elements].entries()) {
      element.id = headings[index]?.id ?? '';
      element.tabIndex = -1;
    }
  }, [text, headings]);

  useEffect(() => {
    const isBack = navigation === NavigationType.Pop && key !== 'default';
    if (hash === '' || isBack) return undefined;
    const id = decodeURIComponent(hash.slice(1));
    const index = headings.findIndex((heading) => heading.id === id);
    const element = text.current?.querySelectorAll<HTMLElement>(HEADINGS)[index];
    element?.focus({ preventScroll: true });
    element?.scrollIntoView();
    return element && stayAt(element, text.current);
  }, [hash, key, navigation, text, headings]);
}

/** Pictures above push it away as they come: goes there again, until the person moves. */
function stayAt(element: Element, text: HTMLElement | null): () => void {
  const end = new AbortController();
  const { signal } = end;
  text?.addEventListener('load', () => element.scrollIntoView(), { capture: true, signal });
  for (const move of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(move, () => end.abort(), { passive: true, signal });
  }
  return () => end.abort();
}
