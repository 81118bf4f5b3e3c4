import { create } from 'zustand';

const MAX = 8;

/** The names (`keptAs` of their routes) of the pages that are alive, the one visited last at the end. */
export const useKeptPages = create<readonly string[]>(() => []);

/** What a page's form says of itself, also while it is hidden. */
export type PageForm = {
  isUnsaved: () => boolean;
  /** Whether a draft has the changes. */
  isDraftSaved: () => boolean;
};

type Pages = {
  /** The name of the page in sight. */
  shown: string | undefined;
  /** Those that end when they are left. */
  ending: Set<string>;
  forms: Map<string, PageForm>;
  /** How often a page of this name has ended. */
  ended: Map<string, number>;
};

/** Not a store's: nothing is drawn of it. */
export const pages: Pages = {
  shown: undefined,
  ending: new Set(),
  forms: new Map(),
  ended: new Map(),
};

/** Of the page that has this name now: one that has ended is not taken for it, though it is removed a moment later. */
export const keyOf = (name: string): string => `${pages.ended.get(name) ?? 0} ${name}`;

export const nameOf = (key: string): string => key.slice(key.indexOf(' ') + 1);

export const isPageUnsaved = (name: string): boolean => pages.forms.get(name)?.isUnsaved() ?? false;

/** Keeps a page; of those without unsaved changes the one that nobody has visited for longest ends. */
export function keepPage(name: string): void {
  const names = [...without(useKeptPages.getState(), name), name];
  const first = names.findIndex((each) => each !== name && !isPageUnsaved(each));
  useKeptPages.setState(
    names.length > MAX && first !== -1 ? names.toSpliced(first, 1) : names,
    true,
  );
}

/** Ends a page that is not in sight. */
export function closePage(name: string): void {
  pages.forms.delete(name);
  pages.ended.set(name, (pages.ended.get(name) ?? 0) + 1);
  useKeptPages.setState((names) => without(names, name), true);
}

export function closeAllPages(): void {
  pages.forms.clear();
  pages.ending.clear();
  useKeptPages.setState([], true);
}

function without(names: readonly string[], gone: string): string[] {
  return names.filter((name) => name !== gone);
}
