import { SAVE } from '#tests/support/save-button.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { withSources } from '#src/api/fields/translation.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const CHECK = '/backstage/site-check';
const NEWS = '/backstage/content/industry-news';

beforeAll(() => import('#src/app/pages/site-check/site-check-page.tsx'), 120_000);

/** Pictures load, but for those that are gone. */
beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(address: string) {
        const type = address.includes('gone') ? 'error' : 'load';
        queueMicrotask(() => this.dispatchEvent(new Event(type)));
      }
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

const SUMMARY = '新温室在城东投产，二十位同事到场。'.repeat(2);
const PLAIN = { status: 0, publishTime: '2020-01-01T00:00:00.000Z' };
const NEWS_PLAIN = {
  ...PLAIN,
  title: '新温室投产',
  titleEn: 'A greenhouse',
  summary: SUMMARY,
  summaryEn: 'A greenhouse opened.',
  content: '<p>好</p>',
  contentEn: '<p>Good</p>',
  cover: '/a.png',
  author: '',
  source: '',
  seoTitle: '',
  seoKeywords: '',
  seoDescription: '',
  tags: [],
};
const JOB_PLAIN = {
  ...PLAIN,
  title: '技术员',
  titleEn: 'Technician',
  duties: '<p>grow</p>',
  requirements: '',
  department: '',
  city: '',
  education: '',
  experience: '',
};

/** Only these news items, jobs and products are left. */
function haveOnly(
  news: Record<number, object> = {},
  jobs: Record<number, object> = {},
  products: Record<number, object> = {},
) {
  const { db } = mock;
  keep(db.news, news, NEWS_PLAIN);
  keep(db.jobs, jobs, JOB_PLAIN);
  keep(db.products, products, {});
  const { productCategories, announcements, advertisements, honors } = db;
  const { companyInfo, history, links, menu } = db;
  for (const one of [productCategories, announcements, advertisements, honors]) {
    keep(one, {}, {});
  }
  for (const one of [companyInfo, history, links, menu]) keep(one, {}, {});
  for (const category of db.newsCategories.all()) Object.assign(category, { nameEn: 'News' });
}

type Kept = {
  all: () => readonly { id: string | number }[];
  remove: (id: unknown) => void;
};

function keep(collection: Kept, changes: Record<number, object>, plain: object) {
  for (const row of collection.all()) {
    const change = changes[Number(row.id)];
    if (change) Object.assign(row, plain, change);
    else collection.remove(row.id);
  }
}

async function open(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(CHECK, { as: 'admin', ...options });
  await screen.findByRole('heading', { level: 1, name: '站点体检' });
  return app;
}

const section = (name: string) => screen.findByRole('region', { name });

/** The texts of the findings of a group, by the title of their page. */
const findingsIn = async (name: string) => {
  const pages = within(await section(name)).getAllByRole('heading', { level: 3 });
  return pages.map((title) => {
    const page = title.closest('li');
    const links = page ? within(page).getAllByRole('link') : [];
    return [title.textContent, ...links.map(({ textContent }) => textContent)];
  });
};

