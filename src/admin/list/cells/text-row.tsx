import type { ComponentProps, ReactNode } from 'react';
import type { Status } from '#src/api/fields/status.ts';
import type { Id } from '#src/lib/records/id.ts';
import { ListRow } from './list-row.tsx';
import { StatusChip } from './status-chip.tsx';
import { StatusSwitch } from './status-switch.tsx';

type TextRowProps = Omit<ComponentProps<typeof ListRow>, 'end' | 'wrapsOnPhones' | 'record'> & {
  /** Its status is switched, where the row has actions. */
  record: { id: Id; status: Status | null };
  /** The record's title. */
  name: string;
  actions?: ReactNode;
};

/** A list's row with the record's status and actions at its end. */
export function TextRow({ record, name, actions, ...row }: TextRowProps) {
  return (
    <ListRow
      {...row}
      {...(actions !== undefined && { record })}
      wrapsOnPhones={actions !== undefined}
      end={
        <>
          {actions ? (
            <StatusSwitch record={record} name={name} />
          ) : (
            <StatusChip status={record.status} />
          )}
          {actions}
        </>
      }
    />
  );
}
