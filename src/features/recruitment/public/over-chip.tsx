import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';

/** Marks a position that nobody can apply for any more. */
export function OverChip() {
  const { t } = useTranslation('job');
  return <Chip size="small" variant="soft" color="warning" label={t('over')} />;
}
