import type { Id } from '#src/api/fields.ts';
import type { SUBJECT_TYPES } from '../schema.ts';

/** The record that a visitor asks about. */
export type EnquirySubject = {
  type: (typeof SUBJECT_TYPES)[number];
  id: Id;
  title: string;
  /** Its page, with the origin. */
  url: string;
};
