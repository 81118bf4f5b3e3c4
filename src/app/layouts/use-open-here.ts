import { useState } from 'react';
import { useLocation } from 'react-router';

/** Open state of a menu; any navigation closes it, and going back does not open it again. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  if (openAt !== undefined && openAt !== key) setOpenAt(undefined);
  return {
    isOpen: openAt === key,
    open: () => setOpenAt(key),
    close: () => setOpenAt(undefined),
  };
}
