import { useState } from 'react';
import type { RefObject } from 'react';
import { toast } from 'sonner';
import { ApiError } from '#src/lib/api-error.ts';
import type { Id } from '#src/lib/id.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import type { BulkKind } from './bulk-dialog.tsx';
import { useFocusAfter } from './use-focus-after.ts';
import type { Selection } from './use-selection.ts';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { canHide, useBulkCalls } from './use-bulk-calls.ts';
import type { BulkApi } from './use-bulk-calls.ts';

type BulkProps<T, Input> = {
  api: BulkApi<T, Input>;
  labelOf: (record: T) => string;
  selection: Selection;
  /** The list's focusable element. */
  place: RefObject<HTMLElement | null>;
  /** Why a record cannot be deleted, where the list already knows. */
  refusalOf?: ((record: T) => string | undefined) | undefined;
};

type Chosen<T> = { records: T[]; kind: BulkKind };

/**
 * Deletes, shows and hides one or many records of a list: `ask(records, kind)` opens the dialog, and
 * `dialog` must be rendered. A single deletion has undo, many run with progress and results, where a
 * record that cannot be deleted fails and says why. Finished
 * records are deselected. `actionsOn` returns the props of a selection bar; its `chosen` returns the
 * selected records, also of other pages.
 */
export function useBulk<T extends Input & { id: Id }, Input>(props: BulkProps<T, Input>) {
  const { api, labelOf, selection, place, refusalOf } = props;
  const [chosen, setChosen] = useState<Chosen<T> | null>(null);
  const calls = useBulkCalls(api);
  const rememberFocus = useFocusAfter(place, chosen !== null);

  const ask = (records: T[], kind: BulkKind = 'delete') => {
    const [only] = records;
    const isOne = kind === 'delete' && records.length === 1;
    const refusal = isOne && only && refusalOf?.(only);
    if (refusal) {
      toast.error(refusal);
      return;
    }
    rememberFocus();
    setChosen({ records, kind });
  };
  const close = (done: Id[]) => {
    setChosen(null);
    selection.drop(done);
  };
  const act = (record: T, kind: BulkKind) => {
    const message = kind === 'delete' && refusalOf?.(record);
    if (message) return Promise.reject(new ApiError({ kind: 'rejected', call: kind, message }));
    return calls[kind](record.id);
  };
  const dialogOf = ({ records, kind }: Chosen<T>) => {
    const items = records.map((record) => ({ id: record.id, name: labelOf(record), record }));
    const [only] = items;
    if (only && items.length === 1 && kind === 'delete') {
      return <DeleteDialog api={api} record={only} onClose={close} />;
    }
    return (
      <BulkDialog
        kind={kind}
        items={items}
        action={({ record }) => act(record, kind)}
        onRun={calls.refresh}
        onClose={close}
      />
    );
  };
  const dialog = chosen && dialogOf(chosen);
  const actionsOn = (rows: T[], chosen: () => T[]) => ({
    onDelete: () => ask(chosen()),
    ...(canHide(api, rows) && {
      onShow: () => ask(chosen(), 'show'),
      onHide: () => ask(chosen(), 'hide'),
    }),
  });
  return { ask, actionsOn, dialog };
}
