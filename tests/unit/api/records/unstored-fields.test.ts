import { expect, it } from 'vitest';
import { recordSchema } from '#src/api/fields/record-fields.ts';
import { tolerant } from '#src/api/records/record.ts';
import { type Unstored, unstoredFields } from '#src/api/records/unstored-fields.ts';
import { newsFields } from '#src/features/news/schema.ts';
import { companyInfoFields } from '#src/features/company-info/schema.ts';
import { productFields } from '#src/features/product/schema.ts';
import * as v from 'valibot';

// B14: no server's habit of writing things in another form is taken for a loss, and no loss for a habit.

const NEWS = recordSchema(newsFields);
const HEAD = { id: 1, categoryId: 1, title: '标题' };
const read = (schema: v.GenericSchema, answer: object): Record<string, unknown> =>
  v.parse(v.record(v.string(), v.unknown()), v.parse(tolerant(schema), { ...HEAD, ...answer }));

type Row = {
  habit: string;
  sent: object;
  /** The server's answer, as it sends it. */
  answer: object;
  before?: object;
  schema?: v.GenericSchema;
};

const compare = ({ sent, answer, before, schema = NEWS }: Omit<Row, 'habit'>): Unstored =>
  unstoredFields({ ...sent }, read(schema, answer), before ? read(schema, before) : null);

const TEXT =
  '<h2>参数</h2><p>工作电压 <strong>12 V</strong>，见 <a href="/product">产品</a>。</p><ul><li><p>一</p></li><li><p>二</p></li></ul>' +
  '<table><tbody><tr><th><p>型号</p></th><td><p>QH-200</p></td></tr></tbody></table><img src="/api/files/1.png" alt="图">';
const VIDEO =
  '<p>看</p><figure><a href="/api/files/1.mp4"><img src="/api/files/1.png" alt="" role="presentation">片</a></figure>';
const PUBLISHED = '2026-03-01T02:03:04.567Z';
const SPECIFICATIONS = [
  { name: '电压', value: '12 V' },
  { name: '防护', value: 'IP67' },
];

