import { useEffect, useState } from 'react';
import { pause } from '#src/lib/time/pause.ts';

/** Resolves when all parts that wait are mounted. */
let queue = Promise.resolve();

/**
 * False until the first paint; then true for each part in a task of its own, so that a form takes input before
 * its other fields, editor, pickers and folded sections are mounted. Not a transition: React restarts it with each
 * update, and would create the editor several times.
 */
export function useMountedLater(): boolean {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (isMounted) return undefined;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const mount = async (before: Promise<void>) => {
      await before;
      await nextPaint();
      setMounted(true);
      await ended;
    };
    queue = mount(queue);
    // Its cleanup runs among the effects of the render that mounts the part, or when the part goes.
    return end;
  }, [isMounted]);
  return isMounted;
}

/** Resolves when the parts of all forms that are rendered are mounted, and their fields registered. */
export async function allMounted(): Promise<void> {
  let waitedFor: unknown;
  while (waitedFor !== queue) {
    waitedFor = queue;
    await queue;
  }
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
