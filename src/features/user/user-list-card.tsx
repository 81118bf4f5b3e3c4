import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LastLogin } from './last-login.tsx';
import { roleText } from './role-text.ts';
import type { User } from './schema.ts';
import { UserName } from './user-name.tsx';
import { UserStatusChip } from './user-status-chip.tsx';

type UserListCardProps = { user: User; actions: ReactNode };

/** A user in the list on phones. */
export function UserListCard({ user, actions }: UserListCardProps) {
  const { t } = useTranslation('user');
  return (
    <>
      <UserName user={user} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <UserStatusChip user={user} />
        <Box sx={{ flexGrow: 1, typography: 'caption', color: 'text.secondary' }}>
          {roleText(t, user.role)} · <LastLogin user={user} />
        </Box>
        {actions}
      </Box>
    </>
  );
}
