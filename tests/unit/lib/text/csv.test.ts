import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import naughty from 'big-list-of-naughty-strings' with { type: 'json' };
import { csvText, toCsv, unprotected } from '#src/lib/text/csv.ts';
import { expectAlways } from '#tests/support/expect-always.ts';

const fileOf = (cell: Parameters<typeof toCsv>[0][number][number]) => toCsv([[cell]]).text();

describe('toCsv', () => {
  it('B7: begins with a byte-order mark, so that Excel reads Chinese', async () => {
    const bytes = new Uint8Array(await toCsv([['标题']]).arrayBuffer());
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes.slice(3))).toBe('标题\r\n');
  });

  it('B7: quotes cells that would break a row', async () => {
    const text = await toCsv([['a,b', '说"好"', '一\n二', 3]]).text();
    expect(text).toContain('"a,b","说""好""","一\n二",3\r\n');
    expect(await toCsv([['a;=1', 'b\t=1']]).text()).toContain('"a;=1","b\t=1"');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\tx', '\nx', ' =1', '＝1', '\u200B=1'])(
    'B7: %j is escaped, so that Excel does not run it',
    async (text) => {
      expect(await fileOf(text)).toContain(`'${text}`);
    },
  );

  it.each(
    [
      [
        '1-2',
        '3/4',
        '2026-11-20',
        '2026/11/20 8:30',
        '1.2.3',
        '5月3日',
        '2026年5月',
        '2026年5月3日',
      ],
      ['MAR1', 'Mar-1', '1MAR', '2-SEP-26', 'OCT4', 'May 5, 2026', 'June 2026', 'DEC-2000'],
      ['8:30', '1:2:3', '8:30 AM', '3 p'],
      [
        '1E5',
        '1e-5',
        '2.5E+10',
        '00123',
        '-007',
        '1.0',
        '0.50',
        '.5',
        '5.',
        '+3.5',
        '+8613800000000',
      ],
      ['138000000001', '6222021234567890123', '0.123456789012', '１－２', '００１２'],
      ['(12)', '5.5%', '¥1,234.5', '1 1/2', 'true', 'False', '#N/A', '#REF!'],
      ["'00123", '’00123', '="00123"', '`00123', "'=1"],
    ].flat(),
  )('B7, B11: %j is protected, as Excel would make something else of it', async (text) => {
    const csv = await fileOf(text);
    expect(csv.replaceAll('""', '"')).toContain(`'${text}`);
  });

  it.each(
    [
      ['-5', '12', '0', '3.25', '13800138000', '0571-88886666', '1-3 年', 'SG-200', 'MARK5', 'Dec'],
      [
        '50%',
        '1,234',
        '10×20',
        'A1',
        'e5',
        '12V',
        'v1.2',
        "'90s",
        '’tis',
        '产品',
        '1.2',
        'maybe 5',
      ],
    ].flat(),
  )('B7: %j stays as it is', async (text) => {
    expect(await fileOf(text)).toMatch(new RegExp(`^\\uFEFF?"?${text}"?\\r\\n$`));
  });

  it('B7: a time stays one, a long number keeps its digits', async () => {
    expect(await fileOf({ moment: '2026-11-20 14:32' })).toBe('2026-11-20 14:32\r\n');
    expect(await fileOf(1_893_647_382_910)).toBe("'1893647382910\r\n");
    expect(await fileOf(-5.5)).toBe('-5.5\r\n');
  });
});

describe('unprotected', () => {
  it.each([
    "'00123",
    '’00123',
    '‘00123',
    '＇00123',
    '`00123',
    '="00123"',
    '= "00123"',
    '=T("00123")',
  ])('B11: %j is 00123', (cell) => {
    expect(unprotected(cell)).toBe('00123');
  });

  it.each(["'123", "'1-2", "'=1+1", "'MAR1", "'13800138000", "'-甲"])(
    'B11: %j loses its apostrophe',
    (cell) => {
      expect(unprotected(cell)).toBe(cell.slice(1));
    },
  );

  it.each(["'90s", '’tis', '`code`', '="a"&"b"', '=1+1', "'"])('B11: %j stays as it is', (cell) => {
    expect(unprotected(cell)).toBe(cell);
  });

  it('B7, B11: every text comes back from an exported table as it was', () => {
    // Of what Excel reads, and of what a protection or a row begins or ends with.
    const odd = fc.string({
      unit: fc.constantFrom(...`'’\`"=T()+-@.,;:/%¥019E年月日 \t\r\n１甲`.split('')),
    });
    const table = fc.array(fc.tuple(odd, fc.constantFrom(...naughty)), { minLength: 1 });
    expectAlways(table, (rows) => {
      const text = csvText(rows).slice('\uFEFF'.length, -'\r\n'.length);
      const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\r\n' });
      expect(data.map((row) => row.map(unprotected))).toEqual(rows);
    });
  });
});
