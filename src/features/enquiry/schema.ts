import * as v from 'valibot';
import { flag, id, optionalId, requiredText, text, times, word } from '#src/api/fields/fields.ts';

export const PROGRESS = ['new', 'doing', 'done'] as const;

/** Types of the records that an enquiry can be about. */
export const SUBJECT_TYPES = ['product', 'job'] as const;

/** What a quote depends on. Messages that were sent before these fields existed have '' in them. */
export const QUOTE_FIELDS = ['company', 'region', 'quantity'] as const;

/** A visitor's message as the server sends it. */
export const Enquiry = v.looseObject({
  id,
  name: text,
  /** A phone number or an email address. */
  contact: text,
  content: text,
  company: text,
  /** Country, or province of China. */
  region: text,
  quantity: text,
  type: word(SUBJECT_TYPES),
  recordId: optionalId,
  /** Title and address of the record that it is about, as the visitor saw them. */
  title: text,
  url: text,
  progress: v.nullish(v.union([v.picklist(PROGRESS), requiredText]), 'new'),
  /** True if it may have been sent by a program; an editor decides. */
  suspicious: flag,
  /** Note for colleagues; visitors never see it. */
  note: text,
  ...times,
});
export type Enquiry = v.InferOutput<typeof Enquiry>;
