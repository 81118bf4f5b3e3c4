import type { ReactNode } from 'react';
import { useMountedLater } from './use-mounted-later.ts';

type MountLaterProps = {
  /** Reserves the space until the children are mounted. */
  placeholder?: ReactNode;
  children: ReactNode;
};

/** Mounts its children after the first paint, in a task of their own. */
export function MountLater({ placeholder, children }: MountLaterProps) {
  return useMountedLater() ? children : <div aria-busy>{placeholder}</div>;
}
