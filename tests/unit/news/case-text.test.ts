import { describe, expect, it } from 'vitest';
import { linkedProducts, readCase, readQuotes } from '#src/features/news/cases/case-text.ts';

const table = (...rows: string[][]) =>
  `<table><tbody>${rows
    .map(
      (cells) => `<tr>${cells.map((cell) => `<td colspan="1"><p>${cell}</p></td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`;

describe('quotations of a case', () => {
  it('are those whose last line names somebody after a dash', () => {
    const said =
      '<blockquote><p>水省了<strong>三成</strong>。</p><p>——刘长海，绿源合作社社员</p></blockquote>';
    const lines = '<blockquote><p>It pays.<br>— Ann Lee, Head Grower, Lee Farms</p></blockquote>';
    const nobody = '<blockquote><p>水省了三成——没有骗人。</p></blockquote>';
    expect(readQuotes(`<p>前</p>${said}${nobody}${lines}`)).toEqual([
      { text: '水省了 三成 。', name: '刘长海', role: '绿源合作社社员' },
      { text: 'It pays.', name: 'Ann Lee', role: 'Head Grower, Lee Farms' },
    ]);
  });
});

describe('figures of a case', () => {
  it('are the rows of the first table of two columns, which is taken out of the text', () => {
    const figures = table(['节水', '38 %'], ['投资&nbsp;回收', '&lt; 14 个月']);
    const three = table(['年', '产量', '用水'], ['1', '2', '3']);
    expect(readCase(`<p>前</p>${three}${figures}<p>后</p>${table(['价格', '9 元'])}`)).toEqual({
      figures: [
        { label: '节水', value: '38 %' },
        { label: '投资 回收', value: '< 14 个月' },
      ],
      rest: `<p>前</p>${three}<p>后</p>${table(['价格', '9 元'])}`,
    });
  });

  it('leave out a heading row, and a table without numbers stays a table', () => {
    const headed = '<table><thead><tr><th>指标</th><th>数据</th></tr></thead>';
    expect(readCase(`${headed}<tr><th>节肥</th><td>31 %</td></tr></table>`).figures).toEqual([
      { label: '节肥', value: '31 %' },
    ]);
    const words = table(['地点', '寿光']);
    expect(readCase(words)).toEqual({ figures: [], rest: words });
  });

  it.each([
    '',
    '<p>没有表格</p>',
    '<table><tr><td>1',
    `<div style="display:none">${table(['进价', '9 元'])}</div>`,
    `<div hidden>${table(['进价', '9 元'])}</div>`,
    '<table>'.repeat(50_000),
    '<td'.repeat(50_000),
  ])('are none in a text without such a table', (html) => {
    expect(readCase(html)).toEqual({ figures: [], rest: html });
  });
});

it('the products of a case are those that its text links to, each once', () => {
  const here = location.origin;
  expect(
    linkedProducts(
      `<a href="/product/details?id=37">一</a> <a title="x" href="${here}/product/details?lng=en&amp;id=a-9">二</a>
       <a href="/product/details?id=37#top">一</a> <a href="/news/details?id=4">新闻</a>
       <a href="https://example.com/product/details?id=5">别处</a> <a href="javascript:alert(1)">坏</a>`,
    ),
  ).toEqual(['37', 'a-9']);
});
