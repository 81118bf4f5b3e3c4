import { useEffect, useState } from 'react';
import type { ArticleHeading } from './news-article-headings.ts';

/** Endless above, and down to a third of the window: what is inside has been reached. */
const REACHED = '9999999px 0px -66% 0px';

/**
 * The heading of the part that is being read: the last one that has come up into the window's upper
 * third. The browser reports it; nothing is measured while scrolling.
 */
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