it.each<Row>([
  {
    habit: 'times as text',
    sent: { publishTime: PUBLISHED },
    answer: { publishTime: '2026-03-01 10:03:04' },
  },
  {
    habit: 'times in seconds',
    sent: { publishTime: PUBLISHED },
    answer: { publishTime: 1772330584 },
  },
  {
    habit: 'times in lists',
    sent: { publishTime: PUBLISHED },
    answer: { publishTime: [2026, 3, 1, 10, 3, 4] },
  },
  {
    habit: 'times without seconds',
    sent: { publishTime: PUBLISHED },
    answer: { publishTime: '2026-03-01 10:03' },
  },
  {
    habit: 'past times as days',
    sent: { publishTime: PUBLISHED },
    answer: { publishTime: '2026-03-01' },
  },
  {
    habit: 'times that it fills in',
    sent: { publishTime: '' },
    answer: { publishTime: PUBLISHED },
  },
  { habit: 'trimmed texts', sent: { title: ' 新 闻　' }, answer: { title: '新 闻' } },
  {
    habit: 'texts with other spaces',
    sent: { summary: '一 二\n三' },
    answer: { summary: '一\u00a0二\r\n三' },
  },
  { habit: 'decomposed letters', sent: { title: 'Café Ω' }, answer: { title: 'Cafe\u0301 Ω' } },
  { habit: 'full-width letters', sent: { title: 'ＡＢＣ１２' }, answer: { title: 'ABC12' } },
  {
    habit: 'escaped texts',
    sent: { title: 'A & B <5 "甲"' },
    answer: { title: 'A &amp; B &lt;5 &quot;甲&quot;' },
  },
  { habit: 'escaped quotes', sent: { title: "it's" }, answer: { title: String.raw`it\'s` } },
  { habit: 'lines as br', sent: { summary: '一\n二' }, answer: { summary: '一<br>\n二' } },
  { habit: 'typographic quotes', sent: { title: '"甲"' }, answer: { title: '“甲”' } },
  {
    habit: 'texts in another case',
    sent: { title: 'Info@Example.com' },
    answer: { title: 'info@example.com' },
  },
  {
    habit: 'texts that it completes',
    sent: { title: '新闻' },
    answer: { title: '新闻（审核中）' },
  },
  {
    habit: 'rounded numbers',
    sent: { longitude: 120.123456789 },
    answer: { title: '甲', longitude: '120.1235' },
    schema: recordSchema(companyInfoFields),
  },
  {
    habit: 'numbers as text',
    sent: { longitude: 120.5 },
    answer: { title: '甲', longitude: '120.500000' },
    schema: recordSchema(companyInfoFields),
  },
  {
    habit: 'rounded numbers in rows',
    sent: { stations: [{ name: '杭州', longitude: 120.123456789, latitude: 30 }] },
    answer: { stations: [{ name: '杭州', longitude: '120.123', latitude: '30.000' }] },
    schema: recordSchema(companyInfoFields),
  },
  {
    habit: 'another order of records',
    sent: { sort: 4 },
    answer: { name: '甲', sort: 2 },
    before: { name: '甲', sort: 7 },
    schema: recordSchema(productFields),
  },
  {
    habit: 'a place at the end',
    sent: { sort: 0 },
    answer: { name: '甲', sort: 18 },
    schema: recordSchema(productFields),
  },
  { habit: 're-ordered tags', sent: { tags: ['甲', '乙'] }, answer: { tags: ['乙', '甲'] } },
  { habit: 'tags in one text', sent: { tags: ['甲', '乙 丙'] }, answer: { tags: '乙 丙,甲' } },
  { habit: 'tags without doubles', sent: { tags: ['甲', '甲'] }, answer: { tags: ['甲'] } },
  { habit: 'ids as text', sent: { categoryId: 5 }, answer: { categoryId: '5' } },
  {
    habit: 'a status as boolean',
    sent: { status: 0, pinned: true },
    answer: { status: true, pinned: 1 },
  },
  {
    habit: 'null for none',
    sent: { summary: '', tags: [], cover: '', expireTime: '' },
    answer: { summary: null, tags: null, cover: null, expireTime: null },
  },
  {
    habit: 'absent fields',
    sent: {
      summary: '摘要',
      cover: '/1.png',
      tags: ['甲'],
      pinned: true,
      status: 1,
      seoTitle: '甲',
      titleEn: 'News',
    },
    answer: {},
  },
  { habit: 'absent fields, also before', sent: { seoTitle: '甲' }, answer: {}, before: {} },
  {
    habit: 'no password',
    sent: { password: 'geheim123', title: '标题' },
    answer: { password: '' },
  },
  {
    habit: 'sources of English that it does not know',
    sent: { englishSources: 'x' },
    answer: { englishSources: null },
  },
  {
    habit: 'complete addresses of pictures',
    sent: { cover: '/api/files/2.png' },
    answer: { cover: 'https://cdn.example.com/f/2.png?x=1' },
    before: { cover: '/api/files/1.png' },
  },
  {
    habit: 'renamed pictures',
    sent: { cover: '/tmp/2.png' },
    answer: { cover: 'https://cdn.example.com/2026/a8f3.webp' },
    before: { cover: '/api/files/1.png' },
  },
  {
    habit: 'pictures without their focal point',
    sent: { cover: '/2.png#focus=10-20' },
    answer: { cover: '/2.png' },
    before: { cover: '/2.png' },
  },
  {
    habit: 'pictures by their name alone',
    sent: { cover: '/api/files/2.png' },
    answer: { cover: '2.png' },
  },
  {
    habit: 'moved pictures in lists',
    sent: { images: ['/tmp/1.png', '/tmp/2.png'] },
    answer: { name: '甲', images: ['https://cdn.cn/b.webp', 'https://cdn.cn/a.webp'] },
    schema: recordSchema(productFields),
  },
  {
    habit: 'rows with ids',
    sent: { specifications: SPECIFICATIONS },
    answer: {
      name: '甲',
      specifications: SPECIFICATIONS.map((row, id) => ({ id, ...row, sort: id })),
    },
    schema: recordSchema(productFields),
  },
  {
    habit: 'rows as JSON',
    sent: { specifications: SPECIFICATIONS },
    answer: { name: '甲', specifications: JSON.stringify(SPECIFICATIONS.toReversed()) },
    schema: recordSchema(productFields),
  },
  { habit: 'a picture that it fills in', sent: { cover: '' }, answer: { cover: '/default.png' } },
  {
    habit: 'HTML with other tags of the same meaning',
    sent: { content: TEXT },
    answer: {
      content: TEXT.replaceAll('strong', 'b').replaceAll(
        '<td>',
        '<td class="x" style="width:1px">',
      ),
    },
  },
  {
    habit: 'HTML with other addresses and attributes',
    sent: { content: TEXT },
    answer: {
      content: TEXT.replace(
        '<a href="/product"',
        '<a target="_blank" rel="nofollow noopener" href="https://www.example.com/product"',
      ).replace(
        'src="/api/files/1.png" alt="图"',
        'alt="" loading="lazy" src="https://cdn.example.com/z.webp?w=1"',
      ),
    },
  },
  {
    habit: 'HTML with other spaces and entities',
    sent: { content: TEXT },
    answer: {
      content: TEXT.replaceAll('><', '>\r\n <')
        .replaceAll('，', '&#65292;')
        .replace('12 V', '12&nbsp;V'),
    },
  },
  {
    habit: 'HTML without inner paragraphs',
    sent: { content: TEXT },
    answer: {
      content: TEXT.replaceAll('<li><p>', '<li>')
        .replaceAll('</p></li>', '</li>')
        .replaceAll('<tbody>', '')
        .replaceAll('</tbody>', ''),
    },
  },
  {
    habit: 'HTML in a frame of its own',
    sent: { content: TEXT },
    answer: { content: `<div class="article">${TEXT}<p>本文来自官网</p></div>` },
  },
  {
    habit: 'lazy pictures',
    sent: { content: TEXT },
    answer: { content: TEXT.replace('src=', 'src="/blank.gif" data-src=') },
  },
  {
    habit: 'the text as it was before, where only its markup was changed',
    sent: { content: '<p class="a">一</p>' },
    answer: { content: '<p>一</p>' },
    before: { content: '<p>一</p>' },
  },
  {
    habit: 'moved videos',
    sent: { content: VIDEO },
    answer: { content: VIDEO.replaceAll('/api/files/', 'https://cdn.example.com/') },
  },
  { habit: 'no empty paragraphs', sent: { content: '<p></p>' }, answer: { content: '' } },
])('a server with $habit stores what it is sent', (row) => {
  expect(compare(row)).toEqual({});
});

