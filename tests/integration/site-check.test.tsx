import { SAVE } from '#tests/support/save-button.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
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

/** Only these news items and jobs are left. */
function haveOnly(news: Record<number, object> = {}, jobs: Record<number, object> = {}) {
  const { db } = mock;
  keep(db.news, news, NEWS_PLAIN);
  keep(db.jobs, jobs, JOB_PLAIN);
  const { products, productCategories, announcements, advertisements, honors } = db;
  const { companyInfo, history, links, menu } = db;
  for (const one of [products, productCategories, announcements, advertisements, honors]) {
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

it('reads nothing unasked, then names what is wrong, by kind and by type', async () => {
  haveOnly(
    {
      1: {
        title: '顶级温室',
        content: '<a href="/news/details?id=999">旧闻</a><img src="/gone.png">',
      },
      2: { summary: '', cover: '', titleEn: '' },
      3: { content: '<a href="/news/details?id=4">隐藏的</a><a href="/nowhere">没有</a>' },
      4: { status: 1 },
    },
    { 1: { publishTime: '2020-01-01', deadline: '2020-02-01T00:00:00.000Z' } },
  );
  const { user } = await open();
  expect(screen.getByText(/^还没有检查/)).toBeVisible();
  expect(screen.queryByRole('region', { name: /链接/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '开始检查' }));

  const links = within(await section('失效的站内链接（3）'));
  expect(links.getByRole('heading', { level: 3, name: '行业新闻（3）' })).toBeVisible();
  expect(links.getByText(/「旧闻」指向的页面不存在/)).toBeVisible();
  expect(links.getByText(/「隐藏的」指向的内容目前对访客隐藏/)).toBeVisible();
  expect(links.getByText(/「没有」指向的页面不存在/)).toBeVisible();
  expect(within(await section('无法显示的图片（1）')).getByText(/gone\.png/)).toBeVisible();
  expect(within(await section('缺少替代文字（1）')).getByText(/1 张图片/)).toBeVisible();
  expect(within(await section('广告法用词（1）')).getByText(/^标题：「顶级」/)).toBeVisible();
  await section('缺少摘要（1）');
  await section('缺少封面（1）');
  const english = within(await section('没有英文（1）'));
  expect(english.getByText('英文标题：没有英文')).toBeVisible();
  const ended = within(await section('已截止仍在展示（1）'));
  expect(ended.getByRole('link', { name: '技术员' })).toHaveAttribute(
    'href',
    '/backstage/content/recruitment-info/1/edit#field-deadline',
  );
  await screen.findByText('检查完成，发现 10 处问题');
  await expectNoAxeViolations();
});

it('leads to the field in its form, also in a folded section, and forgets what is mended', async () => {
  haveOnly({ 1: { seoKeywords: '顶级温室' } });
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await user.click(within(await section('广告法用词（1）')).getByRole('link'));
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
  await section('缺少摘要（1）');
  await user.click(screen.getByRole('button', { name: '停止' }));
  expect(await screen.findByText(/^已停止：检查了/)).toBeVisible();
  expect(await section('缺少摘要（1）')).toBeVisible();
  mock.db.faults.clear();
  mock.db.faults.release();
  await user.click(screen.getByRole('button', { name: '继续检查' }));
  await screen.findByText('检查完成，发现 1 处问题');
  mock.db.news.replace({ ...news(1), summary: SUMMARY });
  await user.click(screen.getByRole('button', { name: '重新检查' }));
  expect(await screen.findByText('检查完成，发现 0 处问题')).toBeVisible();
});

it('names a dead link of the menu, and reads neither users nor enquiries', async () => {
  const [item] = mock.db.menu.all();
  if (!item) throw new Error('The mock has no menu');
  haveOnly();
  const texts = { title: 'About', name: '', caption: '', info: '', path: '/about-nothing' };
  mock.db.menu.insert((id) => ({ ...item, ...texts, id, parentId: null, children: [] }));
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  const links = within(await section('失效的站内链接（1）'));
  await screen.findByText('检查完成，发现 1 处问题');
  expect(mock.db.requests.of().map(({ call }) => call)).not.toContain('GET /user/page');
  expect(mock.db.requests.of('GET /enquiry/page')).toEqual([]);
  await user.click(links.getByRole('link', { name: 'About' }));
  await waitFor(() => expect(router.state.location.hash).toBe('#field-path'));
  const path = await screen.findByRole('combobox', { name: /^链接地址/ });
  await waitFor(() => expect(path).toHaveFocus());
});

it('waits while another page is visited, and goes on when one comes back', async () => {
  haveOnly({ 1: { summary: '' } });
  const { user, router } = await open({ faults: { 'GET /job/page': 'hold' } });
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await section('缺少摘要（1）');
  await router.navigate('/backstage/overview');
  await screen.findByRole('heading', { level: 1, name: '概览' });
  mock.db.faults.clear();
  mock.db.faults.release();
  await router.navigate(CHECK);
  expect(await screen.findByText('检查完成，发现 1 处问题')).toBeVisible();
});

it('says which type could not be read, and reads it again', async () => {
  haveOnly({ 1: { summary: '' } }, { 1: { title: '顶级技术员', deadline: '' } });
  const { user } = await open({ faults: { 'GET /job/page': '503' } });
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await section('缺少摘要（1）');
  const retry = await screen.findByRole(
    'button',
    { name: '重试「招聘信息」' },
    { timeout: 20_000 },
  );
  expect(screen.queryByText(/^上次完整检查/)).toBeNull();
  mock.db.faults.clear();
  await user.click(retry);
  await section('广告法用词（1）');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^重试/ })).toBeNull());
  expect(screen.getByText(/^上次完整检查/)).toBeVisible();
});

it('shows one kind, one type or what visitors see, saves it as a file, and keeps its figure', async () => {
  haveOnly(
    { 1: { summary: '', title: '顶级温室' }, 2: { summary: '', status: 1 } },
    { 1: { title: '顶级技术员', deadline: '' } },
  );
  const saved = catchSavedFiles();
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: '开始检查' }));
  await screen.findByText('检查完成，发现 4 处问题');
  const choose = async (label: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose('展示状态', '访客看得到的');
  await section('缺少摘要（1）');
  await choose('问题', '广告法用词（2）');
  expect(screen.queryByRole('region', { name: /摘要/ })).toBeNull();
  await choose('内容', '招聘信息（1）');
  await section('广告法用词（1）');
  await user.click(screen.getByRole('button', { name: '导出 CSV' }));
  const text = await saved[0]?.file.text();
  expect(text?.trim().split(/\r?\n/)).toHaveLength(2);
  expect(text).toContain('广告法用词,招聘信息,顶级技术员');
  await choose('问题', '缺少摘要（2）');
  expect(await screen.findByText('没有符合筛选条件的问题')).toBeVisible();

  await router.navigate('/backstage/overview');
  const card = within(await screen.findByRole('region', { name: '站点体检' }));
  expect(card.getByText('4')).toBeVisible();
  expect(card.getByRole('link', { name: '广告法用词' })).toHaveAttribute('href', CHECK);
});

it('speaks English', async () => {
  haveOnly({ 1: { summary: '' } });
  const { user } = await renderApp(CHECK, { as: 'admin', language: 'en' });
  await user.click(await screen.findByRole('button', { name: 'Start the check' }));
  await section('Missing summaries (1)');
  expect(await screen.findByText('The check is complete. Problems: 1')).toBeVisible();
});

function news(id: number) {
  const found = mock.db.news.find(id);
  if (!found) throw new Error(`No news ${id}`);
  return found;
}
