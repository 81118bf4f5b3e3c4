import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { entryKey } from '#src/lib/links/name-entry.ts';

/**
 * After a navigation, scrolls to the top or to the target of the hash; back and forward restore the position. React
 * Router stores the positions in sessionStorage, and warns whenever a page is left where the browser blocks that: there
 * the browser restores them.
 */
export function ScrollMemory() {
  const [canStore] = useState(canStoreNow);
  return canStore ? <ScrollRestoration getKey={entryKey} /> : <ScrollToTop />;
}

function ScrollToTop() {
  const { pathname, hash, key } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The first page of a visit is a POP too; after a reload it has a key, and the browser restores the position.
    const isBackOrForward = isPop && (shown.current !== undefined || key !== 'default');
    const isOtherPage = shown.current !== undefined && shown.current !== pathname;
    shown.current = pathname;
    if (isBackOrForward) return;
    const target = document.getElementById(idInHash(hash));
    if (target) target.scrollIntoView();
    // The position stays when only the query changes, for a dialog or a filter.
    else if (isOtherPage) window.scrollTo(0, 0);
  }, [pathname, hash, key, isPop]);
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
