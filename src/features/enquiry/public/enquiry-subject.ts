import type { Id } from '#src/api/fields/fields.ts';
import type { SUBJECT_TYPES } from '../schema.ts';

/** The record that a visitor asks about; of several the first. */
export type EnquirySubject = {
  type: (typeof SUBJECT_TYPES)[number];
  id: Id;
  title: string;
  /** Its page, with the origin. */
  url: string;
  several?: {
    /** The name under which the message is stored, also after some have been left out. */
    storedAs: string;
    ids: string;
    /** Names them at the end of what is typed. */
    list: string;
  };
};
