import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable } from '#src/admin/list/rows/data-table.tsx';
import { useSelection } from '#src/admin/list/core/use-selection.ts';
import { renderComponent } from '../support.tsx';

const page = { rows: [{ id: 1, name: '土壤传感器' }], total: 1 };
const params = { page: 1, size: 20, sort: '', set: () => {} };
const drawCell = vi.fn(({ row }: { row: { name: string } }) => row.name);
const columns = [{ field: 'name', headerName: '名称', renderCell: drawCell }];

/** A list as the kit has them: most of what it hands on is made anew each time it is drawn. */
function List() {
  const selection = useSelection();
  const [questions, setQuestions] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setQuestions((before) => before + 1)}>
        删除
      </button>
      <p>问题 {questions}</p>
      <DataTable
        label="产品列表"
        page={page}
        isLoading={false}
        params={{ ...params }}
        density="standard"
        columns={columns}
        labelOf={({ name }) => name}
        selection={selection}
        actions={({ name }) => <button type="button">编辑「{name}」</button>}
        card={({ name }) => name}
      />
    </>
  );
}

it('B1: renders no cell again when only things around the grid change', async () => {
  const { user } = await renderComponent(<List />);
  await screen.findByRole('gridcell', { name: '土壤传感器' });
  drawCell.mockClear();
  await user.click(screen.getByRole('button', { name: '删除' }));
  await screen.findByText('问题 1');
  expect(drawCell).not.toHaveBeenCalled();

  await user.click(screen.getByRole('checkbox', { name: /选择行/ }));
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('土壤传感器');
});
