import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import { RowChip } from './row-chip.tsx';

type StatusChipProps = { status: number };

/** Whether visitors see a record. */
export function StatusChip({ status }: StatusChipProps) {
  const { t } = useTranslation('crud');
  return isShown({ status }) ? (
    <RowChip color="success" label={t('status.shown')} />
  ) : (
    <RowChip label={t('status.hidden')} />
  );
}
