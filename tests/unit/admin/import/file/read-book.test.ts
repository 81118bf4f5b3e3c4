import { deflateRawSync } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { readBook } from '#src/admin/import/file/read-book.ts';
import { firstSheet, TableError, tableOf } from '#src/admin/import/file/table.ts';

const KNOWN = ['标题', '日期', '置顶', '人数'];
const isKnown = (title: string) => KNOWN.includes(title);
async function read(file: File) {
  const { sheets } = await readBook(file);
  const sheet = firstSheet(sheets, isKnown);
  const table = sheet && tableOf(file.name, sheet, isKnown);
  if (!table) throw new TableError('empty');
  return table;
}
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

/** A zip file of these names and texts, whose sizes the directory says as `said` does. */
function zipSync(files: [name: string, text: string][], said = (size: number) => size) {
  const u16 = (value: number) => [value & 255, value >> 8];
  const u32 = (value: number) => [...u16(value & 65_535), ...u16(value >>> 16)];
  const parts: (Uint8Array<ArrayBuffer> | number[])[] = [];
  const directory: number[] = [];
  let at = 0;
  for (const [path, text] of files) {
    const name = Array.from(path, (sign) => sign.charCodeAt(0));
    const bytes = Buffer.from(text);
    const content = new Uint8Array(deflateRawSync(bytes));
    const sizes = [...u32(content.length), ...u32(said(bytes.length))];
    const common = [0, 0, 8, 0, ...u32(0), ...u32(0), ...sizes];
    const head = [80, 75, 3, 4, 20, 0, ...common, ...u16(name.length), 0, 0, ...name];
    const entry = [80, 75, 1, 2, 20, 0, 20, 0, ...common, ...u16(name.length)];
    directory.push(...entry, ...Array.from({ length: 12 }, () => 0), ...u32(at), ...name);
    parts.push(head, content);
    at += head.length + content.length;
  }
  const count = [...u16(files.length), ...u16(files.length)];
  const end = [80, 75, 5, 6, 0, 0, 0, 0, ...count, ...u32(directory.length), ...u32(at), 0, 0];
  return Buffer.concat([...parts, directory, end].map((part) => Uint8Array.from(part)));
}

