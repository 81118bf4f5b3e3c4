import { expect, it } from 'vitest';
import { toMarkdown } from '#tools/prerender/markdown.ts';

const PAGE = 'https://www.example.com/news/details?id=6';

const markdown = (article: string) =>
  toMarkdown(`<main><a href="/news">全部</a><article>${article}</article></main>`, PAGE);

it('keeps headings, lists, links and pictures, with absolute addresses', () => {
  expect(
    markdown(
      '<h1>标题</h1><p>见<a href="/product/details?id=8">产品</a>。</p><ul><li>一</li></ul>' +
        '<img src="/api/a.png" alt="图">',
    ),
  ).toBe(
    [
      '# 标题',
      '见[产品](https://www.example.com/product/details?id=8)。',
      '-   一',
      '![图](https://www.example.com/api/a.png)',
      `<${PAGE}>\n`,
    ].join('\n\n'),
  );
});

it('has a line for each fact, whether the page has a list of them or a table', () => {
  const lines = '- 城市: 杭州\n- 类型: 全职\n';
  expect(
    markdown('<dl><div><dt>城市</dt><dd>杭州</dd></div><div><dt>类型</dt><dd>全职</dd></div></dl>'),
  ).toContain(lines);
  expect(
    markdown(
      '<table class="x"><tbody><tr><th scope="row">城市</th><td>杭州</td></tr>' +
        '<tr><th>类型</th><td>全职</td></tr></tbody></table>',
    ),
  ).toContain(lines);
});

it('keeps a table of another form, whose cells may hold anything, without its styles', () => {
  const table =
    '<table><tbody><tr><td rowspan="2">甲</td><td>一</td></tr><tr><td>二</td></tr></tbody></table>';
  expect(markdown(table.replace('<table>', '<table class="x" tabindex="0">'))).toContain(table);
});

it('sets apart what the page sets apart by styles, and leaves the letter out of a mail link', () => {
  expect(
    markdown('<div><time>2026年</time><span>公司新闻</span><span>市场部</span></div>'),
  ).toContain('2026年 · 公司新闻 · 市场部');
  expect(markdown('<ul><li><p>一</p></li><li><p>二</p></li></ul>')).toContain('-   一\n-   二');
  expect(markdown('<a href="mailto:hr@a.cn?body=x">投递</a>')).toContain('[投递](mailto:hr@a.cn)');
  expect(markdown('<a href="http://">坏</a>')).toContain('坏');
});

it('leaves out what is there to be pressed, and what stands around the article', () => {
  const text = markdown('<nav>目录</nav><p>正文</p><button>放大</button>');
  expect(text).toBe(`正文\n\n<${PAGE}>\n`);
});
