import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { withoutPendingDeletions } from '#src/admin/deletion/pending-deletions.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { PagedResource } from '#src/api/records/resource.ts';
import type { ReadPage } from '#src/lib/records/read-all.ts';
import type { List } from '#src/admin/list/core/list-context.ts';
import { ReadAllDialog } from './read-all-dialog.tsx';
import { useRowsById } from './use-rows-by-id.ts';

type ReadAllOptions<T extends { id: Id }> = {
  api: Pick<PagedResource<T, never>, 'name' | 'page'>;
  list: Pick<List, 'params' | 'selection'> & { rows: T[] };
  onExport: (all: T[]) => void;
};

const NONE: never[] = [];

/**
 * Reads all rows that match, also beyond the page that is shown, to select or export them.
 * @returns both as functions, the dialog with the progress, and the selected records
 */
export function useReadAll<T extends { id: Id }>(options: ReadAllOptions<T>) {
  const { api, list, onExport } = options;
  const { params, rows, selection } = list;
  const { query } = params;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const [purpose, setPurpose] = useState<'select' | 'export'>();
  const [everything, setEverything] = useState<T[]>(NONE);
  const rowsById = useRowsById(rows, everything);

  // Past the cache, and without the records of pending deletions.
  const readPage: ReadPage<T> = async (at) => {
    const page = { ...api.page({ ...query, ...at }), staleTime: 0, gcTime: 0 };
    return withoutPendingDeletions(client, api.name, await client.fetchQuery(page));
  };
  const consume = (all: T[]) => {
    setPurpose(undefined);
    if (purpose === 'export') {
      onExport(all);
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
        queryKey={api.page(query).queryKey}
        readPage={readPage}
        onRead={consume}
        onCancel={() => setPurpose(undefined)}
      />
    ),
  };
}
