/** Chosen filters by name, '' for none, wherever they are kept. */
export type Filters = {
  filters: { [name: string]: string };
  set: (changes: { [name: string]: string }) => void;
};