it('reads nothing unasked, then names by page what visitors stumble over, and what is missing where most of them read', async () => {
  haveOnly(
    {
      1: {
        title: '顶级温室',
        views: 8,
        content: '<a href="/news/details?id=999">旧闻</a><img src="/gone.png">',
      },
      2: { summary: '', cover: '', titleEn: '', views: 7 },
      3: {
        title: '有链接',
        content: '<a href="/news/details?id=4">隐藏的</a><a href="/nowhere">没有</a>',
        summary: '',
        views: 9,
      },
      4: { status: 1, summary: '' },
      5: { author: '市场部', authorEn: '', seoTitle: '温室', seoTitleEn: '' },
    },
    { 1: { publishTime: '2020-01-01', deadline: '2020-02-01T00:00:00.000Z' } },
  );
  const { user } = await open();
  expect(screen.getByText(/^还没有检查/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /问题/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await screen.findByText('检查完成：访客会碰到 6 处问题，3 个页面有待完善');
  expect(await findingsIn('访客会碰到的问题（6）')).toEqual([
    [
      '有链接',
      '正文：「隐藏的」指向的内容目前对访客隐藏（/news/details?id=4）',
      '正文：「没有」指向的页面不存在（/nowhere）',
    ],
    [
      '顶级温室',
      '正文：「旧闻」指向的页面不存在（/news/details?id=999）',
      '正文：图片无法显示（/gone.png）',
      '标题：「顶级」，见“顶级温室”',
    ],
    ['技术员', expect.stringMatching(/^截止时间：.+ 已截止$/)],
  ]);
  expect(await findingsIn('待完善的内容（3 个页面）')).toEqual([
    ['有链接', '摘要：没有摘要'],
    ['顶级温室', '正文：有 1 张图片没有图片说明'],
    ['新温室投产', '封面：没有图片', '摘要：没有摘要', '标题：缺英文'],
  ]);
  expect(screen.getByRole('link', { name: /已截止$/ })).toHaveAttribute(
    'href',
    '/backstage/content/recruitment-info/1/edit#field-deadline',
  );
  // What can wait is folded.
  expect(screen.queryByText('有 2 项缺英文')).toBeNull();
  await user.click(screen.getByRole('button', { name: '选填项（1 个页面）' }));
  expect(await screen.findByText('有 2 项缺英文')).toBeVisible();
  expect(screen.getByRole('button', { name: '访客看不到的内容（1 个页面）' })).toBeVisible();
  await expectNoAxeViolations();
});

it('says a rule of the law once, where it is met first', async () => {
  haveOnly({
    1: { title: '顶级温室', content: '<p>最佳</p>', views: 8 },
    2: { title: '最佳方案' },
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  expect(await findingsIn('访客会碰到的问题（3）')).toHaveLength(2);
  const rules = screen.getAllByText(/^《广告法》第九条/);
  expect(rules).toHaveLength(1);
  expect(rules[0]?.closest('li')).toHaveTextContent('顶级温室');
});

it('calls rows without English by their field and the language', async () => {
  const specifications = [{ name: '量程', nameEn: '', value: '5 m', valueEn: '' }];
  haveOnly({}, {}, { 1: { specifications } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  expect(await screen.findByRole('link', { name: '规格参数：缺英文' })).toBeVisible();
});

it('I8: names English whose Chinese has changed since', async () => {
  const written = { ...NEWS_PLAIN, title: '旧温室投产' };
  const { englishSources } = withSources(written, { ...NEWS_PLAIN, englishSources: '' });
  haveOnly({ 1: { englishSources } });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  expect(await findingsIn('待完善的内容（1 个页面）')).toEqual([
    ['新温室投产', '英文标题：中文改过，英文还是旧的'],
  ]);
});

it('I8: names English in rows by the field that has them', async () => {
  const specifications = [{ name: '量程', nameEn: 'Range', value: '5 m', valueEn: '' }];
  const written = { specifications: [{ ...specifications[0], name: '测距' }] };
  haveOnly({}, {}, { 1: withSources(written, { specifications, englishSources: '' }) });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  const finding = await screen.findByRole('link', { name: '规格参数：中文改过，英文还是旧的' });
  expect(finding).toHaveAttribute(
    'href',
    '/backstage/content/products/1/edit#field-specifications.0.nameEn',
  );
});

it('lets a finding be set aside with a reason, for everybody on this computer, and taken back', async () => {
  // Scheduled: visitors will see it.
  haveOnly({ 1: { title: '顶级温室', summary: '', publishTime: '2099-01-01T00:00:00.000Z' } });
  const { user, router, unmount } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await screen.findByText('检查完成：访客会碰到 1 处问题，1 个页面有待完善');
  await user.click(screen.getByRole('button', { name: /^忽略「顶级温室」的问题：标题/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '忽略这处问题' }));
  await user.click(dialog.getByRole('button', { name: '忽略' }));
  expect(dialog.getByText('请填写原因')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^原因/ }), '客户原话{Enter}');
  await screen.findByText('检查完成：访客会碰到 0 处问题，1 个页面有待完善');
  await user.click(screen.getByRole('button', { name: '已忽略（1）' }));
  expect(await screen.findByText(/原因：客户原话$/)).toBeVisible();
  await expectNoAxeViolations();

  // The form counts the same.
  await router.navigate(`${NEWS}/1/edit`);
  expect(
    await screen.findByRole('button', { name: '检查 1 处提示' }, { timeout: 20_000 }),
  ).toBeVisible();
  unmount();

  await open({ as: 'chenmo' });
  await user.click(screen.getByRole('button', { name: '已忽略（1）' }));
  await user.click(screen.getByRole('button', { name: /^恢复「顶级温室」的问题/ }));
  expect(screen.queryByRole('button', { name: /^已忽略/ })).toBeNull();
});

it('leads to the field in its form, also in a folded section, and forgets what is mended', async () => {
  haveOnly({ 1: { seoKeywords: '顶级温室', seoKeywordsEn: '' } });
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await user.click(within(await section('访客会碰到的问题（1）')).getByRole('link'));
  const keywords = await screen.findByRole('textbox', { name: '搜索关键词' });
  await waitFor(() => expect(keywords).toHaveFocus());
  await user.clear(keywords);
  await user.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText('保存成功');
  await router.navigate(CHECK);
  expect(await screen.findByText('没有发现问题')).toBeVisible();
  await expectNoAxeViolations();
});

it('leads to a text, whose editor comes later', async () => {
  haveOnly({ 1: { content: '<p>顶级</p>' } });
  await renderApp(`${NEWS}/1/edit#field-content`, { as: 'admin' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: '正文' })).toHaveFocus(), {
    timeout: 20_000,
  });
});

it('is stopped and goes on where it was', async () => {
  haveOnly({ 1: { summary: '' } });
  const { user } = await open({ faults: { 'GET /job/page': 'hold' } });
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await section('待完善的内容（1 个页面）');
  await user.click(screen.getByRole('button', { name: '停止' }));
  expect(await screen.findByText(/^已停止：检查了/)).toBeVisible();
  expect(await section('待完善的内容（1 个页面）')).toBeVisible();
  mock.db.faults.clear();
  mock.db.faults.release();
  await user.click(screen.getByRole('button', { name: '继续检查' }));
  await screen.findByText('检查完成：访客会碰到 0 处问题，1 个页面有待完善');
  mock.db.news.replace({ ...news(1), summary: SUMMARY });
  await user.click(screen.getByRole('button', { name: '重新检查' }));
  expect(await screen.findByText('检查完成：访客会碰到 0 处问题，0 个页面有待完善')).toBeVisible();
});

it('names a dead link of the menu, and reads neither users nor enquiries', async () => {
  const [item] = mock.db.menu.all();
  if (!item) throw new Error('The mock has no menu');
  haveOnly();
  const texts = { title: 'About', name: '', caption: '', info: '', path: '/about-nothing' };
  mock.db.menu.insert((id) => ({ ...item, ...texts, id, parentId: null, children: [] }));
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  const links = within(await section('访客会碰到的问题（1）'));
  await screen.findByText(/^检查完成/);
  expect(mock.db.requests.of().map(({ call }) => call)).not.toContain('GET /user/page');
  expect(mock.db.requests.of('GET /enquiry/page')).toEqual([]);
  await user.click(links.getByRole('link', { name: /about-nothing/ }));
  await waitFor(() => expect(router.state.location.hash).toBe('#field-path'));
  const path = await screen.findByRole('combobox', { name: /^链接地址/ });
  await waitFor(() => expect(path).toHaveFocus());
});

it('waits while another page is visited, and goes on when one comes back', async () => {
  haveOnly({ 1: { summary: '' } });
  const { user, router } = await open({ faults: { 'GET /job/page': 'hold' } });
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await section('待完善的内容（1 个页面）');
  await router.navigate('/backstage/overview');
  await screen.findByRole('heading', { level: 1, name: '概览' });
  mock.db.faults.clear();
  mock.db.faults.release();
  await router.navigate(CHECK);
  expect(await screen.findByText(/^检查完成.*1 个页面/)).toBeVisible();
});

it('loads a picture once however many records show it, and says how many records and pictures were checked', async () => {
  haveOnly({ 1: { cover: '/one.png' }, 2: { cover: '/one.png', content: '<img src="/one.png">' } });
  const loaded: string[] = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(address: string) {
        loaded.push(address);
        queueMicrotask(() => this.dispatchEvent(new Event('load')));
      }
    },
  );
  const { user } = await open({ faults: { 'GET /job/page': 'hold' } });
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  const read = 2 + mock.db.newsCategories.all().length;
  expect(await screen.findByText(`正在检查：已查 ${read} / … 条内容、1 张图片`)).toBeVisible();
  mock.db.faults.clear();
  mock.db.faults.release();
  await screen.findByText(/^检查完成/);
  expect(loaded.filter((address) => address.endsWith('/one.png'))).toHaveLength(1);
});

