import Chip from '@mui/material/Chip';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { hasShownStatus, type Status } from '#src/api/fields/status.ts';
import type { User } from './schema.ts';

/** Localised text that says whether a user may sign in. */
function userStatusText(t: TFunction<'user'>, status: Status | null): string {
  if (status === null) return t('status.unknown');
  return t(hasShownStatus({ status }) ? 'status.enabled' : 'status.disabled');
}

type UserStatusChipProps = { user: User };

export function UserStatusChip({ user }: UserStatusChipProps) {
  const { t } = useTranslation('user');
  return (
    <Chip
      size="small"
      variant="outlined"
      color={hasShownStatus(user) ? 'success' : 'default'}
      label={userStatusText(t, user.status)}
    />
  );
}
