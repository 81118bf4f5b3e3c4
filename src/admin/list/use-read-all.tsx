import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/lib/id.ts';
import type { ReadPage } from '#src/lib/read-all.ts';
import { ReadAllDialog } from './read-all-dialog.tsx';
import { useKnownRows } from './use-known-rows.ts';
import type { Selection } from './use-selection.ts';

type ReadAllOptions<T> = {
  /** Names what is read. */
  queryKey: readonly unknown[];
  readPage: ReadPage<T>;
  /** The rows of the page that is shown. */
  rows: T[];
  selection: Selection;
  onExport?: (all: T[]) => void;
};

const NONE: never[] = [];

/**
 * What reaches beyond the page of a list: all rows that match, to be selected or exported (B7).
 * @returns both as functions, the dialog that tells how far it is, and the selected records
 */
export function useReadAll<T extends { id: Id }>(options: ReadAllOptions<T>) {
  const { queryKey, readPage, rows, selection, onExport } = options;
  const { t } = useTranslation('crud');
  const [purpose, setPurpose] = useState<'select' | 'export'>();
  const [everything, setEverything] = useState<T[]>(NONE);
  const known = useKnownRows(rows, everything);

  const take = (all: T[]) => {
    setPurpose(undefined);
    if (purpose === 'export') {
      onExport?.(all);
      toast.success(t('list.exported', { count: all.length }));
    } else {
      setEverything(all);
      selection.set(all.map(({ id }) => id));
    }
  };

  return {
    selectAll: () => setPurpose('select'),
    exportAll: useCallback(() => setPurpose('export'), []),
    selected: () => known([...selection.ids]),
    dialog: purpose && (
      <ReadAllDialog
        title={t(purpose === 'select' ? 'list.selecting' : 'list.exporting')}
        queryKey={queryKey}
        readPage={readPage}
        onRead={take}
        onCancel={() => setPurpose(undefined)}
      />
    ),
  };
}
