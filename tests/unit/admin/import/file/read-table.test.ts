import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readTable } from '#src/admin/import/file/read-table.ts';
import type { TableError } from '#src/admin/import/file/table.ts';

const KNOWN = ['标题', '日期', '置顶', '人数'];
const read = (file: File) => readTable(file, (title) => KNOWN.includes(title));
const csv = (...parts: BlobPart[]) => new File(parts, '新闻.csv', { type: 'text/csv' });
const faultOf = (file: File) =>
  read(file).then(
    () => 'none',
    (error: TableError) => error.fault,
  );

type Sheets = Parameters<typeof writeXlsx>[0]['sheets'];

async function workbook(sheets: Sheets): Promise<File> {
  const bytes = await writeXlsx({ sheets });
  return new File([new Uint8Array(bytes)], '新闻.xlsx');
}

describe('readTable', () => {
  it('B11: finds the titles below a heading, drops empty rows, and keeps the file’s lines', async () => {
    const table = await read(
      csv('\uFEFF公司新闻汇总,\n\n标题,日期\n甲,2026-11-03\n,\n"乙\n丙",\n'),
    );
    expect(table.head).toEqual(['标题', '日期']);
    expect(table.rows).toEqual([
      { line: 4, cells: ['甲', '2026-11-03'] },
      { line: 6, cells: ['乙\n丙', ''] },
    ]);
  });

  it('B11: reads GBK, as Excel on Chinese Windows writes CSV, and the escaped formulas of an export', async () => {
    const gbk = new Uint8Array([0xb1, 0xea, 0xcc, 0xe2, 10, 0x27, 0x2d, 0xbc, 0xd7]);
    const table = await read(csv(gbk));
    expect(table.head).toEqual(['标题']);
    expect(table.rows).toEqual([{ line: 2, cells: ['-甲'] }]);
  });

  it('B6, B11: reads UTF-16, as Excel writes text files', async () => {
    const text = '标题\t日期\n甲\t2026-11-03\n';
    const utf16 = Uint16Array.from(text, (char) => char.charCodeAt(0));
    const table = await read(csv(new Uint8Array([0xff, 0xfe]), utf16));
    expect(table.head).toEqual(['标题', '日期']);
    expect(table.rows).toEqual([{ line: 2, cells: ['甲', '2026-11-03'] }]);
  });

  it('B11: reads the first filled sheet of a workbook, with dates, numbers and booleans as texts', async () => {
    const file = await workbook([
      { name: '说明', rows: [] },
      {
        name: '新闻',
        rows: [
          ['标题', '日期', '置顶', '人数'],
          ['甲', new Date(Date.UTC(2026, 10, 3)), true, 12],
          ['乙', new Date(Date.UTC(2026, 10, 3, 8, 30)), false, 0.1],
          [null, null, null, null],
        ],
      },
    ]);
    const table = await read(file);
    expect(table.head).toEqual(KNOWN);
    expect(table.rows.map(({ cells }) => cells)).toEqual([
      ['甲', '2026-11-03', 'true', '12'],
      ['乙', '2026-11-03 08:30', 'false', '0.1'],
    ]);
  });

  it('B11: says what is wrong with a file', async () => {
    await expect(faultOf(csv('标题'))).resolves.toBe('empty');
    await expect(faultOf(csv(''))).resolves.toBe('empty');
    await expect(faultOf(csv('标题\n"甲'))).resolves.toBe('broken');
    await expect(faultOf(csv(new Uint8Array(10 * 1024 * 1024 + 1)))).resolves.toBe('tooLarge');
    const zip = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);
    await expect(faultOf(new File([zip], 'broken.xlsx'))).resolves.toBe('unreadable');
    const ole = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]);
    await expect(faultOf(new File([ole], 'broken.xls'))).resolves.toBe('unreadable');
  });
});
