import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router';
import type { Resource } from '#src/api/resource.ts';
import { usePendingDeletions } from '#src/admin/deletion/use-pending-deletions.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { FormSkeleton } from './layout/form-skeleton.tsx';

type RecordLoaderProps<T, Input> = {
  api: Pick<Resource<T, Input>, 'name' | 'one'>;
  id: string;
  /** Where "not found" leads. */
  backTo: string;
  children: (record: T) => ReactNode;
};

/**
 * Renders a form with a record that was read for this page, never with an older cached one; until then a skeleton,
 * the failure, or "not found", also for a pending deletion.
 */
export function RecordLoader<T, Input>({ api, id, backTo, children }: RecordLoaderProps<T, Input>) {
  const { t } = useTranslation('crud');
  const pending = usePendingDeletions(api.name);
  const isDeleted = pending.includes(id);
  const freshSince = useFreshSince();
  // The route's loader has asked already: neither its answer nor its failure is asked for again.
  const query = useQuery({
    ...api.one(id),
    refetchOnMount: (read) => (read.state.dataUpdatedAt < freshSince ? 'always' : false),
    retryOnMount: false,
    ...(isDeleted && { select: () => null }),
  });
  const isFresh = query.dataUpdatedAt >= freshSince;
  // When the record is deleted during editing, the form stays and saving reports it.
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

/** What the route's loader says; without a loader, when this mounted. In epoch milliseconds. */
function useFreshSince(): number {
  const loaded: unknown = useLoaderData();
  // The loader runs again on revalidation, which must not reload an open form.
  const [freshSince] = useState(() =>
    isRecord(loaded) && typeof loaded.freshSince === 'number' ? loaded.freshSince : Date.now(),
  );
  return freshSince;
}
