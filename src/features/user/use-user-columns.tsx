import { TwoLines } from '#src/admin/list/cells/two-lines.tsx';
import type { ListColumn } from '#src/admin/list/rows/use-grid-columns.tsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDialog } from './dialog/use-dialog-address.ts';
import { LastLogin } from './last-login.tsx';
import { roleText } from './roles.ts';
import type { User } from './schema.ts';
import { UserName } from './user-name.tsx';
import { UserStatusChip } from './user-status-chip.tsx';

/** @param onOpen the same function on every render */
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
