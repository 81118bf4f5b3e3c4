import { useLocation } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';

/** The path of the list that a form was opened from, with its page, sorting and filters. */
export function useListPath(listPath: string): string {
  const state: unknown = useLocation().state;
  const search = isRecord(state) ? state.listSearch : undefined;
  return typeof search === 'string' ? `${listPath}${search}` : listPath;
}
