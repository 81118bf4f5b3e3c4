import { useEventCallback } from '@mui/material/utils';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { offerUndo, type Undo } from '#src/admin/deletion/offer-undo.ts';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import type { Id } from '#src/lib/records/id.ts';

type RowChange = {
  id: Id;
  /** The record's title. */
  name: string;
  change: Record<string, unknown>;
  /** What the toast says afterwards, which offers undo. */
  done: string;
};

/** Changes fields of a row, one change after another; a failure is told. Resolves once the rows are read again. */
type ChangeRow = (change: RowChange) => Promise<void>;

const Changes = createContext<ChangeRow | null>(null);

type RowChangesProps = {
  /** Name of the resource. */
  name: string;
  calls: {
    set: (id: Id, change: Record<string, unknown>) => Promise<Undo | undefined>;
    refresh: () => void;
  };
  children: ReactNode;
};

/** Lets the rows of a list change their records, as with switches. */
export function RowChanges({ name: resource, calls, children }: RowChangesProps) {
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const changeRow = useEventCallback(async ({ id, name, change, done }: RowChange) => {
    const send = async () => {
      try {
        const undo = await calls.set(id, change);
        // Waits for the new rows: a switch shows their value once this has ended.
        await client.invalidateQueries({ queryKey: [resource] });
        void offerUndo(done, undo ? [{ record: { id, name }, undo }] : [], calls.refresh);
      } catch (error) {
        if (isNotFound(error)) {
          toast.error(t('list.gone', { name }));
          return;
        }
        const isSent = error instanceof UnstoredError;
        if (isSent) await client.invalidateQueries({ queryKey: [resource] });
        const title = t(isSent ? 'unstored.title' : 'list.notChanged', { name });
        toast.error(title, { description: errorMessage(error) });
      }
    };
    // One call after the other, so that the last press wins.
    const turn = last.current.then(send);
    last.current = turn;
    await turn;
  });
  return <Changes value={changeRow}>{children}</Changes>;
}

/** @throws Error outside `RowChanges` */
export function useChangeRow(): ChangeRow {
  const change = use(Changes);
  if (change === null) throw new Error('useChangeRow must be used inside <RowChanges>');
  return change;
}
