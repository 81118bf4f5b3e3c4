import { create } from 'zustand';
import * as v from 'valibot';
import { parseStored } from '#src/lib/browser/stored.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** What of an open page outlives the document. */
const StoredPage = v.object({
  /** `cachedAs` of its route; a form's address. */
  name: v.string(),
  /** Path and query at which the page was left. */
  path: v.string(),
  /** The history's state there. */
  state: v.optional(v.unknown()),
  /** The key of its scroll position. */
  entry: v.string(),
  /** A record's; other titles are the routes'. */
  title: v.optional(v.string()),
  isPinned: v.boolean(),
  /** The id of its form's draft, while there are changes that are not saved. */
  draft: v.optional(v.string()),
});
const StoredPages = v.array(StoredPage);

type Visit = Pick<v.InferOutput<typeof StoredPage>, 'name' | 'path' | 'state' | 'entry'> & {
  /** React's key of its elements: another key is another form. */
  key: string;
  /** Whether it stays, hidden, when it is left. */
  isCached: boolean;
  isForm: boolean;
  isNew: boolean;
};

/** A page of the back office with a tab. Without a key it is not mounted, and begins anew when it is opened. */
export type OpenPage = v.InferOutput<typeof StoredPage> &
  Partial<Visit> & {
    /** The higher, the later it was visited. */
    visit?: number;
    /** What its form says, also while the page is hidden. */
    form?: Record<'isUnsaved' | 'isDraftSaved' | 'isGone', () => boolean> | undefined;
    /** Called when it ends while it is hidden. */
    onEnd?: readonly (() => void)[];
    /** The person is done with it: it is closed when it is left. */
    isClosing?: boolean;
  };

type OpenPages = {
  /** In the order of their tabs: those that are pinned first. */
  pages: readonly OpenPage[];
  /** The name of the page in sight. */
  shown: string | undefined;
  /** How many visits there were, and how many pages have ended. */
  visits: number;
  ended: number;
};

/** Beyond it the cached page that was visited longest ago, and has no unsaved changes, ends. */
const MAX_CACHED = 8;

/** Beyond it the page that was opened first, and is neither pinned nor unsaved, is closed. */
const MAX_OPEN = 30;

/** The open pages of this window: each has a tab, and some are mounted. */
export const useOpenPages = create<OpenPages>(() => ({
  pages: [],
  shown: undefined,
  visits: 0,
  ended: 0,
}));
const { getState, setState } = useOpenPages;

/** Pinned pages, for windows that are opened later. */
const pinnedPages = storedForPerson('pinned-tabs', StoredPages, []);

const person = () => personOf(session.getPageUser());
const storageKey = (name: string) => `page-tabs ${name}`;

/** Reads the pages that this person had open in this window; in a new one those that they pinned. */
export function loadOpenPages(): void {
  const name = person();
  setState({ pages: name === null ? [] : (readPages(storageKey(name)) ?? pinnedPages.read()) });
}

function readPages(key: string): OpenPage[] | null {
  try {
    return parseStored(sessionStorage.getItem(key), v.nullable(StoredPages), null);
  } catch {
    return null;
  }
}

function setPages(pages: readonly OpenPage[]): void {
  setState({ pages });
  const name = person();
  if (name === null) return;
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(v.parse(StoredPages, pages)));
  } catch {
    // Storage is full or blocked: the tabs last until the document ends.
  }
}

const findPage = (name: string | undefined): OpenPage | undefined =>
  getState().pages.find((page) => page.name === name);

/** The key of the elements that a page has, or will have: one that has ended is not shown again. */
export const pageKey = (name: string): string =>
  findPage(name)?.key ?? `${name} ${getState().ended}`;

export const isUnsaved = (page: OpenPage | undefined): boolean => page?.form?.isUnsaved() ?? false;

/** Whether a page has changes that only its form has. */
export const wouldLoseChanges = (page: OpenPage | undefined): boolean =>
  isUnsaved(page) && page?.form?.isDraftSaved() === false;

