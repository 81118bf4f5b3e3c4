import { describe, expect, it } from 'vitest';
import { momentField, numberField, textField } from '#src/admin/import/plan/fields.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { rowsFile } from '#src/admin/import/plan/write-rows.ts';
import { unprotected } from '#src/lib/text/csv.ts';

describe('rowsFile', () => {
  it('B11: dates stay dates to Excel, and other texts are protected from it', async () => {
    const fields = [
      textField({ name: 'model', label: '型号', titles: [] }),
      momentField({ name: 'date', label: '日期', titles: [] }),
      numberField({ name: 'sort', label: '排序', titles: [] }),
    ];
    const plan = (line: number, model: string, date: string, sort: string): RowPlan => ({
      row: { line, cells: { model, date, sort } },
      state: 'bad',
      problems: [],
      changes: [],
      id: null,
      values: {},
    });
    const plans = [plan(2, '1-2', '2026-11-20', '12'), plan(3, '00123', '=1+1', '1E5')];
    const text = await rowsFile(fields, plans, '原因', () => '').text();
    expect(text).toBe("型号,日期,排序,原因\r\n'1-2,2026-11-20,12,\r\n'00123,'=1+1,'1E5,\r\n");
    expect(unprotected("'1E5")).toBe('1E5');
  });
});
