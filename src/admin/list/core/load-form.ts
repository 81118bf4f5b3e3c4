import type { RouteObject } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/** The part of a content type's route handle that lets its list load the code of its form. */
export type FormHandle = { form: RouteObject['lazy'] };

/** Prefetches the form's code for a list that is shown. A failure is left to the navigation. */
export function loadFormOf(handles: unknown[]): void {
  for (const handle of handles) {
    if (isRecord(handle) && typeof handle.form === 'function') {
      Promise.resolve(handle.form()).catch(() => undefined);
    }
  }
}
