import { ApiError } from './api-error.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * Field errors of a failed call, from `errors` or `data.errors`, as texts, lists of texts, or a
 * list of `{ field, message }`.
 */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const body = error instanceof ApiError && isRecord(error.data) ? error.data : {};
  const errors = isRecord(body.data) ? (body.data.errors ?? body.errors) : body.errors;
  if (!isRecord(errors) && !Array.isArray(errors)) return {};
  const entries = Array.isArray(errors) ? errors.map(toEntry) : Object.entries(errors);
  return Object.fromEntries(
    entries.flatMap(([field, message]) => {
      const text: unknown = Array.isArray(message) ? message[0] : message;
      return typeof text === 'string' && text !== '' ? [[ourName(field), text]] : [];
    }),
  );
}

/** Our name of a field: servers that name a property `titleEn` may still write `title_en` in their errors. */
const ourName = (field: string) => field.replaceAll(/_en(?=\.|$)/g, 'En');

function toEntry(error: unknown): [field: string, message: unknown] {
  if (!isRecord(error)) return ['', ''];
  return [String(error.field), error.message ?? error.defaultMessage];
}
