import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/empty-state.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { userApi } from '../api.ts';
import { ImportDialog } from '../import/import-dialog.tsx';
import type { User } from '../schema.ts';
import { DialogFrame } from './dialog-frame.tsx';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { NewUserDialog } from './new-user-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { UserDialog } from './use-dialog-address.ts';

type UserDialogsProps = { dialog: UserDialog; onClose: () => void };

export function UserDialogs({ dialog, onClose }: UserDialogsProps) {
  const { t } = useTranslation('user');
  switch (dialog.kind) {
    case 'new':
      return <NewUserDialog onClose={onClose} />;
    case 'import':
      return <ImportDialog onClose={onClose} />;
    case 'edit':
      return (
        <LoadUser id={dialog.id} title={t('edit.title')} onClose={onClose}>
          {(user) => <EditUserDialog user={user} onClose={onClose} />}
        </LoadUser>
      );
    case 'password':
      return (
        <LoadUser id={dialog.id} title={t('password.title')} onClose={onClose}>
          {(user) => <PasswordDialog user={user} onClose={onClose} />}
        </LoadUser>
      );
    default:
      return dialog satisfies never;
  }
}

type LoadUserProps = {
  id: string;
  title: string;
  onClose: () => void;
  children: (user: User) => ReactNode;
};

/** Refetches the user; shows a skeleton, an error or "not found" until then. */
function LoadUser({ id, title, onClose, children }: LoadUserProps) {
  const { t } = useTranslation('crud');
  const query = useQuery({ ...userApi.one(id), refetchOnMount: 'always' });
  if (query.isFetchedAfterMount && query.data) {
    return (
      <Opened key={id} user={query.data}>
        {children}
      </Opened>
    );
  }
  const isMissing = query.isFetchedAfterMount && query.data === null;
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogContent>
        {query.error && <Alert severity="error">{errorMessage(query.error)}</Alert>}
        {isMissing && (
          <EmptyState
            illustration={<NotFoundIllustration />}
            title={t('form.notFound')}
            description={t('form.notFoundHint')}
          />
        )}
        {!query.error && !isMissing && (
          <Waiting>
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 2.5 }} />
            ))}
          </Waiting>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.close')}
        </Button>
        {query.error && (
          <Button variant="contained" onClick={() => void query.refetch()}>
            {t('action.retry')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}

type OpenedProps = { user: User; children: (user: User) => ReactNode };

/** Keeps the first record: a background refetch must not reset the form. */
function Opened({ user, children }: OpenedProps) {
  const [opened] = useState(user);
  return children(opened);
}
