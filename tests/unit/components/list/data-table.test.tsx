import { screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { DataTable } from '#src/admin/list/rows/data-table.tsx';
import { type List, ListContext } from '#src/admin/list/core/list-context.ts';
import { listMemory } from '#src/admin/list/core/list-memory.ts';
import { useSelection } from '#src/admin/list/core/use-selection.ts';
import { renderComponent } from '../support.tsx';

const rows = [{ id: 1, name: '土壤传感器' }];
const params: List['params'] = {
  page: 1,
  size: 20,
  sort: '',
  q: '',
  filters: {},
  isNarrowed: false,
  search: '',
  query: { pageNo: 1, pageSize: 20 },
  memory: listMemory.read(),
  set: () => {},
  go: () => {},
  remember: () => {},
};
const read = {
  data: { dropped: 0 },
  error: null,
  refetch: () => Promise.resolve(),
  isFetching: false,
  isPlaceholderData: false,
};
const drawCell = vi.fn(({ name }: { name: string }) => name);
const columns = [{ field: 'name', headerName: '名称', cell: drawCell }];

/** A list as the kit has them: most of what it hands on is made anew each time it is drawn. */
function ProductList() {
  const [questions, setQuestions] = useState(0);
  const list = {
    params: { ...params },
    read,
    rows,
    total: 1,
    selection: useSelection(),
    place: useRef(null),
  };
  return (
    <ListContext value={list}>
      <button type="button" onClick={() => setQuestions((before) => before + 1)}>
        删除
      </button>
      <p>问题 {questions}</p>
      <DataTable
        label="产品列表"
        rows={rows}
        columns={columns}
        labelOf={({ name }) => name}
        actionsWidth={110}
        actions={({ name }) => <button type="button">编辑「{name}」</button>}
        card={({ name }) => name}
      />
    </ListContext>
  );
}

it('B1: renders no cell again when only things around the grid change', async () => {
  const { user } = await renderComponent(
    <MemoryRouter>
      <ProductList />
    </MemoryRouter>,
  );
  await screen.findByRole('gridcell', { name: '土壤传感器' });
  drawCell.mockClear();
  await user.click(screen.getByRole('button', { name: '删除' }));
  await screen.findByText('问题 1');
  expect(drawCell).not.toHaveBeenCalled();

  await user.click(screen.getByRole('checkbox', { name: /选择行/ }));
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('土壤传感器');
});
