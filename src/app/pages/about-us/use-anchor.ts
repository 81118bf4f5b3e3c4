import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { sectionOf, titleIdOf } from './sections.ts';

const INPUTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Takes a reader to the part that the address names: the focus goes to its heading, and while the
 * parts above it are still coming in (`progress` changes), it stays at the top, until the reader does
 * something. The router scrolls there first; back and forward go where they were, untouched.
 */
export function useAnchor(progress: string): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  // A first visit is a POP as well, but one without a key.
  const isRestored = type === NavigationType.Pop && key !== 'default';
  const section = isRestored ? undefined : sectionOf(hash);
  /** The visit, by its key, whose part is kept in place. */
  const held = useRef<string>(undefined);
  const seen = useRef(progress);

  useEffect(() => {
    if (section === undefined) return undefined;
    document.querySelector<HTMLElement>(`#${titleIdOf(section)}`)?.focus({ preventScroll: true });
    held.current = key;
    const release = () => {
      held.current = undefined;
    };
    for (const input of INPUTS) window.addEventListener(input, release, { passive: true });
    return () => {
      release();
      for (const input of INPUTS) window.removeEventListener(input, release);
    };
  }, [section, key]);

  useLayoutEffect(() => {
    if (seen.current === progress) return;
    seen.current = progress;
    if (held.current && section) document.querySelector(`#${section}`)?.scrollIntoView();
  }, [section, progress]);
}
