import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isRecord } from '#src/lib/records/is-record.ts';
import { useTypeHandle } from './type-handle.ts';

/**
 * The path of the list that a form was opened from, with its page, sorting and filters.
 * @param own where the type has several lists
 */
function useListPath(own?: string): string {
  const { list } = useTypeHandle();
  const listPath = own ?? list.path;
  const state: unknown = useLocation().state;
  const search = isRecord(state) ? state.listSearch : undefined;
  return typeof search === 'string' ? `${listPath}${search}` : listPath;
}

/** The way back from a form: that list's path, and the type's title. */
export function useListLink(own?: string): { to: string; title: string } {
  const { t } = useTranslation(['navdata', 'common']);
  const { title } = useTypeHandle();
  return { to: useListPath(own), title: t(title) };
}
