import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { type Section, sectionOf, titleIdOf } from './sections.ts';

const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const MAX_HOLD_MS = 15_000;

/**
 * Focuses the heading of the section in the hash, and keeps the section in view while content above
 * it loads, until the person interacts. The router scrolls first; back and forward restore their
 * position.
 * @param progress changes with every finished query
 * @returns a ref for the element that holds the sections
 */
export function useAnchor(progress: string) {
  const page = useRef<HTMLElement>(null);
  const held = useRef<Section>(undefined);
  const seen = useRef(progress);
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // The first page load is also a POP, but has no key.
  const isRestored = type === NavigationType.Pop && key !== 'default';
  const visit = isRestored ? '' : `${hash} ${key}`;

  useEffect(() => {
    const section = sectionOf(visit.split(' ')[0] ?? '');
    if (section === undefined || page.current === null) return undefined;
    document.querySelector<HTMLElement>(`#${titleIdOf(section)}`)?.focus({ preventScroll: true });
    held.current = section;
    // Pictures without a size grow when they load.
    const growth = new ResizeObserver(() => scrollTo(section));
    growth.observe(page.current);
    const release = () => {
      held.current = undefined;
      growth.disconnect();
    };
    for (const input of INPUTS) window.addEventListener(input, release, { passive: true });
    const timer = setTimeout(release, MAX_HOLD_MS);
    return () => {
      release();
      clearTimeout(timer);
      for (const input of INPUTS) window.removeEventListener(input, release);
    };
  }, [visit]);

  // Before paint, so that no shift is visible.
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
