import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sectionOf, titleIdOf } from './sections.ts';
import type { Section } from './sections.ts';

const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const LONGEST = 15_000;

/**
 * Takes a reader to the part that the address names. The focus goes to its heading, and while what
 * stands above it is still coming in, it stays at the top, until the reader does something. The router
 * scrolls there first; back and forward go where they were, untouched.
 * @param progress changes with every answer that comes in
 * @returns for the element that holds the parts
 */
export function useAnchor(progress: string) {
  const page = useRef<HTMLElement>(null);
  const held = useRef<Section>(undefined);
  const seen = useRef(progress);
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // A first visit is a POP as well, but one without a key.
  const isRestored = type === NavigationType.Pop && key !== 'default';
  const visit = isRestored ? '' : `${hash} ${key}`;

  useEffect(() => {
    const section = sectionOf(visit.split(' ')[0] ?? '');
    if (section === undefined || page.current === null) return undefined;
    document.querySelector<HTMLElement>(`#${titleIdOf(section)}`)?.focus({ preventScroll: true });
    held.current = section;
    // Pictures that come without their size.
    const growth = new ResizeObserver(() => scrollTo(section));
    growth.observe(page.current);
    const release = () => {
      held.current = undefined;
      growth.disconnect();
    };
    for (const input of INPUTS) window.addEventListener(input, release, { passive: true });
    const timer = setTimeout(release, LONGEST);
    return () => {
      release();
      clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, release);
    };
  }, [visit]);

  // Before it is painted: nothing is seen to move.
  useLayoutEffect(() => {
    if (seen.current === progress) return;
    seen.current = progress;
    if (held.current) scrollTo(held.current);
  }, [progress]);

  return page;
}

function scrollTo(section: Section): void {
  document.querySelector(`#${section}`)?.scrollIntoView();
}
