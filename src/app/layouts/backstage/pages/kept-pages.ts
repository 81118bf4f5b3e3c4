import { create } from 'zustand';
import type { OfficePage } from '#src/admin/tabs/office-page.ts';

const MAX = 8;

/** The names (`keptAs` of their routes) of the pages that are alive, the one visited last at the end. */
export const useKeptPages = create<readonly string[]>(() => []);

type Pages = {
  /** The name of the page in sight. */
  shown: string | undefined;
  /** Those that end when they are left. */
  ending: Set<string>;
  forms: Map<string, Parameters<OfficePage['watch']>[0]>;
  /** What is called when a hidden page of this name ends. */
  ends: Map<string, (() => void)[]>;
  /** How often a page of this name has ended. */
  ended: Map<string, number>;
};

/** Not a store's: nothing is drawn of it. */
export const pages: Pages = {
  shown: undefined,
  ending: new Set(),
  forms: new Map(),
  ends: new Map(),
  ended: new Map(),
};

/** Of the page that has this name now: one that has ended is not taken for it, though it is removed a moment later. */
export const keyOf = (name: string): string => `${pages.ended.get(name) ?? 0} ${name}`;

export const nameOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

export const isPageUnsaved = (name: string): boolean => pages.forms.get(name)?.isUnsaved() ?? false;

/** Whether a page has changes that only its form has. */
export const isPageLost = (name: string): boolean =>
  isPageUnsaved(name) && pages.forms.get(name)?.isDraftSaved() === false;

/** The hidden pages whose record was deleted, without unsaved changes. */
export const pagesOfDeleted = (): string[] =>
  [...pages.forms].flatMap(([name, form]) =>
    name !== pages.shown && form.isGone() && !form.isUnsaved() ? [name] : [],
  );

/** Keeps a page; of those without unsaved changes the one that nobody has visited for longest ends. */
export function keepPage(name: string): void {
  const names = [...without(useKeptPages.getState(), name), name];
  useKeptPages.setState(names, true);
  const first = names.find((each) => each !== name && !isPageUnsaved(each));
  if (names.length > MAX && first !== undefined) closePage(first);
}

/** Ends a page that is not in sight. */
export function closePage(name: string): void {
  pages.forms.delete(name);
  for (const end of pages.ends.get(name) ?? []) end();
  pages.ends.delete(name);
  pages.ended.set(name, (pages.ended.get(name) ?? 0) + 1);
  useKeptPages.setState((names) => without(names, name), true);
}

/** Ends them all, as the back office is left. */
export function closeAllPages(): void {
  const { shown } = pages;
  pages.shown = undefined;
  if (shown !== undefined) closePage(shown);
  for (const name of useKeptPages.getState()) closePage(name);
  pages.ending.clear();
}

function without(names: readonly string[], gone: string): string[] {
  return names.filter((name) => name !== gone);
}
