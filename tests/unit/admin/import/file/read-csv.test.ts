import { describe, expect, it } from 'vitest';
import { readCsv } from '#src/admin/import/file/read-csv.ts';

const read = (...lines: string[]) => readCsv(new Blob([lines.join('\n')]));

describe('readCsv', () => {
  it.each([
    [',', 'commas'],
    ['\t', 'tabs'],
    [';', 'semicolons'],
    ['|', 'bars'],
  ])('B11: finds two columns in two rows between signs like %j', async (sign) => {
    const rows = [
      ['名称', '网址'],
      ['好伙伴', 'https://good.example.com'],
    ];
    expect(await read(...rows.map((cells) => cells.join(sign)), '')).toEqual([...rows, ['']]);
  });

  it.each([
    ['标题;摘要', '甲;乙,丙,丁', '戊;己'],
    ['标题\t摘要', '甲\t一,二;三', '乙\t四,五;六'],
    ['新闻汇总', '', '标题;摘要', '甲;乙'],
  ])('B11: is not misled by signs in texts, or by a heading: %s', async (...lines) => {
    const rows = await read(...lines);
    const [title, summary] = ['标题', '摘要'];
    expect(rows).toContainEqual([title, summary]);
    expect(rows?.at(-1)).toHaveLength(2);
  });

  it('B11: more columns are likelier than fewer, and commas than other signs', async () => {
    expect(await read('a;b,c', '1;2,3')).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
    expect(await read('a;x,b,c', '1;2,3,4')).toEqual([
      ['a;x', 'b', 'c'],
      ['1;2', '3', '4'],
    ]);
  });

  it('B11: one column stays one, and quoted cells may hold any sign', async () => {
    expect(await read('标题', '甲')).toEqual([['标题'], ['甲']]);
    expect(await read('标题,正文', '甲,"<p>一&nbsp;二\n三&nbsp;四\n五&nbsp;六</p>"')).toHaveLength(
      2,
    );
    expect(await read('标题;摘要', '"甲;乙";"一\n二"')).toEqual([
      ['标题', '摘要'],
      ['甲;乙', '一\n二'],
    ]);
  });
});
