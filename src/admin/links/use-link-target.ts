import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordSources } from '#src/admin/records/use-record-sources.ts';
import { linkStateOf } from './check-link.ts';
import { linkTargetOf } from './link-target.ts';

/**
 * The target of a link and whether visitors can open it, updated while records change.
 * @returns `title` is '' where it is not known
 */
export function useLinkTarget(href: string) {
  const { t } = useTranslation('crud');
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const client = useQueryClient();
  const sources = useRecordSources();
  const target = useMemo(() => linkTargetOf(sources, href), [sources, href]);
  const isRecord = target.kind === 'record';
  const { data } = useQuery({
    queryKey: isRecord ? [target.source.name, 'link', target.id] : ['link'],
    queryFn: isRecord ? () => target.read(client) : skipToken,
  });
  const state = linkStateOf(target, data);
  if (target.kind === 'page') return { state, title: t(target.page.title), type: t('link.pages') };
  return {
    state,
    title: data?.title ?? '',
    type: isRecord ? typeText(target.source.title) : '',
  };
}