/** The hidden pages that have elements. */
export function hiddenPages(): OpenPage[] {
  const { pages, shown } = getState();
  return pages.filter(({ name, key }) => key !== undefined && name !== shown);
}

/**
 * Another page is in sight, or the same one at another address. Ends what was left and is not cached.
 * @param visit undefined where the address has no page
 * @param isReplaced whether the address took the place of the last one in the history
 * @param hasOverlay whether a dialog or a menu of the page that was left is open
 */
export function visitPage(
  visit: Visit | undefined,
  isReplaced: boolean,
  hasOverlay: () => boolean,
): void {
  const before = findPage(getState().shown);
  const left = before?.name === visit?.name ? undefined : before;
  const hasChanges = isUnsaved(left);
  // One form replaces another, as that of the next record.
  const isInstead = isReplaced && left?.isForm === true && !hasChanges;
  setState(({ visits }) => ({ shown: visit?.name, visits: visits + 1 }));
  if (visit) openPage(visit, isInstead ? left?.name : undefined);
  if (left) {
    // The next new record begins with what is so then, as its time.
    const isBlank = left.isNew === true && !hasChanges;
    if (left.isClosing) closePage(left.name);
    else if (isInstead || isBlank || !left.isCached) endPage(left.name);
    else if (!wouldLoseChanges(left) && hasOverlay()) endPage(left.name);
  }
  const cached = getState().pages.filter(({ isCached }) => isCached);
  const [oldest] = hiddenPages()
    .filter((page) => !isUnsaved(page))
    .toSorted((one, other) => (one.visit ?? 0) - (other.visit ?? 0));
  if (cached.length > MAX_CACHED && oldest) endPage(oldest.name);
}

/** @param instead the name of the page whose place it gets */
function openPage(visit: Visit, instead?: string): void {
  const { pages, visits } = getState();
  const begun = { ...visit, visit: visits, onEnd: [], isClosing: false };
  if (findPage(visit.name)) {
    updatePage(visit.name, begun);
    return;
  }
  const opened: OpenPage = { ...begun, isPinned: false };
  const place = pages.findIndex(({ name, isPinned }) => name === instead && !isPinned);
  setPages(place === -1 ? [...pages, opened] : pages.toSpliced(place, 1, opened));
  const first = pages.find(({ isPinned, draft }) => !isPinned && draft === undefined);
  if (first && getState().pages.length > MAX_OPEN) closePage(first.name);
}

export function updatePage(name: string, known: Partial<OpenPage>): void {
  setPages(getState().pages.map((page) => (page.name === name ? { ...page, ...known } : page)));
}

export function pinPage(name: string, isPinned: boolean): void {
  updatePage(name, { isPinned });
  movePage(0, 0);
  const pinned = getState().pages.filter((page) => page.isPinned);
  // Only this window knows what is unsaved in it.
  pinnedPages.write(v.parse(StoredPages, pinned).map((page) => ({ ...page, draft: undefined })));
}

/** @param from its place, from 0 */
export function movePage(from: number, to: number): void {
  const pages = [...getState().pages];
  pages.splice(to, 0, ...pages.splice(from, 1));
  setPages(pages.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned)));
}

/** Ends a page's elements; its tab stays. */
export function endPage(name: string): void {
  for (const end of findPage(name)?.onEnd ?? []) end();
  setState(({ ended }) => ({ ended: ended + 1 }));
  setPages(getState().pages.map((page) => (page.name === name ? v.parse(StoredPage, page) : page)));
}

/** Ends a page and closes its tab, unless that is pinned; the page in sight when it is left. */
export function closePage(name: string): void {
  if (name === getState().shown) {
    updatePage(name, { isClosing: true });
    return;
  }
  endPage(name);
  updatePage(name, { draft: undefined });
  setPages(getState().pages.filter((page) => page.name !== name || page.isPinned));
}

/** Ends all pages, as the back office is left. */
export function endAllPages(): void {
  setState({ shown: undefined });
  for (const { name } of hiddenPages()) endPage(name);
}
