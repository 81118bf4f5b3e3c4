import { useTranslation } from 'react-i18next';
import { RelativeTime } from '#src/components/relative-time.tsx';
import type { User } from './schema.ts';

type LastLoginProps = { user: User };

export function LastLogin({ user }: LastLoginProps) {
  const { t } = useTranslation('user');
  if (user.lastLoginTime === '') return t('neverSignedIn');
  return <RelativeTime iso={user.lastLoginTime} />;
}
