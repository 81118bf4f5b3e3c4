import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { userApi } from '../api.ts';
import type { User } from '../schema.ts';

type LoadUserProps = {
  query: ReturnType<typeof userApi.one>;
  title: string;
  onClose: () => void;
  /** Hint for the case that the server refuses to show the user. */
  refusedHint?: string;
  /** Replaces the text for a missing user. */
  missingHint?: string;
  children: (user: User) => ReactNode;
};

/** Reads the user anew; shows a skeleton, an error or "not found" until then. */
export function LoadUser(props: LoadUserProps) {
  const { title, onClose, refusedHint, missingHint, children } = props;
  const { t } = useTranslation('crud');
  const query = useQuery({ ...props.query, refetchOnMount: 'always' });
  if (query.isFetchedAfterMount && query.data) {
    return (
      <Opened key={query.data.id} user={query.data}>
        {children}
      </Opened>
    );
  }
  const isMissing = query.isFetchedAfterMount && query.data === null;
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogContent>
        {query.error && (
          <Alert severity="error">
            {errorMessage(query.error)} {isRefused(query.error) && refusedHint}
          </Alert>
        )}
        {isMissing && (
          <EmptyState
            illustration={<NotFoundIllustration />}
            title={t('form.notFound')}
            description={missingHint ?? t('form.notFoundHint')}
          />
        )}
        {!query.error && !isMissing && (
          <BusyRegion>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 2.5 }} />
            ))}
          </BusyRegion>
        )}
      </DialogContent>
      <CloseActions onClose={onClose}>
        {query.error && (
          <Button variant="contained" onClick={() => void query.refetch()}>
            {t('action.retry')}
          </Button>
        )}
      </CloseActions>
    </DialogFrame>
  );
}

type OpenedProps = { user: User; children: (user: User) => ReactNode };

/** Renders the first record only: a background refetch must not reset the form. */
function Opened({ user, children }: OpenedProps) {
  const [opened] = useState(user);
  return children(opened);
}

function isRefused(error: Error): boolean {
  return error instanceof ApiError && error.status === 403;
}