describe('the table of a book', () => {
  it('B11: finds the titles below a heading, drops empty rows, and keeps the file’s lines', async () => {
    const table = await read(
      csv('\uFEFF公司新闻汇总,\n\n标题,日期\n甲,2026-11-03\n,\n"乙\n丙",\n'),
    );
    expect(table.head).toEqual(['标题', '日期']);
    expect(table.rows).toMatchObject([
      { line: 4, cells: ['甲', '2026-11-03'] },
      { line: 6, cells: ['乙\n丙', ''] },
    ]);
  });

  it('B11: reads GBK, as Excel on Chinese Windows writes CSV, and the escaped formulas of an export', async () => {
    const gbk = new Uint8Array([0xb1, 0xea, 0xcc, 0xe2, 10, 0x27, 0x2d, 0xbc, 0xd7]);
    const table = await read(csv(gbk));
    expect(table.head).toEqual(['标题']);
    expect(table.rows).toMatchObject([{ line: 2, cells: ['-甲'] }]);
  });

  it('B6, B11: reads UTF-16, as Excel writes text files', async () => {
    const text = '标题\t日期\n甲\t2026-11-03\n';
    const utf16 = Uint16Array.from(text, (char) => char.charCodeAt(0));
    const table = await read(csv(new Uint8Array([0xff, 0xfe]), utf16));
    expect(table.head).toEqual(['标题', '日期']);
    expect(table.rows).toMatchObject([{ line: 2, cells: ['甲', '2026-11-03'] }]);
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
      ['甲', '2026-11-03', 'TRUE', '12'],
      ['乙', '2026-11-03', 'FALSE', '0.1'],
    ]);
  });

  it('B11: a name that is not that of the content does not matter to text in any encoding', async () => {
    const gbk = new Uint8Array([0xb1, 0xea, 0xcc, 0xe2, 10, 0xbc, 0xd7]);
    const text = '标题\t日期\n甲\t2026-11-03\n';
    const little = Uint16Array.from(text, (char) => char.charCodeAt(0));
    const big = new Uint8Array(little.buffer.slice(0)).map((_byte, at, all) => all[at ^ 1] ?? 0);
    const mark = new Uint8Array([0xfe, 0xff]);
    for (const parts of [[gbk], [little], [big], [mark, big], ['标题\n甲']]) {
      const file = new File(parts, '导出.xls');
      const { head, rows } = await read(file);
      expect([head[0], rows[0]?.cells[0]]).toEqual(['标题', '甲']);
      expect((await readBook(file)).remark).toBe('text');
    }
    expect((await readBook(csv('标题\n甲'))).remark).toBeUndefined();
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

  /** A workbook of these files, whose sizes the directory says as `said` does. */
  const packed = (sizes: number[], said = (size: number) => size) =>
    new File(
      [
        zipSync(
          sizes.map((size) => ['xl/workbook.xml', '\0'.repeat(size)]),
          said,
        ),
      ],
      '新闻.xlsx',
    );

  it.each([
    ['one large file', packed([100_000_000])],
    ['files that are large together', packed(Array.from({ length: 10 }, () => 10_000_000))],
    ['a file that does not say how large it is', packed([1_000_000], () => 0)],
  ])('B11: refuses a workbook that unpacks to %s, before it is unpacked', async (_what, file) => {
    expect(file.size).toBeLessThan(200_000);
    await expect(faultOf(file)).resolves.toBe('tooLarge');
  });

  it('B11: sees at once what is in a zip file of many names', async () => {
    const names = new File([`PK\u0003\u0004${'Index/'.repeat(1_500_000)}`], 'list.xlsx');
    await expect(faultOf(names)).resolves.toBe('unreadable');
  });

  it('B11: does not unpack more than a workbook says', async () => {
    await expect(faultOf(packed([50_000_000], () => 10))).resolves.toBe('unreadable');
  });

  it('B11: refuses a workbook with too many columns, and reads one that is merely wide', async () => {
    const wide = (columns: number) => [
      ['标题', ...Array.from({ length: columns - 2 }, () => null), '人数'],
      ['甲', ...Array.from({ length: columns - 2 }, () => null), 12],
    ];
    await expect(faultOf(await workbook([{ name: '一', rows: wide(1001) }]))).resolves.toBe(
      'tooLarge',
    );
    await expect(faultOf(await workbook([{ name: '一', rows: wide(1000) }]))).resolves.toBe('none');
  });

  it.each([
    ['webPage', 'page.xls', '<html xmlns:o="urn:schemas-microsoft-com:office"><table>标题</table>'],
    ['webPage', 'page.xls', '\uFEFF\r\n<!DOCTYPE html><body>'],
    ['webPage', 'page.xls', '<?xml version="1.0"?><html><body>'],
    ['webPage', 'mail.xls', 'MIME-Version: 1.0\r\nContent-Type: multipart/related'],
    [
      'otherWorkbook',
      'old.xls',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com">',
    ],
    ['pdf', 'list.xlsx', '%PDF-1.7\n%âãÏÓ'],
    ['document', 'list.xlsx', 'PK\u0003\u0004 word/document.xml PK\u0001\u0002'],
    ['otherWorkbook', 'list.xlsx', 'PK\u0003\u0004 xl/workbook.bin PK\u0001\u0002'],
    ['notTable', 'list.xlsx', 'PK\u0003\u0004 photo.jpg PK\u0001\u0002'],
    ['notTable', 'photo.csv', '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR\u0010'],
    ['notTable', 'list.xls', 'Rar!\u001A\u0007\u0001\0'],
  ])('B11: names a %s that is called %s', async (fault, name, content) => {
    await expect(faultOf(new File([content], name))).resolves.toBe(fault);
  });

  it('B11: names a locked workbook, new or old', async () => {
    const encryption = { password: 'secret', spinCount: 10 };
    const sheets = [{ name: '一', rows: [['标题'], ['甲']] }];
    const locked = new Uint8Array(await writeXlsx({ sheets, encryption }));
    await expect(faultOf(new File([locked], '新闻.xlsx'))).resolves.toBe('locked');
    const old = [
      0xd0, 0xcf, 0x11, 0xe0, 9, 8, 16, 0, 0, 6, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ];
    const password = [0x2f, 0, 2, 0, 0, 0];
    const bytes = new Uint8Array([...old.slice(0, 24), ...password]);
    await expect(faultOf(new File([bytes], '新闻.xls'))).resolves.toBe('locked');
  });
});

type Cells = NonNullable<NonNullable<Sheets[number]>['cells']>;
type CellOf = Cells extends Map<string, infer One> ? One : never;

/** A sheet with a title above each cell of its only row. */
async function cellsOf(cells: CellOf[], options = {}) {
  const rows = [cells.map((_cell, index) => `列${index}`), cells.map(({ value = null }) => value)];
  const placed = new Map(cells.map((cell, index) => [`1,${index}`, cell]));
  const bytes = await writeXlsx({ sheets: [{ name: '一', rows, cells: placed }], ...options });
  const { sheets } = await readBook(new File([new Uint8Array(bytes)], '表.xlsx'));
  const [, row] = sheets[0]?.rows ?? [];
  if (!row || !sheets[0]) throw new Error('The sheet has no row');
  return { ...row, sheet: sheets[0] };
}

