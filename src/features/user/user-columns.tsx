import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TwoLines } from '#src/admin/list/cells/two-lines.tsx';
import type { ListColumn } from '#src/admin/list/rows/use-grid-columns.tsx';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { HAS_ROLE } from './api.ts';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import { roleText } from './roles.ts';
import type { User } from './schema.ts';
import { UserName } from './user-name.tsx';

/** The columns of the list. @param onOpen the same function on every render */
export function useUserColumns(onOpen: (dialog: UserDialog) => void): ListColumn<User>[] {
  const { t } = useTranslation('user');
  return useMemo(
    () => [
      {
        field: 'username',
        headerName: t('list.user'),
        flex: 1,
        minWidth: 180,
        cell: (user) => <UserName user={user} onOpen={onOpen} />,
      },
      {
        field: 'role',
        headerName: t('field.role'),
        width: 88,
        cell: ({ role }) => roleText(t, role),
      },
      {
        field: 'email',
        headerName: t('list.contact'),
        flex: 1.25,
        minWidth: 190,
        cell: ({ email, phone }) => <TwoLines title={email} first={email} second={phone} />,
      },
      {
        field: 'lastLoginTime',
        headerName: t('field.lastLoginTime'),
        width: 116,
        cell: (user) => <LastLogin user={user} />,
      },
      {
        field: 'status',
        headerName: t('field.status'),
        width: 92,
        cell: (user) => <UserStatusChip user={user} />,
      },
    ],
    [t, onOpen],
  );
}

type UserListCardProps = {
  user: User;
  actions: ReactNode;
  onOpen: (dialog: UserDialog) => void;
};

/** A row of the list on phones. Its parts are also cells of the grid. */
export function UserListCard({ user, actions, onOpen }: UserListCardProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <UserName user={user} onOpen={onOpen} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <UserStatusChip user={user} />
        <Box sx={{ flexGrow: 1, typography: 'caption', color: 'text.secondary' }}>
          {HAS_ROLE && `${roleText(t, user.role)} · `}
          <LastLogin user={user} />
        </Box>
        {actions}
      </Box>
    </>
  );
}

type UserPartProps = { user: User };

function LastLogin({ user }: UserPartProps) {
  const { t } = useTranslation('user');
  if (user.lastLoginTime === '') return t('neverSignedIn');
  return <RelativeTime iso={user.lastLoginTime} />;
}

/** Whether a user may sign in. */
function UserStatusChip({ user }: UserPartProps) {
  const { t } = useTranslation('user');
  const word = hasShownStatus(user) ? 'enabled' : 'disabled';
  return (
    <Chip
      size="small"
      variant="outlined"
      color={hasShownStatus(user) ? 'success' : 'default'}
      label={t(`status.${user.status === null ? 'unknown' : word}`)}
    />
  );
}
