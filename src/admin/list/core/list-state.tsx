import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import type { FilterProgress } from '#src/api/records/page.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { type List, useList } from './list-context.ts';
import { useTypeHandle } from './type-handle.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { Notice } from '#src/components/notice.tsx';

type ListStateProps = {
  /** Shown while there are no records at all. */
  empty: ReactNode;
  children: ReactNode;
};

/** The states of a list: skeleton, error with retry, empty, nothing found, rows. Rows stay after a later error. */
export function ListState({ empty, children }: ListStateProps) {
  const { params, read, rows } = useList();
  const isEmpty = read.data?.dropped === 0 && rows.length === 0;
  return (
    <>
      <ListAlerts list={read} />
      {read.data === undefined && !read.error && <RowsSkeleton />}
      {isEmpty && (params.isNarrowed ? <NothingFound /> : empty)}
      {rows.length > 0 && children}
    </>
  );
}

function NothingFound() {
  const { t } = useTranslation('crud');
  return <NoRows title={t('list.nothingFound')} description={t('list.nothingFoundHint')} />;
}

type NothingYetProps = { action?: ReactNode };

/** For lists in which people make the first record, unless the server has no such list. */
export function NothingYet({ action }: NothingYetProps) {
  const { t } = useTranslation('crud');
  const { listCall = '' } = useTypeHandle();
  if (useStore(absentLists).has(listCall)) return <NoRows title={t('error.noAddress')} />;
  return <NoRows title={t('list.empty')} description={t('list.emptyHint')} action={action} />;
}

export function NoRows(props: ComponentProps<typeof EmptyState>) {
  return <EmptyState illustration={<EmptyIllustration />} {...props} />;
}

type ListAlertsProps = { list: Pick<List['read'], 'data' | 'error' | 'refetch'> };

/** The alerts of a list: it failed, invalid rows were dropped, or not all records were looked at. */
export function ListAlerts({ list }: ListAlertsProps) {
  const { t } = useTranslation('crud');
  return (
    <>
      {list.error && (
        <Notice error={list.error} onRetry={() => void list.refetch()} sx={{ mx: 2, mb: 2 }} />
      )}
      {list.data !== undefined && list.data.dropped > 0 && (
        <Alert severity="warning" sx={{ mx: 2, mb: 2 }}>
          {t('list.dropped', { count: list.data.dropped })}
        </Alert>
      )}
      {list.data?.among && <LookedAmong among={list.data.among} />}
    </>
  );
}

type LookedAmongProps = { among: FilterProgress };

/** Says that a filter has looked at the first records alone, and looks further. */
function LookedAmong({ among: { read, total, lookFurther } }: LookedAmongProps) {
  const { t } = useTranslation('crud');
  const { mutate, isPending, error } = useMutation({ mutationFn: lookFurther });
  return (
    <Alert
      severity={error ? 'error' : 'info'}
      sx={{ mx: 2, mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          loading={isPending}
          onClick={() => mutate()}
          sx={{ whiteSpace: 'nowrap', minHeight: { xs: 44, md: 30 } }}
        >
          {t('list.lookFurther')}
        </Button>
      }
    >
      {t('list.among', { read: formatNumber(read), total: formatCount(total) })}
      {error && ` ${errorMessage(error)}`}
    </Alert>
  );
}
