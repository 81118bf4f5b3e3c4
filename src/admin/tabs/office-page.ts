import { createContext } from 'react';

/** What a form knows of the page of the back office that it is on, and tells it. */
export type OfficePage = {
  /** False while it is hidden. */
  isInSight: () => boolean;
  /** Whether it goes on, hidden, when it is left for this path: nothing typed is lost. */
  isKept: (path: string) => boolean;
  /** Whether a form on it has unsaved changes. */
  isUnsaved: () => boolean;
  /** Names its tab after the record. */
  setTitle: (title: string) => void;
  /** Marks its tab as unsaved: the id of the draft that has the changes; undefined where nothing is unsaved. */
  setDraft: (id: string | undefined) => void;
  /** Its form, asked while the page is hidden too. @returns a function that takes it back */
  watch: (form: Record<'isUnsaved' | 'isDraftSaved' | 'isGone', () => boolean>) => () => void;
  /** Whether it goes on, hidden: asked when its effects end. */
  goesOn: () => boolean;
  /** Is called when it ends while it is hidden. */
  whenEnded: (end: () => void) => void;
  /** The person is done with it: it is not kept when it is left, and ends at once where it is hidden. */
  end: () => void;
  /** Takes `end` back. */
  stay: () => void;
};

const nothing = () => {};

export const OfficePageContext = createContext<OfficePage>({
  isInSight: () => true,
  isKept: () => false,
  isUnsaved: () => false,
  setTitle: nothing,
  setDraft: nothing,
  watch: () => nothing,
  goesOn: () => false,
  whenEnded: nothing,
  end: nothing,
  stay: nothing,
});
