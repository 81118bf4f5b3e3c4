import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/id.ts';
import { readAll } from '#src/lib/read-all.ts';
import type { ReadPage } from '#src/lib/read-all.ts';
import { ProgressDialog } from './progress-dialog.tsx';

type ReadAllDialogProps<T> = {
  title: string;
  /** Names what is read. */
  queryKey: readonly unknown[];
  readPage: ReadPage<T>;
  onRead: (rows: T[]) => void;
  onCancel: () => void;
};

/** Reads every row that matches, not only the page, and tells how far it is (B7). */
export function ReadAllDialog<T extends { id: Id }>(props: ReadAllDialogProps<T>) {
  const { title, queryKey, readPage, onRead, onCancel } = props;
  const { t } = useTranslation('crud');
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const all = useQuery({
    queryKey: ['read all', ...queryKey],
    queryFn: ({ signal }) =>
      readAll({
        readPage,
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
