import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from 'react-router';
import { OfficePageContext } from '#src/admin/tabs/office-page.ts';
import { useUnloadGuard } from '#src/admin/form/leave/use-unload-guard.ts';
import { isPartOpening } from '#src/components/loading/lazy-part.tsx';
import { entryKey } from '#src/lib/links/name-entry.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { isRouteHandle } from '../../../navigation/route-handles.ts';
import { KeptPage } from './kept-page.tsx';
import {
  closeAllPages,
  closePage,
  isPageLost,
  isPageUnsaved,
  keepPage,
  keyOf,
  nameOf,
  pages,
  useKeptPages,
} from './kept-pages.ts';
import { officePageOf } from './office-page.ts';
import { closeTab, loadPageTabs, visitTab } from './page-tabs.ts';

/** The page, and hidden beside it those that were left and are kept. */
export function PageOutlet() {
  const outlet = useOutlet();
  const page = usePage();
  // Deferred, because it takes time to remove a page.
  const kept = useDeferredValue(useKeptKeys());
  const shown = page?.isNamed ? keyOf(page.name) : undefined;
  useLayoutEffect(() => {
    loadPageTabs();
    return closeAllPages;
  }, []);
  useVisits(page);
  useUnloadGuard(isHiddenPageUnsaved);

  const keys = new Set(kept);
  if (shown !== undefined) keys.add(shown);
  return (
    <>
      {/* In an order that no visit changes, because elements that move lose their state. */}
      {[...keys].toSorted().map((key) => (
        <KeptPage key={key} isShown={key === shown}>
          <NamedPage name={nameOf(key)}>{key === shown && outlet}</NamedPage>
        </KeptPage>
      ))}
      {shown === undefined && outlet}
    </>
  );
}

function useKeptKeys(): string[] {
  const names = useKeptPages();
  return useMemo(() => names.map(keyOf), [names]);
}

function NamedPage({ name, children }: { name: string; children: ReactNode }) {
  const [page] = useState(() => officePageOf(name));
  return <OfficePageContext value={page}>{children}</OfficePageContext>;
}

type Page = {
  name: string;
  /** Whether its route names it: others are never kept, and have a tab all the same. */
  isNamed: boolean;
  isForm: boolean;
  /** A form of a new record. */
  isNew: boolean;
  isKept: boolean;
};

/** The page in sight; undefined where the address has none. */
export function usePage(): Page | undefined {
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  const { pageTabs } = useSettings();
  const keptAs = isRouteHandle(handle) ? (handle.keptAs ?? '') : undefined;
  const params = new URLSearchParams(search);
  const id = params.get('id') ?? params.get('copy') ?? '';
  return useMemo(() => {
    if (keptAs === undefined) return undefined;
    const isForm = keptAs === true;
    const isNamed = keptAs !== '';
    const name = isNamed && !isForm ? keptAs : pathname + id;
    const isNew = isForm && pathname.endsWith('/new');
    return { name, isNamed, isForm, isNew, isKept: isNamed && (pageTabs || !isForm) };
  }, [keptAs, pathname, id, pageTabs]);
}

/** Keeps the page in sight, ends what was left and is not kept, and tells the tabs. */
function useVisits(page: Page | undefined): void {
  const location = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const before = useRef(page);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = page;
    pages.shown = page?.name;
    const hasLeft = left !== undefined && left.name !== page?.name;
    const isEnded = hasLeft && pages.ending.delete(left.name);
    // As by the form of the next record.
    const isInstead = hasLeft && isReplaced && left.isForm && !isPageUnsaved(left.name);
    // The next new record begins with what is so then, as its time.
    const isBlank = hasLeft && left.isNew && !isPageUnsaved(left.name);
    if (page) {
      if (page.isKept) keepPage(page.name);
      const { pathname, search, state } = location;
      const visit = { path: pathname + search, state, entry: entryKey(location) };
      visitTab({ name: page.name, ...visit }, isInstead ? left.name : undefined);
    }
    if (!hasLeft) {
      // What was to be left was not.
      if (page) pages.ending.delete(page.name);
      return;
    }
    if (isEnded) closeTab(left.name);
    else if (isInstead || isBlank || !left.isKept) closePage(left.name);
    else if (!isPageLost(left.name) && hasLeftSomethingOpen()) closePage(left.name);
  }, [page, location, isReplaced]);

  const areFormsKept = useSettings().pageTabs;
  useEffect(() => {
    if (!areFormsKept) closeHiddenPages();
  }, [areFormsKept]);
}

/** Ends the hidden pages without unsaved changes. */
function closeHiddenPages(): void {
  for (const name of useKeptPages.getState()) {
    if (name !== pages.shown && !isPageUnsaved(name)) closePage(name);
  }
}

function isHiddenPageUnsaved(): boolean {
  const hidden = [...pages.forms.keys()].filter((name) => name !== pages.shown);
  return hidden.some(isPageUnsaved);
}

/**
 * Whether a dialog or a menu of the page that has just been left is open, or about to be: React hides what a hidden
 * page has in the body, and coming back would show it again.
 */
function hasLeftSomethingOpen(): boolean {
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
