import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridSortModel } from '@mui/x-data-grid/models';
import { useEffect, useState } from 'react';
import { readData } from './read-data.ts';

type Page = { list: { id: number }[]; total: number };
type BareListProps = { name: 'product' | 'news'; onOpen: (id: string) => void };

const SIZE = 20;
const NOTHING = { address: '', page: { list: [], total: 0 } satisfies Page };

/** The same number of columns as the product's news list, with plain text only. */
const COLUMNS = ['id', 'title', 'categoryName', 'status', 'publishTime', 'views', 'author'].map(
  (field) => ({ field, width: field === 'title' ? 400 : 120 }),
);

/** A data grid with server-side paging, sorting and filters, without cache, URL state or debouncing. */
export function BareList({ name, onOpen }: BareListProps) {
  const [paging, setPaging] = useState({ page: 0, pageSize: SIZE });
  const [sorting, setSorting] = useState<GridSortModel>([]);
  const [keyword, setKeyword] = useState('');
  const [{ address: read, page }, setRead] = useState<{ address: string; page: Page }>(NOTHING);

  const [sort] = sorting;
  const query = new URLSearchParams({
    pageNo: String(paging.page + 1),
    pageSize: String(SIZE),
    keyword,
    ...(sort && { sortField: sort.field, sortOrder: sort.sort ?? 'asc' }),
  });
  const address = `${name}/page?${query}`;
  useEffect(() => {
    const ended = new AbortController();
    const readPage = async () => {
      const page = await readData<Page>(address, ended.signal);
      if (!ended.signal.aborted) setRead({ address, page });
    };
    readPage().catch(() => undefined);
    return () => ended.abort();
  }, [address]);

  return (
    <>
      <input
        type="search"
        aria-label="search"
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <DataGrid
        aria-label={name}
        rows={page.list}
        rowCount={page.total}
        columns={COLUMNS}
        loading={read !== address}
        paginationMode="server"
        pageSizeOptions={[SIZE]}
        paginationModel={paging}
        onPaginationModelChange={setPaging}
        sortingMode="server"
        sortModel={sorting}
        onSortModelChange={setSorting}
        onRowClick={({ id }) => onOpen(String(id))}
      />
    </>
  );
}
