import type { ComponentProps, ReactNode } from 'react';
import type { Status } from '#src/api/status.ts';
import { ListRow } from './list-row.tsx';
import { StatusChip } from './status-chip.tsx';

type TextRowProps = Omit<ComponentProps<typeof ListRow>, 'end' | 'wrapsOnPhones'> & {
  status: Status | null;
  actions?: ReactNode;
};

/** A list's row with the record's status and actions at its end. */
export function TextRow({ status, actions, ...row }: TextRowProps) {
  return (
    <ListRow
      {...row}
      wrapsOnPhones={actions !== undefined}
      end={
        <>
          <StatusChip status={status} />
          {actions}
        </>
      }
    />
  );
}
