import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { Id } from '#src/lib/id.ts';
import type { ReadPage } from '#src/lib/read-all.ts';
import { ReadAllDialog } from './read-all-dialog.tsx';
import { useRowsById } from './use-rows-by-id.ts';
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
 * Reads all rows that match, also beyond the page that is shown, to select or export them.
 * @returns both as functions, the dialog with the progress, and the selected records
 */
export function useReadAll<T extends { id: Id }>(options: ReadAllOptions<T>) {
  const { queryKey, readPage, rows, selection, onExport } = options;
  const { t } = useTranslation('crud');
  const [purpose, setPurpose] = useState<'select' | 'export'>();
  const [everything, setEverything] = useState<T[]>(NONE);
  const rowsById = useRowsById(rows, everything);

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
    selected: () => rowsById([...selection.ids]),
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
