import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageQuery } from '#src/api/page.ts';
import type { PagedResource } from '#src/api/resource.ts';
import { ProgressDialog } from '#src/components/list/progress-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/id.ts';
import { readAll } from './read-all.ts';

type ReadAllDialogProps<T> = {
  title: string;
  api: Pick<PagedResource<T, never>, 'page'>;
  query: PageQuery;
  onRead: (rows: T[]) => void;
  onCancel: () => void;
};

/** Reads every row that matches, not only the page, and tells how far it is (B7). */
export function ReadAllDialog<T extends { id: Id }>(props: ReadAllDialogProps<T>) {
  const { title, api, query, onRead, onCancel } = props;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const all = useQuery({
    queryKey: ['read all', ...api.page(query).queryKey],
    queryFn: ({ signal }) =>
      readAll({
        readPage: (page) => client.fetchQuery({ ...api.page(page), staleTime: 0, gcTime: 0 }),
        query,
        signal,
        onProgress: (done, total) => setProgress({ done, total }),
      }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (all.data) tell(all.data);
  }, [all.data]);

  const { done, total } = progress;
  return (
    <ProgressDialog
      title={title}
      text={t('list.reading', { done, count: total })}
      part={total === 0 ? 0 : Math.min(1, done / total)}
      failure={all.error && errorMessage(all.error)}
      onRetry={() => void all.refetch()}
      onCancel={onCancel}
    />
  );
}
