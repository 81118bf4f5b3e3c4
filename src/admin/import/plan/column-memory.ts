import * as v from 'valibot';
import { keptForPerson } from '#src/session/kept-for-person.ts';

const ColumnMemory = v.record(v.string(), v.string());
/** What a person has chosen for columns of a type, by their plain titles; '' for "not imported". */
export type ColumnMemory = v.InferOutput<typeof ColumnMemory>;

/** The columns that the signed-in person has chosen before, by the name of the content type. */
export const columnMemory = keptForPerson('import', ColumnMemory, {});