it.each<Row & { missing: Unstored }>([
  {
    habit: 'ignores the status',
    sent: { status: 1 },
    answer: { status: 0 },
    before: { status: 0 },
    missing: { status: [] },
  },
  {
    habit: 'holds a new record back',
    sent: { status: 0 },
    answer: { status: 2 },
    missing: { status: [] },
  },
  {
    habit: 'ignores a field',
    sent: { title: '新' },
    answer: { title: '旧' },
    before: { title: '旧' },
    missing: { title: [] },
  },
  {
    habit: 'ignores the last letter',
    sent: { title: '北京' },
    answer: { title: '北京市' },
    before: { title: '北京市' },
    missing: { title: [] },
  },
  {
    habit: 'ignores what is emptied',
    sent: { summary: '', tags: [] },
    answer: { summary: '旧', tags: ['旧'] },
    before: { summary: '旧', tags: ['旧'] },
    missing: { summary: [], tags: [] },
  },
  {
    habit: 'empties a field',
    sent: { cover: '/1.png', summary: '摘要' },
    answer: { cover: '', summary: null },
    missing: { cover: [], summary: [] },
  },
  {
    habit: 'leaves out what it had before',
    sent: { cover: '/2.png' },
    answer: {},
    before: { cover: '/1.png' },
    missing: { cover: [] },
  },
  {
    habit: 'keeps the old picture at another address',
    sent: { cover: '/2.png' },
    answer: { cover: 'https://cdn.cn/1.png?v=2' },
    before: { cover: '/1.png' },
    missing: { cover: [] },
  },
  {
    habit: 'cuts texts',
    sent: { summary: '一二三四五' },
    answer: { summary: '一二三' },
    missing: { summary: [] },
  },
  {
    habit: 'replaces words',
    sent: { title: '最好的产品' },
    answer: { title: '**的产品' },
    missing: { title: [] },
  },
  {
    habit: 'loses emoji',
    sent: { title: '新品🎉' },
    answer: { title: '新品?' },
    missing: { title: [] },
  },
  {
    habit: 'drops a comparison',
    sent: { title: '温度 <5℃' },
    answer: { title: '温度' },
    missing: { title: [] },
  },
  {
    habit: 'shifts times',
    sent: { publishTime: PUBLISHED },
    answer: { publishTime: '2026-03-01 18:03:04' },
    missing: { publishTime: [] },
  },
  {
    habit: 'stores a coming time as a day',
    sent: { publishTime: '2999-03-01T02:03:04.000Z' },
    answer: { publishTime: '2999-03-01' },
    missing: { publishTime: [] },
  },
  {
    habit: 'ignores the order',
    sent: { sort: 4 },
    answer: { name: '甲', sort: 7 },
    before: { name: '甲', sort: 7 },
    schema: recordSchema(productFields),
    missing: { sort: [] },
  },
  {
    habit: 'drops a tag',
    sent: { tags: ['甲', '乙'] },
    answer: { tags: ['甲'] },
    missing: { tags: [] },
  },
  {
    habit: 'drops a row',
    sent: { specifications: SPECIFICATIONS },
    answer: { name: '甲', specifications: SPECIFICATIONS.slice(1) },
    schema: recordSchema(productFields),
    missing: { specifications: [] },
  },
  {
    habit: 'drops a picture of a list',
    sent: { images: ['/1.png', '/2.png'] },
    answer: { name: '甲', images: ['/1.png'] },
    schema: recordSchema(productFields),
    missing: { images: [] },
  },
  {
    habit: 'takes the table out',
    sent: { content: TEXT },
    answer: { content: TEXT.replace(/<table>.*<\/table>/, '<p>型号QH-200</p>') },
    missing: { content: ['tables'] },
  },
  {
    habit: 'takes the table out with its words',
    sent: { content: TEXT },
    answer: { content: TEXT.replace(/<table>.*<\/table>/, '') },
    missing: { content: ['words', 'tables'] },
  },
  {
    habit: 'takes pictures out',
    sent: { content: TEXT },
    answer: { content: TEXT.replace(/<img[^>]*>/, '') },
    missing: { content: ['pictures'] },
  },
  {
    habit: 'takes links out',
    sent: { content: TEXT },
    answer: { content: TEXT.replace(/<\/?a[^>]*>/g, '') },
    missing: { content: ['links'] },
  },
  {
    habit: 'takes lists out',
    sent: { content: TEXT },
    answer: { content: TEXT.replaceAll(/<\/?(?:ul|li)>/g, '') },
    missing: { content: ['lists'] },
  },
  {
    habit: 'takes all tags out',
    sent: { content: TEXT },
    answer: { content: TEXT.replaceAll(/<[^>]*>/g, '') },
    missing: { content: ['tables', 'pictures', 'lists', 'links'] },
  },
  {
    habit: 'takes videos out',
    sent: { content: VIDEO },
    answer: { content: '<p>看片</p>' },
    missing: { content: ['videos'] },
  },
  {
    habit: 'cuts rich texts',
    sent: { content: TEXT },
    answer: { content: TEXT.slice(0, 40) },
    missing: { content: ['words', 'tables', 'pictures', 'lists', 'links'] },
  },
  {
    habit: 'empties rich texts',
    sent: { content: TEXT },
    answer: { content: null },
    missing: { content: [] },
  },
  {
    habit: 'ignores what was taken out of a text',
    sent: { content: '<p>一</p>' },
    answer: { content: '<p>一</p><p>二</p>' },
    before: { content: '<p>一</p><p>二</p>' },
    missing: { content: [] },
  },
])('a server that $habit does not store what it is sent', ({ missing, ...row }) => {
  expect(compare(row)).toEqual(missing);
});
