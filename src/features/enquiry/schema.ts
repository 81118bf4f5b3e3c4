import * as v from 'valibot';
import { flag, id, optionalId, requiredText, text, times, word } from '#src/api/fields/fields.ts';

/** How far the company is with an enquiry. */
export const PROGRESS = ['new', 'doing', 'done'] as const;

/** What an enquiry can be about. */
export const SUBJECT_TYPES = ['product', 'job'] as const;

/** A visitor's message as the server sends it. */
export const Enquiry = v.looseObject({
  id,
  name: text,
  /** A phone number or an email address. */
  contact: text,
  content: text,
  type: word(SUBJECT_TYPES),
  recordId: optionalId,
  /** Title and page of the record that it is about, as the visitor saw them. */
  title: text,
  url: text,
  progress: v.nullish(v.union([v.picklist(PROGRESS), requiredText]), 'new'),
  /** Maybe sent by a program, and kept for a person to decide. */
  suspicious: flag,
  /** For colleagues; visitors never see it. */
  note: text,
  ...times,
});
export type Enquiry = v.InferOutput<typeof Enquiry>;
