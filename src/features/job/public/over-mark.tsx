import { useTranslation } from 'react-i18next';
import { Mark } from '#src/components/mark.tsx';

/** Marks a position that nobody can apply for any more. */
export function OverMark() {
  const { t } = useTranslation('job');
  return <Mark color="warning">{t('over')}</Mark>;
}