const styled = (value: CellOf['value'], numFmt: string): CellOf => ({ value, style: { numFmt } });
const day = new Date(Date.UTC(2026, 10, 3));
const time = new Date(Date.UTC(2026, 10, 3, 8, 30));

describe('a cell of a workbook', () => {
  it.each([
    [styled(42, '00000'), '00042', '42'],
    [styled(0.29999, '0.0'), '0.3', '0.3'],
    [{ value: 0.1 + 0.2 }, '0.3', '0.3'],
    [{ value: 1.1 * 3 }, '3.3', '3.3'],
    [{ value: 13_800_138_000 }, '13800138000', '13800138000'],
    [{ value: 0.123456789012345 }, '0.123456789012345', '0.123456789012345'],
    [styled(0.125, '0.0%'), '12.5%', '0.125'],
    [styled(1234.5, '¥#,##0.00'), '¥1,234.50', '1234.5'],
    [styled(1234.5, '_ ¥* #,##0.00_ ;_ ¥* -#,##0.00_ '), '¥1,234.50', '1234.5'],
    [styled(-1234.5, '#,##0.00;(#,##0.00)'), '(1,234.50)', '-1234.5'],
    [styled(12_345, '0.0,"万"'), '12.3万', '12345'],
    [styled(12, '0"人"'), '12人', '12'],
    [styled(0.5, '# ?/?'), '1/2', '0.5'],
    [styled(42, '@'), '42', '42'],
    [styled(day, 'yyyy"年"m"月"d"日"'), '2026年11月3日', '2026-11-03'],
    [styled(day, 'm/d/yyyy'), '2026/11/3', '2026-11-03'],
    [styled(day, 'd-mmm-yy'), '3-Nov-26', '2026-11-03'],
    [styled(time, 'yyyy/m/d h:mm'), '2026/11/3 8:30', '2026-11-03 08:30'],
    [styled(time, 'yyyy-mm-dd'), '2026-11-03', '2026-11-03 08:30'],
    [styled(8.5 / 24, 'h:mm'), '8:30', undefined],
    [styled(1.5, '[h]:mm'), '36:00', undefined],
    [styled(46_329, '[$-804]aaaa'), '星期二', '2026-11-03'],
    [styled(14.5 / 24, '上午/下午h"时"mm"分"'), '下午2时30分', undefined],
    [{ value: true }, 'TRUE', undefined],
    [{ value: "'00123" }, '00123', undefined],
    [{ value: ' 一\r\n二 ' }, '一\n二', undefined],
    [
      { value: 'a', richText: [{ text: '甲' }, { text: '乙', font: { bold: true } }] },
      '甲乙',
      undefined,
    ],
    [
      { value: '官网', hyperlink: { target: 'https://example.com/' } },
      '官网',
      'https://example.com/',
    ],
    [
      { value: 'https://a.example.com', hyperlink: { target: 'https://a.example.com/' } },
      'https://a.example.com',
      undefined,
    ],
    [{ value: '联系', hyperlink: { target: 'mailto:hr@example.com' } }, '联系', 'hr@example.com'],
    [{ formula: '1+2', formulaResult: 3, value: 3 }, '3', '3'],
  ] satisfies [CellOf, string, string | undefined][])(
    'B11: %j is read as it is seen, %j, and holds %j',
    async (cell, text, stored) => {
      const row = await cellsOf([cell]);
      expect(row.cells[0]).toBe(text);
      expect(row.stored.get(0)).toBe(stored);
    },
  );

  it('B11: dates and durations of the calendar of old Macs are the same', async () => {
    const cells = [styled(day, 'yyyy-mm-dd'), styled(1.5, '[h]:mm')];
    const row = await cellsOf(cells, { dateSystem: '1904' });
    expect(row.cells).toEqual(['2026-11-03', '36:00']);
  });

  it('B11: names formulas without results, and pictures in cells', async () => {
    const row = await cellsOf([
      { value: '=DISPIMG("ID_2A8C",1)', formula: '_xlfn.DISPIMG("ID_2A8C",1)' },
      { formula: 'A1+1' },
      { value: '甲' },
    ]);
    expect(row.cells).toEqual(['', '', '甲']);
    expect(row.sheet.pictures).toEqual(['A2']);
    expect(row.sheet.uncomputed).toEqual(['B2']);
  });
});

