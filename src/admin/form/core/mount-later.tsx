import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { pause } from '#src/lib/time/pause.ts';

type MountLaterProps = {
  /** Reserves the space until then. */
  placeholder?: ReactNode;
  children: ReactNode;
};

/** Resolves when all parts that wait are mounted. */
let queue = Promise.resolve();

/**
 * Mounts its children after the first paint, each in a task of its own, so that a form takes input before its
 * editor, pickers and folded sections are mounted. Not a transition: React restarts it with each update, and
 * would create the editor several times.
 */
export function MountLater({ placeholder, children }: MountLaterProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    let isGone = false;
    const mount = async (before: Promise<void>) => {
      await before;
      await nextPaint();
      if (!isGone) setMounted(true);
    };
    queue = mount(queue);
    return () => {
      isGone = true;
    };
  }, []);
  return isMounted ? children : <div aria-busy>{placeholder}</div>;
}

/** In ms: a page in the background is not painted. */
const NO_PAINT = 200;

/** Resolves in the task after the next paint. */
function nextPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
  return Promise.race([painted, pause(NO_PAINT)]);
}
