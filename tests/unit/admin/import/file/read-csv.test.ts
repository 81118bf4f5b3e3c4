import { describe, expect, it } from 'vitest';
import { decodeText, readCsv } from '#src/admin/import/file/read-csv.ts';

const read = (...lines: string[]) => readCsv(lines.join('\n'));

describe('readCsv', () => {
  it.each([
    [',', 'commas'],
    ['\t', 'tabs'],
    [';', 'semicolons'],
    ['|', 'bars'],
  ])('B11: finds two columns in two rows between signs like %j', (sign) => {
    const rows = [
      ['名称', '网址'],
      ['好伙伴', 'https://good.example.com'],
    ];
    expect(read(...rows.map((cells) => cells.join(sign)), '')).toEqual([...rows, ['']]);
  });

  it.each([
    ['标题;摘要', '甲;乙,丙,丁', '戊;己'],
    ['标题\t摘要', '甲\t一,二;三', '乙\t四,五;六'],
    ['新闻汇总', '', '标题;摘要', '甲;乙'],
  ])('B11: is not misled by signs in texts, or by a heading: %s', (...lines) => {
    const rows = read(...lines);
    const [title, summary] = ['标题', '摘要'];
    expect(rows).toContainEqual([title, summary]);
    expect(rows?.at(-1)).toHaveLength(2);
  });

  it('B11: more columns are likelier than fewer, and commas than other signs', () => {
    expect(read('a;b,c', '1;2,3')).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
    expect(read('a;x,b,c', '1;2,3,4')).toEqual([
      ['a;x', 'b', 'c'],
      ['1;2', '3', '4'],
    ]);
  });

  it('B11: one column stays one, and quoted cells may hold any sign', () => {
    expect(read('标题', '甲')).toEqual([['标题'], ['甲']]);
    expect(read('标题,正文', '甲,"<p>一&nbsp;二\n三&nbsp;四\n五&nbsp;六</p>"')).toHaveLength(2);
    expect(read('标题;摘要', '"甲;乙";"一\n二"')).toEqual([
      ['标题', '摘要'],
      ['甲;乙', '一\n二'],
    ]);
  });
});

describe('decodeText', () => {
  const text = '标题,摘要\n新一代控制器,三行字';
  const mark = [0xef, 0xbb, 0xbf];
  const utf8 = [...new TextEncoder().encode(text)];
  /** The bytes with the third byte of the character for “代” lost. */
  const broken = [...utf8.slice(0, 22), 0xff, ...utf8.slice(23)];
  /** 標題 and a line break in Big5. */
  const big5 = [0xbc, 0xd0, 0xc3, 0x44, 10];
  const decode = (bytes: number[], ...rest: ['big5'?]) =>
    decodeText(new Uint8Array(bytes), ...rest);

  it.each([
    ['with its mark', [...mark, ...broken]],
    ['without a mark', broken],
  ])('B11: one broken byte leaves the rest of a UTF-8 file legible, %s', (_name, bytes) => {
    const read = decode(bytes);
    expect(read.encoding).toBe('utf-8');
    expect(read.text).toMatch(/^标题,摘要\n新一.*控制器,三行字$/);
  });

  it('B11: a file with the mark of UTF-8 is UTF-8, however broken it is', () => {
    expect(decode([...mark, ...big5]).encoding).toBe('utf-8');
  });

  it('B11: reads an encoding that nobody guesses when a person chooses it', () => {
    expect(decode(big5, 'big5')).toEqual({ text: '標題\n', encoding: 'big5' });
  });
});
