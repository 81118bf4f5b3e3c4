import { useTranslation } from 'react-i18next';
import { isShown, STATUS } from '#src/api/fields/status.ts';
import type { Status } from '#src/api/fields/status.ts';
import type { Id } from '#src/lib/records/id.ts';
import { RowSwitch } from './row-switch.tsx';
import { StatusChip } from './status-chip.tsx';

type StatusSwitchProps = {
  record: { id: Id; status: Status | null };
  /** The record's title. */
  name: string;
  /** Replaces "shown": as "scheduled". */
  shown?: string | undefined;
};

/** Shows a record to visitors, and hides it. A status that is the server's own is only named. */
export function StatusSwitch({ record, name, shown }: StatusSwitchProps) {
  const { t } = useTranslation('crud');
  const { id, status } = record;
  if (status === null) return <StatusChip status={status} />;
  return (
    <RowSwitch
      id={id}
      name={name}
      label={t('show.of', { name })}
      checked={isShown({ status })}
      change={(checked) => ({ status: checked ? STATUS.shown : STATUS.hidden })}
      done={(checked) => t(checked ? 'show.done' : 'hide.done', { name })}
    >
      {(checked) => (checked ? (shown ?? t('status.shown')) : t('status.hidden'))}
    </RowSwitch>
  );
}
