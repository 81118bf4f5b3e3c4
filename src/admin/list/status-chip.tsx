import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';

type StatusChipProps = { status: number };

/** Whether visitors see a record. */
export function StatusChip({ status }: StatusChipProps) {
  const { t } = useTranslation('crud');
  const shown = isShown({ status });
  return (
    <Chip
      size="small"
      variant="outlined"
      color={shown ? 'success' : 'default'}
      label={t(shown ? 'status.shown' : 'status.hidden')}
    />
  );
}
