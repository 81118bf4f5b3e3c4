import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { entryKey } from '#src/lib/name-entry.ts';

/**
 * A navigation scrolls to the top, back and forward restore (N3). React Router keeps the positions in
 * sessionStorage, and warns on every departure where the browser refuses that: there the browser restores.
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
    // A dialog or filter in the query leaves the page where it is.
    if (shown.current !== pathname && !isBackOrForward) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, isBackOrForward]);
  return null;
}

/** False where storage is closed or full, and in Node. */
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
