import { create } from 'zustand';
import * as v from 'valibot';
import { parseStored } from '#src/lib/browser/stored.ts';
import { keptForPerson } from '#src/session/kept-for-person.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { closePage, pages } from './kept-pages.ts';

const PageTab = v.object({
  /** As its page is kept. */
  name: v.string(),
  /** Where it was left: path and query. */
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
export type PageTab = v.InferOutput<typeof PageTab>;
const PageTabs = v.array(PageTab);

/** Beyond it the one that was opened first and is neither pinned nor unsaved is closed. */
const MAX = 30;

/** The tabs of this window, those that are pinned first. */
export const usePageTabs = create<readonly PageTab[]>(() => []);

/** For windows that are opened later. */
const pinnedTabs = keptForPerson('pinned-tabs', PageTabs, []);

const person = () => personOf(session.getPageUser());
const keyOf = (name: string) => `page-tabs ${name}`;

/** Takes the tabs that this person had in this window; in a new one those that they pinned. */
export function loadPageTabs(): void {
  const name = person();
  usePageTabs.setState(name === null ? [] : (readTabs(keyOf(name)) ?? pinnedTabs.read()), true);
}

function readTabs(key: string): PageTab[] | null {
  try {
    return parseStored(sessionStorage.getItem(key), v.nullable(PageTabs), null);
  } catch {
    return null;
  }
}

function change(tabs: readonly PageTab[]): void {
  usePageTabs.setState(tabs, true);
  const name = person();
  if (name === null) return;
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(tabs));
  } catch {
    // Storage is full or blocked: the tabs last until the page is left.
  }
}

/**
 * Opens a page's tab, or says where its page is now. @param instead the name of the tab whose place it takes
 */
export function visitTab(
  visit: Pick<PageTab, 'name' | 'path' | 'state' | 'entry'>,
  instead?: string,
): void {
  const tabs = usePageTabs.getState();
  if (tabs.some(({ name }) => name === visit.name)) {
    describeTab(visit.name, visit);
    return;
  }
  const opened: PageTab = { ...visit, isPinned: false };
  const place = tabs.findIndex(({ name, isPinned }) => name === instead && !isPinned);
  const next = place === -1 ? [...tabs, opened] : tabs.toSpliced(place, 1, opened);
  const first = next.findIndex(
    ({ name, isPinned, draft }) => name !== visit.name && !isPinned && draft === undefined,
  );
  change(next.length > MAX && first !== -1 ? next.toSpliced(first, 1) : next);
}

export function describeTab(name: string, known: Partial<PageTab>): void {
  change(usePageTabs.getState().map((tab) => (tab.name === name ? { ...tab, ...known } : tab)));
}

export function pinTab(name: string, isPinned: boolean): void {
  describeTab(name, { isPinned });
  moveTab(0, 0);
  const pinned = usePageTabs.getState().filter((tab) => tab.isPinned);
  // What is unsaved in this window is so in no other.
  pinnedTabs.keep(pinned.map((tab) => ({ ...tab, draft: undefined })));
}

/** @param from its place, from 0 */
export function moveTab(from: number, to: number): void {
  const tabs = [...usePageTabs.getState()];
  tabs.splice(to, 0, ...tabs.splice(from, 1));
  change(tabs.toSorted((one, other) => Number(other.isPinned) - Number(one.isPinned)));
}

/** Ends a page and closes its tab, unless that is pinned; the one in sight when it is left. */
export function closeTab(name: string): void {
  if (name === pages.shown) {
    pages.ending.add(name);
    return;
  }
  const stays = (tab: PageTab) => (tab.isPinned ? [{ ...tab, draft: undefined }] : []);
  change(usePageTabs.getState().flatMap((tab) => (tab.name === name ? stays(tab) : tab)));
  closePage(name);
}
