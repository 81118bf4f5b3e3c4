import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';
import { optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

/** An entry of the company's history. `date` is as exact as it is known: a year, a month or a day. */
export const HistoryEntry = v.looseObject({
  id,
  date: requiredText,
  title: requiredText,
  description: text,
  image: text,
  sort: count,
  status,
  ...times,
});
export type HistoryEntry = v.InferOutput<typeof HistoryEntry>;

export const HistoryEntryInput = v.object({
  date: v.pipe(requiredInput(10), v.check(isDate, 'date')),
  title: requiredInput(60),
  description: optionalInput(500),
  image: optionalInput(500),
  sort: sortInput,
  status: statusInput,
});
export type HistoryEntryInput = v.InferOutput<typeof HistoryEntryInput>;

export const emptyHistoryEntry: HistoryEntryInput = {
  date: '',
  title: '',
  description: '',
  image: '',
  sort: 0,
  status: STATUS.shown,
};

function isDate(value: string): boolean {
  return /^\d{4}(-\d{2}){0,2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
