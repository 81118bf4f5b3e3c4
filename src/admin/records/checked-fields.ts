import type { PeriodNames } from './table-facts.ts';

/** The fields that the checklist reads before publishing; a point without a field is skipped. */
export type CheckedFields<Name extends string = string> = PeriodNames & {
  /** The fields of the title in search results: the first one that is filled in counts. */
  title?: readonly Name[];
  /** The fields of the description; where all are empty, the last one is reported. */
  summary?: readonly Name[];
  cover?: Name;
  phonePicture?: Name;
  /** Fields of one address each. */
  links?: readonly Name[];
  richTexts?: readonly Name[];
  /** The rich text without which publishing is asked about. */
  article?: Name;
  /** Further fields with words: texts, and lists of texts or of rows. */
  texts: readonly Name[];
};
