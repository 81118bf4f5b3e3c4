import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import type { User } from './schema.ts';

type UserStatusChipProps = { user: User };

export function UserStatusChip({ user }: UserStatusChipProps) {
  const { t } = useTranslation('user');
  const isEnabled = isShown(user);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isEnabled ? 'success' : 'default'}
      label={t(isEnabled ? 'status.enabled' : 'status.disabled')}
    />
  );
}
