import type { HistoryOptions } from '#src/admin/list/core/use-list-state.ts';

/** The chosen filters by name, '' for none. */
export type Filters = {
  filters: { [name: string]: string };
  set: (changes: { [name: string]: string }, options?: HistoryOptions) => void;
};
