import * as v from 'valibot';
import { inputSchema } from '#src/api/fields/record-input.ts';
import { readableDate } from '#src/api/fields/input.ts';
import { historyFields } from './schema.ts';

export const HistoryEntryInput = inputSchema(historyFields, {
  date: v.pipe(
    v.string(),
    v.nonEmpty(),
    // A date in another format came from the server and is sent back unchanged.
    readableDate,
  ),
});
export type HistoryEntryInput = v.InferOutput<typeof HistoryEntryInput>;
