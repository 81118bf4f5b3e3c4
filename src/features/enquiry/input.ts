import * as v from 'valibot';
import { optionalInput, wordInput } from '#src/api/fields/input.ts';
import { PROGRESS } from './schema.ts';

/** What the back office changes in an enquiry; what the visitor wrote stays as it is. */
export const EnquiryInput = v.object({
  progress: wordInput(PROGRESS),
  note: optionalInput(1000),
});
export type EnquiryInput = v.InferOutput<typeof EnquiryInput>;

export const emptyEnquiry: EnquiryInput = { progress: 'new', note: '' };
