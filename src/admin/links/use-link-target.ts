import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { stateOf } from './check-link.ts';
import { placeOf } from './link-place.ts';

/**
 * The target of a link and whether visitors can open it, updated while records change.
 * @returns `title` is '' where it is not known
 */
export function useLinkTarget(href: string) {
  const { t } = useTranslation('crud');
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const client = useQueryClient();
  const sources = useRecordSources();
  const place = useMemo(() => placeOf(sources, href), [sources, href]);
  const isRecord = place.kind === 'record';
  const { data } = useQuery({
    queryKey: isRecord ? [place.source.name, 'link', place.id] : ['link'],
    queryFn: isRecord ? () => place.read(client) : skipToken,
  });
  const state = stateOf(place, data);
  if (place.kind === 'page') return { state, title: t(place.page.title), type: t('link.pages') };
  return {
    state,
    title: data?.title ?? '',
    type: isRecord ? typeText(place.source.title) : '',
  };
}