describe('a sheet', () => {
  const rows = [
    ['标题', '日期', '成本'],
    ['甲', '一月', '1'],
    ['乙', '二月', '2'],
    ['丙', '三月', '3'],
  ];
  const bookOf = async (sheet: Partial<NonNullable<Sheets[number]>>, more: Sheets = []) =>
    readBook(await workbook([{ name: '一', rows, ...sheet }, ...more]));
  const tableIn = async (sheet: Partial<NonNullable<Sheets[number]>>, options = {}) => {
    const [first] = (await bookOf(sheet)).sheets;
    return first && tableOf('新闻.xlsx', first, (title) => KNOWN.includes(title), options);
  };

  it('B11: leaves out rows and columns that are hidden or filtered out, names them, and has them if asked', async () => {
    const hidden = {
      rowDefs: new Map([[2, { hidden: true }]]),
      columns: [{}, {}, { hidden: true }],
    };
    const table = await tableIn(hidden);
    expect(table?.head).toEqual(['标题', '日期']);
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['甲', '一月'],
      ['丙', '三月'],
    ]);
    expect(table?.hidden.lines).toEqual([3]);
    expect(table?.hidden.columns).toMatchObject([{ title: '成本', number: 3 }]);
    const whole = await tableIn(hidden, { withHidden: true });
    expect(whole?.rows.map(({ cells }) => cells)).toEqual(rows.slice(1));
    expect(whole?.hidden).toEqual(table?.hidden);
  });

  it('B11: merged cells fill each of their rows, and rows that have nothing else are none', async () => {
    const merged = {
      rows: [
        ['标题', '日期'],
        ['甲', '一月'],
        ['乙', null],
        ['丙', null],
        ['丁', '二月'],
        [null, null],
      ],
      merges: [
        { startRow: 1, endRow: 3, startCol: 1, endCol: 1 },
        { startRow: 4, endRow: 5, startCol: 0, endCol: 0 },
      ],
    };
    const table = await tableIn(merged);
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['甲', '一月'],
      ['乙', '一月'],
      ['丙', '一月'],
      ['丁', '二月'],
    ]);
    expect((await bookOf(merged)).sheets[0]?.merged).toEqual(['B2:B4']);
  });

  it('B11: columns without content are left out, however wide the sheet is, and repeated titles', async () => {
    const wide = ['甲', ...Array.from({ length: 900 }, () => null), '日'];
    const table = await tableIn({ rows: [['标题'], wide, ['标题'], ['乙'], [null], [null]] });
    expect(table?.head).toEqual(['标题', '']);
    expect(table?.numbers).toEqual([1, 902]);
    expect(table?.rows.map(({ cells }) => cells)).toEqual([
      ['甲', '日'],
      ['乙', ''],
    ]);
  });

  it('B11: the visible one with most known titles is first, and the others can be had', async () => {
    const notes = { name: '说明', rows: [['请填写'], ['不要改标题']] };
    const hidden = { name: '旧', hidden: true, rows: [['标题', '日期', '置顶', '人数'], ['旧']] };
    const file = await workbook([notes, { name: '新闻', rows }, hidden]);
    expect((await read(file)).head).toEqual(['标题', '日期', '成本']);
    const { sheets } = await readBook(file);
    expect(sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['说明', false],
      ['新闻', false],
      ['旧', true],
    ]);
  });
});

describe('a workbook of another program', () => {
  /** A workbook with these cells, written by hand with inline strings; parts are named by `named`. */
  async function written(cells: string[], named = (path: string) => path): Promise<File> {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const packages = 'http://schemas.openxmlformats.org/package/2006';
    const row = (number: number, inside: string[]) =>
      `<row r="${number}">${inside
        .map(
          (text, index) =>
            `<c r="${String.fromCharCode(65 + index)}${number}" t="inlineStr"><is>${text}</is></c>`,
        )
        .join('')}</row>`;
    const titles = cells.map((_cell, index) => `<t>列${index}</t>`);
    const parts = {
      '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
      '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="一" sheetId="1" r:id="b"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${row(1, titles)}${row(2, cells)}</sheetData></worksheet>`,
    };
    const zip = zipSync(Object.entries(parts).map(([path, text]) => [named(path), text]));
    return new File([zip], '表.xlsx');
  }
  const cellsIn = async (file: File) => (await readBook(file)).sheets[0]?.rows[1]?.cells;

  it('B11: is read though the names of its parts have backslashes', async () => {
    const file = await written(['<t>甲</t>'], (path) => path.replaceAll('/', '\\'));
    expect(await cellsIn(file)).toEqual(['甲']);
  });

  it('B11: has the text of Japanese cells without their readings', async () => {
    const reading = '<rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/>';
    const runs = '<r><t>大</t></r><r><t>阪</t></r><rPh sb="0" eb="2"><t>オオサカ</t></rPh>';
    const file = await written([`<t>東京</t>${reading}${reading}`, runs, '<t>rPh</t>']);
    expect(await cellsIn(file)).toEqual(['東京', '大阪', 'rPh']);
  });
});
