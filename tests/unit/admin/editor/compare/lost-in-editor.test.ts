import { describe, expect, it } from 'vitest';
import { lostInEditor } from '#src/admin/editor/compare/lost-in-editor.ts';
import { parseFragment, readHtml, toHtml } from '#src/admin/editor/document/editor-document.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { ALIGNMENTS, ATTRIBUTES, GLOBAL_ATTRIBUTES, TAGS } from '#src/lib/html/sanitize-rules.ts';
import { mock } from '#tests/support/mock.ts';

const rewrite = (html: string) => toHtml(parseFragment(readHtml(html)));

/** A text with the element where it belongs. */
const PLACES: Record<string, (tag: string) => string> = {
  caption: (tag) => `<table>${tag}表</caption><tr><td>一</td></tr></table>`,
  col: (tag) => `<table><colgroup>${tag}</colgroup><tr><td>一</td></tr></table>`,
  colgroup: (tag) => `<table>${tag}<col></colgroup><tr><td>一</td></tr></table>`,
  dd: (tag) => `<dl><dt>一</dt>${tag}二</dd></dl>`,
  dl: (tag) => `${tag}<dt>一</dt><dd>二</dd></dl>`,
  dt: (tag) => `<dl>${tag}一</dt><dd>二</dd></dl>`,
  figcaption: (tag) => `<figure><img src="/a.png">${tag}一</figcaption></figure>`,
  figure: (tag) => `${tag}<img src="/a.png"><figcaption>一</figcaption></figure>`,
  hr: (tag) => `<p>一</p>${tag}<p>二</p>`,
  img: (tag) =>
    `<p>一</p>${/ src=/.test(tag) ? tag : tag.replace('<img', '<img src="/a.png"')}<p>二</p>`,
  li: (tag) => `<ul>${tag}一</li></ul>`,
  ol: (tag) => `${tag}<li>一</li></ol>`,
  table: (tag) => `${tag}<tr><td>一</td></tr></table>`,
  tbody: (tag) => `<table>${tag}<tr><td>一</td></tr></tbody></table>`,
  td: (tag) => `<table><tr>${tag}一</td><td>二</td></tr><tr><td>三</td></tr></table>`,
  tfoot: (tag) =>
    `<table><tbody><tr><td>一</td></tr></tbody>${tag}<tr><td>二</td></tr></tfoot></table>`,
  th: (tag) => `<table><tr>${tag}一</th><td>二</td></tr><tr><td>三</td></tr></table>`,
  thead: (tag) =>
    `<table>${tag}<tr><td>一</td></tr></thead><tbody><tr><td>二</td></tr></tbody></table>`,
  tr: (tag) => `<table>${tag}<td>一</td></tr></table>`,
  ul: (tag) => `${tag}<li>一</li></ul>`,
};

const BLOCKS = new Set(['blockquote', 'div', 'h2', 'h3', 'h4', 'p', 'pre']);

function place(element: string, attribute = ''): string {
  const tag = `<${element}${attribute && ` ${attribute}`}>`;
  const inPlace = PLACES[element];
  if (inPlace) return inPlace(tag);
  if (element === 'a' && !attribute.startsWith('href')) return place('a', `href="/a" ${attribute}`);
  if (BLOCKS.has(element)) return `${tag}一</${element}>`;
  return element === 'br' ? `<p>一${tag}二</p>` : `<p>前${tag}一</${element}>后</p>`;
}

const VALUES: Record<string, string[]> = {
  class: ALIGNMENTS.map((alignment) => `align-${alignment}`),
  dir: ['rtl'],
  href: ['/news', 'https://example.com/a?b=1&amp;c=2', 'mailto:a@example.com', 'tel:400'],
  lang: ['en'],
  role: ['presentation'],
  scope: ['row', 'col', 'rowgroup', 'colgroup'],
  src: ['/b.png', 'https://example.com/b.png'],
  title: ['名称'],
  alt: ['', '007', 'true'],
  type: ['1', 'a', 'A', 'i', 'I'],
};

const EVERY_ATTRIBUTE = TAGS.flatMap((element) =>
  [...GLOBAL_ATTRIBUTES, ...(ATTRIBUTES[element.toUpperCase()] ?? [])].flatMap((attribute) =>
    (VALUES[attribute] ?? ['2']).map((value) => ({
      name: `${element} ${attribute}`,
      attribute: `${attribute}="${value}"`,
      html: place(element, `${attribute}="${value}"`),
    })),
  ),
);

/** Alignment of what is no line of text, or of what the article's styles align; defaults; columns. */
const SAY_NOTHING = [
  ...'abbr b br code col colgroup del em figure hr i img ins kbd mark s small span strong sub sup table tbody tfoot thead tr u'
    .split(' ')
    .map((element) => `${element} class`),
  'col dir',
  'col lang',
  'col span',
  'colgroup dir',
  'colgroup lang',
  'colgroup span',
  'ol type',
].toSorted();

