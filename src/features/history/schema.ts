import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';

/** As the server sends it. `date` is a year, a month or a day. */
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
