import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { GridSortModel } from '@mui/x-data-grid/models';
import { useState, useEffect } from 'react';

/** Returns the data of an answer without checking it: the mock is trusted here. */
async function readData<T>(path: string, signal?: AbortSignal): Promise<T> {
  const answer = await fetch(`/api/${path}`, signal ? { signal } : {});
  const { data }: { data: T } = await answer.json();
  return data;
}

type Page = { list: { id: number }[]; total: number };
type BareListProps = { name: 'product' | 'news'; onOpen: (id: string) => void };

const SIZE = 20;
const NOTHING = { address: '', page: { list: [], total: 0 } satisfies Page };

/** The same number of columns as the product's news list, with plain text only. */
const COLUMNS = ['id', 'title', 'categoryName', 'status', 'publishTime', 'views', 'author'].map(
  (field) => ({ field, width: field === 'title' ? 400 : 120 }),
);

/** A data grid with server-side paging, sorting and filters, without cache, URL state or debouncing. */
function BareList({ name, onOpen }: BareListProps) {
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

const FIELDS = ['title', 'author', 'source'];

type BareFormProps = { id: string };

/** A form with three fields, shown once its record is loaded. */
function BareForm({ id }: BareFormProps) {
  const [record, setRecord] = useState<Record<string, string>>();
  useEffect(() => {
    void readData<Record<string, string>>(`news/get?id=${id}`).then(setRecord);
  }, [id]);
  if (!record) return null;
  return FIELDS.map((name) => (
    <TextField
      key={name}
      name={name}
      label={name}
      value={record[name] ?? ''}
      onChange={({ target }) => setRecord({ ...record, [name]: target.value })}
    />
  ));
}

type OpenPage = { name: 'product' | 'news'; id?: string };

/**
 * The baseline of the benchmark: a menu with two lists, a data grid and a form, with no code of the
 * product.
 */
export function BareApp() {
  const [page, setPage] = useState<OpenPage>({ name: 'product' });
  const { name, id } = page;
  return (
    <>
      <nav>
        <button type="button" onClick={() => setPage({ name: 'product' })}>
          product
        </button>
        <button type="button" onClick={() => setPage({ name: 'news' })}>
          news
        </button>
      </nav>
      {id === undefined ? (
        <BareList key={name} name={name} onOpen={(id) => setPage({ name, id })} />
      ) : (
        <BareForm id={id} />
      )}
    </>
  );
}