describe('lostInEditor', () => {
  it.each(TAGS.map((element) => place(element)))('B9: loses nothing of %s', (html) => {
    expect(lostInEditor(html)).toEqual([]);
  });

  it('B9: loses no attribute that the sanitiser keeps', () => {
    const lost = EVERY_ATTRIBUTE.map(({ html }) => [html, rewrite(html), lostInEditor(html)]);
    expect(lost.filter(([, , names]) => names?.length)).toEqual([]);
  });

  it('B9: writes every attribute that the sanitiser keeps and that has an effect', () => {
    const missing = EVERY_ATTRIBUTE.filter(
      ({ html, attribute }) => !rewrite(html).includes(attribute),
    );
    expect([...new Set(missing.map(({ name }) => name))].toSorted()).toEqual(SAY_NOTHING);
  });

  it('B9: writes every element that the sanitiser keeps, or its simpler equivalent', () => {
    const written = TAGS.filter((element) => {
      const holder = sanitizeToFragment(rewrite(place(element)));
      return holder.querySelector(element) === null;
    });
    expect(written).toEqual(['b', 'col', 'colgroup', 'div', 'i', 'span']);
  });

  it('B9: writes the same again when it opens what it wrote', () => {
    for (const html of [
      ...TAGS.map((element) => place(element)),
      ...EVERY_ATTRIBUTE.map((each) => each.html),
    ]) {
      expect(rewrite(rewrite(html))).toBe(rewrite(html));
    }
  });

  it.each([
    '',
    'Nur Text',
    '<p>一</p>\n\n  <p>二</p>\n',
    '<p>\n  一\n  <b> 二 </b> 三</p>',
    '<ul>\n<li>一\n<ul><li>二</li></ul></li>\n</ul>',
    '<ul><li>一</li><ul><li>二</li></ul></ul>',
    '<ul></ul><p>一</p>',
    '<ul><li></li></ul>',
    '<em><strong>一</strong></em><strong>二</strong>',
    '<b><strong>一</strong></b><i>二</i>',
    '<strong>一</strong><strong>二</strong>',
    '<p>一<strong></strong><a name="x"></a><span>二</span></p>',
    '<div><div>一</div><div>二<br>三</div></div>',
    '<div align="center">一<p>二</p><img src="/a.png"></div>',
    '<div lang="en" dir="rtl">一<ul><li>二</li></ul></div>',
    '<section><h1>一</h1><center>二</center></section>',
    '<p style="text-align:right;color:red">一</p>',
    '<ul style="text-align:center"><li>一<p>二</p></li></ul>',
    '<blockquote align="right">一</blockquote>',
    '<p align="center"><img src="/a.png"></p>',
    '<p><img src="/a.png"><br></p>',
    '<p><img src="/a.png"><br><img src="/b.png">&nbsp;</p>',
    '<p>一<img src="/a.png">二</p>',
    '<p class="align-end" lang="en">一<strong>二<img src="/a.png">三</strong></p>',
    '<h2><img src="/a.png"> 一</h2>',
    '<strong><img src="/a.png"></strong>',
    '<ul><li><img src="/a.png"></li><li><p>一</p><img src="/b.png">二</li></ul>',
    '<p></p><p>&nbsp;</p><p><br></p><p>一<br></p><p></p>',
    '<p>一</p><br><br><p>二</p>',
    '<a href="/a"><p>一</p><p>二</p></a>',
    '<span style="color:red"><p>一</p></span>',
    '<pre>一\n  二</pre>',
    '<pre><code>一\n\n  二\n</code></pre>',
    '<pre>一<br>二</pre>',
    '<p><code>a<sub>1</sub></code><a href="/a"><code>b</code></a></p>',
    '<p><span lang="en">a<span lang="fr">b</span></span></p>',
    '<ol start="007" type="i"><li>一</li></ol>',
    '<table border="1" width="100%"><tr><td width="50">一<td>二</table>',
    '<table><tr><td>一</td><td>二</td></tr><tr><td>三</td></tr></table>',
    '<table><thead><tr><th>一</th></tr></thead><tfoot><tr><td>二</td></tr></tfoot><tbody><tr><td>三</td></tr></tbody></table>',
    '<table align="center"><caption><p>表</p></caption><tr align="right"><td align="center"><p>一</p></td></tr></table>',
    '<table><tr><td><table><thead><tr><td>一</td></tr></thead></table></td></tr></table>',
    '<table><tbody><tr><td rowspan="2">一</td><td colspan="1">二</td></tr><tr><td>三</td></tr></tbody></table>',
    '<table><tr><td rowspan="3">一</td></tr></table>',
    '<figure class="table"><table><tbody><tr><td>一</td></tr></tbody></table><figcaption>表</figcaption></figure>',
    '<figure><figcaption>图</figcaption><img src="/a.png"></figure>',
    '<figure><img src="/a.png"><img src="/b.png"><figcaption>图 <em>一</em></figcaption></figure>',
    '<figure><blockquote>一</blockquote><figcaption>某人</figcaption></figure>',
    '<figure>\n <img src="/a.png">\n <figcaption> 图\n 一 </figcaption>\n</figure>',
    '<dl><div><dt>一</dt><dd>二</dd><dd><p>三</p><ul><li>四</li></ul></dd></div></dl>',
    '<dl><dt><p>一</p></dt><dd></dd></dl>',
    '<p><a href="/a"><img src="/a.png"></a></p>',
    '<p>一<a href="/a">二<img src="/a.png" alt="图"> 三</a>四</p>',
    '<div><a href="/a"><img src="/a.png">一</a></div>',
    '<ul><li><a href="/a"><img src="/a.png"></a></li></ul>',
    '<figure><a href="/a"><img src="/a.png"></a><figcaption>图</figcaption></figure>',
    '<a href="/a"><figure><img src="/a.png"></figure></a>',
    '<a href="/a"><strong><img src="/a.png"></strong></a>',
    '<p><a href="/a"><img src="/a.png"><img src="/b.png"></a></p>',
    '<p><a href="www.example.com">一</a><a href="#_Toc1">二</a><a href="javascript:;">三</a></p>',
    '<p><span style="display:none"></span>一<input type="hidden" value="x"></p>',
    '<p><img data-src="/a.png" src="data:image/gif;base64,R0lGODlhAQAB"></p>',
    '<p>H<sub>2</sub>O 和 10<sup>3</sup><sub>x<sup>2</sup></sub></p>',
    '<script>alert(1)</script><style>p{}</style><p onclick="x()">一</p>',
  ])('B9: does not warn of %s', (html) => {
    expect([lostInEditor(html), rewrite(html)]).toEqual([[], rewrite(html)]);
  });

  it.each([
    ['<p>一<ins><img src="/a.png"></ins></p>', ['ins']],
    ['<pre><strong>一</strong></pre>', ['strong']],
    ['<pre><code lang="en">x</code></pre>', ['code']],
    ['<p><a href="/a" title="007">一</a></p>', ['a title']],
    ['<p><abbr title="甲"><abbr title="乙">一</abbr></abbr></p>', ['abbr title']],
    ['<p>一<a lang="en">二</a></p>', ['a']],
    ['<p><abbr lang="ja"><strong lang="en">一</strong></abbr></p>', ['strong lang']],
    ['<dl><div>一</div></dl>', ['#order']],
    ['<ol>一</ol>', ['#order']],
    ['<p>一</p><iframe src="https://map.example/1"></iframe>', ['iframe']],
    ['<audio src="/a.mp3"></audio>', ['audio']],
    ['<video src="/a.mov"></video>', ['video']],
    ['<object data="/a.swf"><p>一</p></object>', ['object']],
    ['<embed src="/a.swf">', ['embed']],
    [
      '<form><input name="closest"><textarea name="matches">一</textarea></form>',
      ['input', 'textarea'],
    ],
    ['<p><select><option>一</option></select></p>', ['select']],
    [
      '<svg><path d="M0 0"/></svg><math><mi>x</mi></math><canvas></canvas>',
      ['svg', 'math', 'canvas'],
    ],
    ['<details><summary>一</summary>二</details>', ['details']],
    ['<p>一<span style="display:none">内部价</span></p>', ['#hidden']],
    ['<p hidden><img src="/a.png"></p>', ['#hidden']],
    ['<div style="background-image:url(/a.png)">一</div>', ['#picture']],
    [
      '<img src="//example.com/a.png"><p><a href="tencent://message/?uin=1">一</a></p>',
      ['img', 'a href'],
    ],
    ['<ruby>字<rt>zì</rt></ruby>', ['ruby']],
    ['<b>'.repeat(3000), ['#markup']],
    ['<h2><ul><li>一</li></ul></h2>', ['h2']],
  ])('B9: names what would be lost of %.80s', (html, lost) => {
    expect(lostInEditor(html)).toEqual(lost);
  });

  it('B9: does not warn of any text that the mock has', () => {
    const { announcements, companyInfo, jobs, news, products } = mock.db;
    const records = [announcements, companyInfo, jobs, news, products].flatMap(({ all }) => [
      ...all(),
    ]);
    const values = records.flatMap((record): unknown[] => Object.values(record));
    const texts = new Set(
      values
        .filter((value) => typeof value === 'string' && /<(?:p|h2|ul)>/.test(value))
        .map(String),
    );
    expect(texts.size).toBeGreaterThan(20);
    expect([...texts].filter((html) => lostInEditor(html).length > 0)).toEqual([]);
  });
});