it('says which type could not be read, and reads it again', async () => {
  haveOnly({ 1: { summary: '' } }, { 1: { title: '顶级技术员', deadline: '' } });
  const { user } = await open({ faults: { 'GET /job/page': '503' } });
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await section('待完善的内容（1 个页面）');
  const retry = await screen.findByRole('button', { name: '重试：招聘信息' }, { timeout: 20_000 });
  expect(await screen.findByText(/^检查没有读完：/)).toBeVisible();
  expect(screen.queryByText(/^上次完整检查/)).toBeNull();
  mock.db.faults.clear();
  await user.click(retry);
  await section('访客会碰到的问题（1）');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull());
  expect(await screen.findByText(/^上次完整检查/)).toBeVisible();
});

it('shows one kind or one type, saves it as a file, and leaves its figures for the overview', async () => {
  haveOnly(
    { 1: { summary: '', title: '顶级温室' }, 2: { summary: '', status: 1 } },
    { 1: { title: '顶级技术员', deadline: '' } },
  );
  const saved = catchSavedFiles();
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await screen.findByText('检查完成：访客会碰到 2 处问题，1 个页面有待完善');
  const choose = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('问题', '广告法用词（2）');
  expect(screen.queryByRole('region', { name: /^待完善/ })).toBeNull();
  await choose('内容', '招聘信息（1）');
  await section('访客会碰到的问题（1）');
  await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
  const text = await saved[0]?.file.text();
  expect(text?.trim().split(/\r?\n/)).toHaveLength(2);
  expect(text).toContain('广告法用词,招聘信息,顶级技术员');
  await choose('问题', '缺少摘要（2）');
  expect(await screen.findByText('没有符合筛选条件的问题')).toBeVisible();

  // Not what visitors do not see.
  await router.navigate('/backstage/overview');
  const card = within(await screen.findByRole('region', { name: '站点体检' }));
  expect(card.getByText('3')).toBeVisible();
  expect(card.getByRole('link', { name: '广告法用词' })).toHaveAttribute('href', CHECK);
});

