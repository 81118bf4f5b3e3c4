import { adminApi } from '#src/admin/admin-api.ts';
import { PagedTypeListPage } from '#src/admin/list/paged-type-list.tsx';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatSplitDay } from '#src/i18n/format/format-split.ts';
import { historyApi, type HistoryEntry } from './schema.ts';

const historyAdminApi = adminApi(historyApi);

const LOOK: ListLook<HistoryEntry> = {
  columns: ['date', 'title', 'status', 'sort'],
  cells: {
    date: {
      width: 120,
      cell: ({ date }) => formatDay(date),
      csv: ({ date }) => ({ moment: formatSplitDay(date) }),
    },
  },
  texts: ['description'],
  captions: ['date'],
};

export function Component() {
  return <PagedTypeListPage api={historyAdminApi} look={LOOK} />;
}
