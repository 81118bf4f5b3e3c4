import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { RowsSkeleton } from './rows-skeleton.tsx';

type ListStateProps = {
  list: {
    data: { rows: unknown[]; dropped: number } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  params: { isNarrowed: boolean };
  /** The number of rows after filters. */
  count: number;
  /** Shown while there are no records at all. */
  emptyAction: ReactNode;
  /** The rows. */
  children: ReactNode;
};

/** The states of a list: skeleton, error with retry, empty, nothing found, rows. Rows stay after a later error. */
export function ListState({ list, params, count, emptyAction, children }: ListStateProps) {
  const { t } = useTranslation('crud');
  return (
    <>
      <ListAlerts list={list} />
      {list.data === undefined && !list.error && <RowsSkeleton />}
      {list.data !== undefined && count === 0 && (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t(params.isNarrowed ? 'list.nothingFound' : 'list.empty')}
          description={t(params.isNarrowed ? 'list.nothingFoundHint' : 'list.emptyHint')}
          action={params.isNarrowed ? undefined : emptyAction}
        />
      )}
      {count > 0 && children}
    </>
  );
}

type ListAlertsProps = Pick<ListStateProps, 'list'>;

/** The alerts of a list: it failed, or invalid rows were dropped. */
export function ListAlerts({ list }: ListAlertsProps) {
  const { t } = useTranslation('crud');
  const retry = (
    <Button color="inherit" size="small" onClick={() => void list.refetch()}>
      {t('action.retry')}
    </Button>
  );
  return (
    <>
      {list.error && (
        <Alert severity="error" action={retry} sx={{ mx: 2, mb: 2 }}>
          {errorMessage(list.error)}
        </Alert>
      )}
      {list.data !== undefined && list.data.dropped > 0 && (
        <Alert severity="warning" sx={{ mx: 2, mb: 2 }}>
          {t('list.dropped', { count: list.data.dropped })}
        </Alert>
      )}
    </>
  );
}
