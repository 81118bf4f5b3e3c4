import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { pause } from '#src/lib/pause.ts';

type MountLaterProps = {
  /** What keeps the place until then. */
  placeholder?: ReactNode;
  children: ReactNode;
};

/** Ends with the last part that waits to be mounted. */
let queue = Promise.resolve();

/**
 * Mounts its children once what stands before them was painted, each part in a task of its own: a form takes
 * the first key while its editor, pickers and folded parts are still being made. Not in a transition: React
 * starts that again with each other update, and the editor would be made several times.
 */
export function MountLater({ placeholder, children }: MountLaterProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    let isGone = false;
    const mount = async (before: Promise<void>) => {
      await before;
      await pause();
      if (!isGone) setMounted(true);
    };
    queue = mount(queue);
    return () => {
      isGone = true;
    };
  }, []);
  return isMounted ? children : <div aria-busy>{placeholder}</div>;
}
