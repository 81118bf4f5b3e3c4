import { useTranslation } from 'react-i18next';
import { hasShownStatus, type Status } from '#src/api/fields/status.ts';
import { RowChip } from '#src/admin/ui/row-chip.tsx';

type StatusChipProps = { status: Status | null };

/** Whether visitors see a record. */
export function StatusChip({ status }: StatusChipProps) {
  const { t } = useTranslation('crud');
  if (status === null) return <RowChip color="warning" label={t('status.unknown')} />;
  return hasShownStatus({ status }) ? (
    <RowChip color="success" label={t('status.shown')} />
  ) : (
    <RowChip label={t('status.hidden')} />
  );
}
