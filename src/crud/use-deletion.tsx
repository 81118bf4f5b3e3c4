import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { Id } from '#src/api/fields.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Selection } from './use-selection.ts';

type DeletionProps<T extends { id: Id }> = Pick<
  ComponentProps<typeof DeleteDialog<T>>,
  'api' | 'labelOf'
> & {
  selection: Selection;
};

/**
 * Deleting from a list: `ask(records)` opens the question, `dialog` has to be rendered. What is gone
 * is no longer selected.
 */
export function useDeletion<T extends { id: Id }>({ api, labelOf, selection }: DeletionProps<T>) {
  const [records, setRecords] = useState<T[] | null>(null);
  const dialog = records && (
    <DeleteDialog
      api={api}
      records={records}
      labelOf={labelOf}
      onClose={(deleted) => {
        setRecords(null);
        selection.drop(deleted);
      }}
    />
  );
  return { ask: setRecords, dialog };
}
