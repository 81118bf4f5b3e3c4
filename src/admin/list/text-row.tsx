import type { ComponentProps, ReactNode } from 'react';
import { ListRow } from './list-row.tsx';
import { StatusChip } from './status-chip.tsx';

type TextRowProps = Omit<ComponentProps<typeof ListRow>, 'end'> & {
  status: number;
  actions: ReactNode;
};

/** A record as a row: its texts and picture, whether it is shown, what can be done. */
export function TextRow({ status, actions, ...row }: TextRowProps) {
  return (
    <ListRow
      {...row}
      end={
        <>
          <StatusChip status={status} />
          {actions}
        </>
      }
    />
  );
}
