import type { PeriodNames } from './table-facts.ts';

/** Which fields of a record are looked at before publishing; a point without its field is left out. */
export type CheckedFields<Name extends string = string> = PeriodNames & {
  /** The fields of the title in search results: the first one that is filled in counts. */
  title?: readonly Name[];
  /** The same of the description; the last one is what is missing where all are empty. */
  summary?: readonly Name[];
  cover?: Name;
  /** The picture for phones. */
  phonePicture?: Name;
  /** Fields of one address each. */
  links?: readonly Name[];
  richTexts?: readonly Name[];
  /** Further fields with words: texts, and lists of texts or of rows. */
  texts: readonly Name[];
};
