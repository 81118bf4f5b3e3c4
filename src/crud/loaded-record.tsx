import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Resource } from '#src/api/resource.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { useListPath } from './use-list-path.ts';

type LoadedRecordProps<T, Input> = {
  api: Pick<Resource<T, Input>, 'one'>;
  id: string;
  listPath: string;
  children: (record: T) => ReactNode;
};

/** Reads a record for a form, and says so while it does, where it fails and where there is none (B2). */
export function LoadedRecord<T, Input>(props: LoadedRecordProps<T, Input>) {
  const { api, id, listPath, children } = props;
  const { t } = useTranslation('crud');
  const backTo = useListPath(listPath);
  // What was read before may be of another order or hand: a form starts with what the server has now.
  const query = useQuery({ ...api.one(id), refetchOnMount: 'always' });
  const isFresh = query.isFetchedAfterMount;

  if (isFresh && query.data) return children(query.data);
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
  return (
    <Stack role="status" aria-label={t('loading')} spacing={3}>
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={56} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
