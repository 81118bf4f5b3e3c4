import { create } from 'zustand';

const MAX = 8;

/** The names (`keptAs` of their routes) of the pages that are alive, the one visited last at the end. */
export const useKeptPages = create<readonly string[]>(() => []);

/** Keeps a page; the one that nobody has visited for longest ends. */
export function keepPage(name: string): void {
  useKeptPages.setState((names) => [...without(names, name), name].slice(-MAX), true);
}

/** Ends a page that is not in sight. */
export function closePage(name: string): void {
  useKeptPages.setState((names) => without(names, name), true);
}

export function closeAllPages(): void {
  useKeptPages.setState([], true);
}

function without(names: readonly string[], gone: string): string[] {
  return names.filter((name) => name !== gone);
}
