import {
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  Activity,
  memo,
  Suspense,
  use,
  useEffectEvent,
  useRef,
} from 'react';
import {
  NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import { CurrentPage, currentPage } from '#src/admin/tabs/current-page.ts';
import {
  endAllPages,
  endPage,
  hiddenPages,
  isUnsaved,
  loadOpenPages,
  pageKey,
  useOpenPages,
  visitPage,
} from '#src/admin/tabs/open-pages.ts';
import { useUnloadGuard } from '#src/admin/form/leave/use-unload-guard.ts';
import { isPartOpening } from '#src/components/loading/lazy-part.tsx';
import { entryKey } from '#src/lib/links/name-entry.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { isRouteHandle } from '../../../navigation/route-handles.ts';
import { useIsReturn } from '#src/components/use-is-return.ts';

/** Renders the visible page, and hidden beside it the cached pages. */
export function PageOutlet() {
  const outlet = useOutlet();
  const page = useCurrentPage();
  // Deferred, because removing a page takes time.
  const cached = useDeferredValue(useCachedKeys());
  const key = page && pageKey(page.name);
  const shown = page?.isNamed ? key : undefined;
  useLayoutEffect(() => {
    loadOpenPages();
    return endAllPages;
  }, []);
  useVisits(page, key);
  useUnloadGuard(isHiddenPageUnsaved);

  const keys = new Set(cached);
  if (shown !== undefined) keys.add(shown);
  return (
    <>
      {/* In an order that does not depend on visits, because elements that move lose their state. */}
      {[...keys].toSorted().map((each) => (
        <CachedPage key={each} isInFront={each === shown}>
          <PageOfKey pageKey={each}>{each === shown && outlet}</PageOfKey>
        </CachedPage>
      ))}
      {shown === undefined && outlet}
    </>
  );
}

const useCachedKeys = () =>
  useOpenPages(
    useShallow(({ pages }) => pages.flatMap(({ isCached, key }) => (isCached && key) || [])),
  );

function PageOfKey({ pageKey: key, children }: { pageKey: string; children: ReactNode }) {
  const [page] = useState(() => currentPage(key));
  return <CurrentPage value={page}>{children}</CurrentPage>;
}

type Page = {
  name: string;
  /** Whether its route gives it a name: pages without one are never cached, but have a tab. */
  isNamed: boolean;
  isForm: boolean;
  /** Whether it is the form of a new record. */
  isNew: boolean;
  isCached: boolean;
};

/** The visible page; undefined where the address has none. */
export function useCurrentPage(): Page | undefined {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const { pageTabs } = useSettings();
  const cachedAs = isRouteHandle(handle) ? (handle.cachedAs ?? '') : undefined;
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? params.get('copy') ?? '';
  return useMemo(() => {
    if (cachedAs === undefined) return undefined;
    const isForm = cachedAs === true;
    const isNamed = cachedAs !== '';
    const name = isNamed && !isForm ? cachedAs : pathname + id;
    const isNew = isForm && pathname.endsWith('/new');
    return { name, isNamed, isForm, isNew, isCached: isNamed && (pageTabs || !isForm) };
  }, [cachedAs, pathname, id, pageTabs]);
}

/** Tells the store of open pages which one is visible, and at which address. */
function useVisits(page: Page | undefined, key = ''): void {
  const location = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  useLayoutEffect(() => {
    const { pathname, search, state } = location;
    const place = { path: pathname + search, state, entry: entryKey(location) };
    visitPage(page && { ...page, ...place, key }, isReplaced, isOverlayOpen);
  }, [page, key, location, isReplaced]);

  const areFormsCached = useSettings().pageTabs;
  useEffect(() => {
    if (areFormsCached) return;
    for (const hidden of hiddenPages()) if (!isUnsaved(hidden)) endPage(hidden.name);
  }, [areFormsCached]);
}

const isHiddenPageUnsaved = () => hiddenPages().some(isUnsaved);

/**
 * Whether a dialog or a menu of the page that was just left is open, or about to open: React hides what a hidden page
 * has added to the body, and would show it again together with the page.
 */
function isOverlayOpen(): boolean {
  return (
    isPartOpening() ||
    [...document.body.children].some(
      (part) =>
        part instanceof HTMLElement &&
        part.style.getPropertyPriority('display') === 'important' &&
        !part.matches('.MuiModal-hidden, .MuiTooltip-popper'),
    )
  );
}

type CachedPageProps = {
  isInFront: boolean;
  /** The page, while it is visible. */
  children: ReactNode;
};

/**
 * Keeps the state and the elements of a page while it is hidden. `Activity` hides it and ends its effects; it is
 * suspended too, because it would go on rendering otherwise, with the address of the visible page.
 */
const CachedPage = memo(({ isInFront, children }: CachedPageProps) => {
  const [never] = useState(() => new Promise<never>(() => {}));
  return (
    <Activity mode={isInFront ? 'visible' : 'hidden'}>
      <Suspense fallback={null}>
        <FocusKeeper until={isInFront ? undefined : never}>{children}</FocusKeeper>
      </Suspense>
    </Activity>
  );
});
CachedPage.displayName = 'CachedPage';

type FocusKeeperProps = { until: Promise<never> | undefined; children: ReactNode };

/** Returns the focus to the element that had it last, when the page is shown again. */
function FocusKeeper({ until, children }: FocusKeeperProps) {
  const isReturn = useIsReturn();
  const container = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement>(undefined);

  const restoreFocus = useEffectEvent(() => {
    const left = focused.current;
    focused.current = undefined;
    if (!isReturn || !left) return;
    // An editor has rendered its text again, with the same id.
    const again = left.isConnected ? left : document.getElementById(left.id);
    again?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const page = container.current;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) focused.current = target;
    };
    restoreFocus();
    page?.addEventListener('focusin', remember);
    return () => {
      page?.removeEventListener('focusin', remember);
      if (page?.contains(document.activeElement)) focused.current?.blur();
      // Tells a data grid that something else was pressed; it would move the focus to itself otherwise.
      document.dispatchEvent(new MouseEvent('mouseup'));
    };
  }, []);

  if (until) use(until);
  return <div ref={container}>{children}</div>;
}
