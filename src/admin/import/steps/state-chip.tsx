import { useTranslation } from 'react-i18next';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
import type { RowState } from '#src/admin/import/plan/plan-rows.ts';

const COLORS = {
  new: 'success',
  changed: 'info',
  unchanged: 'default',
  bad: 'error',
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
} as const;

type StateChipProps = { state: RowState | 'waiting' | 'running' | 'done' | 'failed' };

/** What an import would do with a row, or has done. */
export function StateChip({ state }: StateChipProps) {
  const { t } = useTranslation('import');
  return <RowChip color={COLORS[state]} label={t(`state.${state}`)} />;
}
