import * as v from 'valibot';
import { isRecord } from '#src/lib/records/is-record.ts';
import type { Id } from '#src/lib/records/id.ts';

/** The id of a record that is not saved yet, for the page beside its form. */
const NEW = 'beside-new';

/** What a new record has beside the form's values, as far as its schema knows. */
export function blankRecord(schema: object): { id: Id } {
  const read = isSchema(schema) && v.safeParse(schema, { id: NEW });
  return { ...(read && isRecord(read.output) && read.output), id: NEW };
}

const isSchema = (value: object): value is v.GenericSchema => '~run' in value;
