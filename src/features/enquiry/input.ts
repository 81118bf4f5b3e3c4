import * as v from 'valibot';
import { optionalInput, wordInput } from '#src/api/fields/input.ts';
import { PROGRESS } from './schema.ts';

/** Fields that the back office can change; the visitor's message is left unchanged. */
export const EnquiryInput = v.object({
  progress: wordInput(PROGRESS),
  note: optionalInput(1000),
});
export type EnquiryInput = v.InferOutput<typeof EnquiryInput>;

export const emptyEnquiry: EnquiryInput = { progress: 'new', note: '' };
