import { type ReactNode, useRef, useState } from 'react';
import { useChangeRow } from '#src/admin/list/rows/row-changes.tsx';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import type { Id } from '#src/lib/records/id.ts';

type RowSwitchProps = {
  id: Id;
  /** The record's title. */
  name: string;
  /** Says what is switched, with the record's title. */
  label: string;
  checked: boolean;
  /** The fields that a press changes. */
  change: (checked: boolean) => Record<string, unknown>;
  /** What the toast says, which offers undo. */
  done: (checked: boolean) => string;
  /** What it means now, beside the switch, also while a change is sent. */
  children?: (checked: boolean) => ReactNode;
};

/**
 * A switch in a row, or what it means alone for who may not edit: shows the new state at once, and the old one again where the change fails. Looks like MUI's
 * Switch; `RowArea` styles it.
 */
export function RowSwitch(props: RowSwitchProps) {
  const { id, name, label, checked, change, done, children } = props;
  const { may } = useRowLinks();
  const changeRow = useChangeRow();
  /** Undefined while nothing is sent. */
  const [wanted, setWanted] = useState<boolean>();
  const presses = useRef(0);
  const shown = wanted ?? checked;

  const turn = async (next: boolean) => {
    presses.current += 1;
    const press = presses.current;
    setWanted(next);
    await changeRow({ id, name, change: change(next), done: done(next) });
    if (press === presses.current) setWanted(undefined);
  };
  if (!may('edit')) return <span>{children?.(shown)}</span>;
  return (
    <label className="row-switch">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-busy={wanted !== undefined}
        aria-checked={shown}
        checked={shown}
        onChange={({ target }) => void turn(target.checked)}
      />
      {children?.(shown)}
    </label>
  );
}