it('speaks English', async () => {
  haveOnly({ 1: { summary: '' } });
  const { user } = await renderApp(CHECK, { as: 'admin', language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Start check' }));
  await section('Content that needs work (1 page)');
  expect(
    await screen.findByText('Check complete: 0 problems. Pages that need work: 1'),
  ).toBeVisible();
});

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`No news ${id}`);
  return found;
}

it('names texts whose tags and signs the server has escaped', async () => {
  haveOnly({
    1: { title: '温室', content: '&lt;p&gt;一号温室&lt;/p&gt;&lt;img src=&quot;/a.png&quot;&gt;' },
    2: { title: 'A&amp;B 温室' },
    3: { title: '写代码', content: '<p>用 <code>&lt;p&gt;</code> 分段，A &amp; B</p>' },
    4: { title: '没有标签', content: '甲 &amp; 乙' },
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await screen.findByText(/^检查完成：访客会碰到 2 处问题/);
  const found = await findingsIn('访客会碰到的问题（2）');
  expect(new Set(found.map(([title]) => title))).toEqual(new Set(['A&amp;B 温室', '温室']));
  for (const [, finding] of found) expect(finding).toMatch(/被服务器转义/);
});

it('names texts of which visitors see only the beginning, but not those with large pictures', async () => {
  const picture = `<img alt="图" src="data:image/jpeg;base64,${'A'.repeat(730_000)}">`;
  haveOnly({
    1: { title: '太长', content: `<p>${'好'.repeat(512 * 1024)}</p>` },
    2: { title: '大图', content: `<p>好</p>${picture}<p>好</p>` },
  });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await screen.findByText(/^检查完成：访客会碰到 1 处问题/);
  expect(await findingsIn('访客会碰到的问题（1）')).toEqual([
    ['太长', expect.stringMatching(/正文.*只能看到前面/)],
  ]);
}, 60_000);
