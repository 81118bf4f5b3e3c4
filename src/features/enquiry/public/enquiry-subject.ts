import type { Id } from '#src/api/fields/fields.ts';
import type { SUBJECT_TYPES } from '../schema.ts';

/** The record that a visitor asks about; of several records, the first. */
export type EnquirySubject = {
  type: (typeof SUBJECT_TYPES)[number];
  id: Id;
  title: string;
  /** Address of its page, with the origin. */
  url: string;
  /** What the message says before the visitor changes it. */
  text: string;
  several?: {
    /** Key of the stored unsent message; the same after the visitor has removed some of the records. */
    storedAs: string;
    /** Address of the page that asks about all of them. */
    page: string;
    ids: string;
    /** Text that lists the records, added at the end of the message. */
    list: string;
  };
};
