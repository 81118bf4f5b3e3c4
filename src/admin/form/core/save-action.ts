import { STATUS } from '#src/api/fields/status.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';

/** What saving does to what visitors see. */
export type SaveAction = 'publish' | 'schedule' | 'update' | 'save';

/**
 * @param opened the record that the form edits; null for a new one
 * @param begin the field with the time from which visitors see the record
 */
export function saveActionOf(values: object, opened: object | null, begin = ''): SaveAction {
  const state = stateOf(values, begin);
  if (state === 'hidden') return 'save';
  if (state === 'scheduled') return 'schedule';
  return opened && stateOf(opened, begin) === 'shown' ? 'update' : 'publish';
}

function stateOf(record: object, begin: string): 'hidden' | 'scheduled' | 'shown' {
  if (fieldOf(record, 'status') !== STATUS.shown) return 'hidden';
  return timeState(String(fieldOf(record, begin)), '') === 'scheduled' ? 'scheduled' : 'shown';
}
