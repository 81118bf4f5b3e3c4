import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { entryKey } from '#src/lib/name-entry.ts';

/**
 * Scrolls to the top on navigation, restores on back and forward. React Router stores positions in
 * sessionStorage and warns on each navigation where that is blocked: there only the browser
 * restores.
 */
export function ScrollMemory() {
  const [canStore] = useState(canStoreNow);
  return canStore ? <ScrollRestoration getKey={entryKey} /> : <ScrollToTop />;
}

function ScrollToTop() {
  const { pathname } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    // Query changes keep the scroll position.
    if (shown.current !== pathname && !isBackOrForward) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, isBackOrForward]);
  return null;
}

/** False where storage is blocked or full, and in Node. */
function canStoreNow(): boolean {
  const key = 'scroll-test';
  try {
    sessionStorage.setItem(key, '');
    sessionStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}
