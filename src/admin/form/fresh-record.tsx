import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

type FreshRecordProps<T> = {
  /** Null where there is no such record. */
  query: UseQueryResult<T | null>;
  /** What the query holds was read since the page was opened. */
  isFresh: boolean;
  /** Where one goes who finds none. */
  backTo: string;
  children: (record: T) => ReactNode;
};

/**
 * What a form is made of once it was read since the page was opened: what was read before may be of
 * another order or hand. Says so while it is read, where that fails and where there is nothing (B2).
 */
export function FreshRecord<T>({ query, isFresh, backTo, children }: FreshRecordProps<T>) {
  const { t } = useTranslation('crud');
  // Deleted while it is edited: what was typed stays, and saving says so.
  const [last, setLast] = useState<T | null>(null);
  if (isFresh && query.data && query.data !== last) setLast(query.data);
  const record = query.data ?? last;
  if (isFresh && record) return children(record);
  if (query.error) {
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void query.refetch()}>
            {t('action.retry')}
          </Button>
        }
      >
        {errorMessage(query.error)}
      </Alert>
    );
  }
  if (isFresh && query.data === null) {
    return (
      <EmptyState
        illustration={<NotFoundIllustration />}
        title={t('form.notFound')}
        description={t('form.notFoundHint')}
        action={
          <RouterButton to={backTo} variant="contained">
            {t('form.backToList')}
          </RouterButton>
        }
      />
    );
  }
  return <FormSkeleton />;
}
