import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { textIn } from '#src/admin/records/record-source.ts';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { hasShownStatus, STATUS, type Status } from '#src/api/fields/status.ts';
import { useNow } from '#src/components/use-now.ts';
import type { Id } from '#src/lib/records/id.ts';
import { timeState } from '#src/lib/time/time-state.ts';
import { RowSwitch } from './row-switch.tsx';
import { StatusChip } from './status-chip.tsx';

type StatusSwitchProps = {
  record: { id: Id; status: Status | null };
  /** The record's title. */
  name: string;
};

const COLORS = { scheduled: 'info.text', over: 'warning.text' } as const;

/**
 * Shows a record to visitors, and hides it. Outside the times of its type's table it says that it is scheduled or
 * over, because visitors do not see it. A status that is the server's own is only named.
 */
export function StatusSwitch({ record, name }: StatusSwitchProps) {
  const { t } = useTranslation('crud');
  const { times } = useRowLinks();
  const now = useNow();
  const [start = '', end = ''] = times.map((time) => textIn(record, time));
  const state = timeState(start, end, now);
  const { id, status } = record;
  if (status === null) return <StatusChip status={status} />;
  return (
    <RowSwitch
      id={id}
      name={name}
      label={t('show.of', { name })}
      checked={hasShownStatus({ status })}
      change={(checked) => ({ status: checked ? STATUS.shown : STATUS.hidden })}
      done={(checked) => t(checked ? 'show.done' : 'hide.done', { name })}
    >
      {(checked) => {
        if (!checked) return t('status.hidden');
        if (state === 'running') return t('status.shown');
        return (
          <Box component="span" sx={{ color: COLORS[state] }}>
            {t(`time.${state}`)}
          </Box>
        );
      }}
    </RowSwitch>
  );
}
