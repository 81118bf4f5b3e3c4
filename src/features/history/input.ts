import * as v from 'valibot';
import { optionalInput, requiredInput, sortInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';
import { INVALID_DATE } from '#src/lib/time/date-time.ts';

export const HistoryEntryInput = v.object({
  date: v.pipe(
    v.string(),
    v.nonEmpty(),
    // Anything else is the server's own, which is sent back as it came.
    v.check((value) => value !== INVALID_DATE, 'date'),
  ),
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
