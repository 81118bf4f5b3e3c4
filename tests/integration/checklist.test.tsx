import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { withSources } from '#src/api/fields/translation.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news';
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };
const HOUR = 3_600_000;

/** A news item that nothing can be said of, with these fields. */
function prepareNews(fields: object) {
  const [news] = mock.db.news.all();
  if (!news) throw new Error('The mock has no news');
  Object.assign(
    news,
    {
      title: '新温室投产',
      summary:
        '位于城东的新温室今天投产，二十位同事和三家合作伙伴到场，一起见证了头一批番茄苗下地。',
      content: '<p>今天投产。</p>',
      tags: [],
      seoTitle: '',
      seoKeywords: '',
      seoDescription: '',
      author: '',
      source: '',
      titleEn: 'New greenhouse',
      summaryEn: 'It opens today.',
      contentEn: '<p>It opens today.</p>',
      seoKeywordsEn: 'greenhouse',
    },
    fields,
  );
  return { news, path: `${NEWS}/${news.id}/edit` };
}

async function openChecklist(path: string) {
  const app = await renderApp(path, { as: 'admin' });
  await app.user.click(await screen.findByRole('button', { name: /^检查/ }, FIRST));
  const panel = await screen.findByRole('dialog', { name: '发布前检查' });
  return { ...app, panel };
}

const point = (panel: HTMLElement, name: RegExp) => {
  const item = within(panel).getByRole('heading', { level: 3, name }).closest('li');
  if (!item) throw new Error('The point is not in the list');
  return within(item);
};

describe('the checklist of a news item', () => {
  it('says that nothing is missing, and shows search result and WeChat card', async () => {
    const { news, path } = prepareNews({});
    const { panel } = await openChecklist(path);
    expect(within(panel).getByRole('status')).toHaveTextContent('没有发现问题，可以发布。');
    await within(panel).findByRole('heading', { name: /^链接\s*没有问题/ });
    await within(panel).findByRole('heading', { name: '搜索结果预览' });
    expect(within(panel).getByRole('heading', { name: '微信卡片预览' })).toBeVisible();
    expect(within(panel).getAllByText(news.summary)).toHaveLength(2);
    await expectNoAxeViolations(panel);
  });

  it('names what could be better with its place and reason, and does not prevent saving', async () => {
    const { news, path } = prepareNews({
      title: '城东新温室今天上午正式投产，二十位同事和三家合作伙伴到场见证头一批番茄苗下地',
      summary: '',
      cover: '',
      content:
        '<p>这是国内最大的温室，<a href="/news/details?id=99999">详情</a>。</p><img src="/a.png" alt="">',
      seoKeywords: '第一品牌',
    });
    const { user, panel, router } = await openChecklist(path);
    expect(point(panel, /^封面图片/).getByRole('button')).toHaveTextContent('没有封面');
    expect(point(panel, /^摘要/).getByRole('button')).toHaveTextContent('没有摘要');
    expect(point(panel, /^图片说明/).getByRole('button')).toHaveTextContent('有 1 张图片');
    await within(panel).findByRole('heading', { name: /^链接\s*可以改进/ });
    expect(point(panel, /^链接/).getByRole('button')).toHaveTextContent('「详情」指向的页面不存在');
    const words = point(panel, /^广告法用词/);
    expect(words.getByText('国内最大').closest('button')).toHaveTextContent(
      '这是国内最大的温室，详情。前往「正文」',
    );
    expect(words.getByText('第一品牌').closest('button')).toHaveTextContent('前往「搜索关键词」');
    expect(words.getAllByText(/^《广告法》第九条第三项/)).toHaveLength(1);
    expect(point(panel, /^发布时间/).queryByRole('button')).toBeNull();
    expect(within(panel).getByRole('status')).toHaveTextContent('有 6 处可以改进');
    // Advice is folded, and not counted.
    await user.click(within(panel).getByRole('button', { name: '选填项和建议（1）' }));
    expect(await within(panel).findByText(/搜索结果大约显示到「.+…」为止/)).toBeVisible();
    await expectNoAxeViolations(panel);

    await user.click(within(panel).getByRole('button', { name: '关闭' }));
    await screen.findByRole('button', { name: '检查 6 处提示' });
    await user.type(screen.getByRole('textbox', { name: /^作者/ }), '甲');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${NEWS}/list`));
    expect(mock.db.news.find(news.id)?.seoKeywords).toBe('第一品牌');
  });

  it('B9: names a text of which visitors see only the beginning', async () => {
    const { path } = prepareNews({ content: `<p>${'好'.repeat(512 * 1024)}</p>` });
    const { panel } = await openChecklist(path);
    expect(point(panel, /^正文长度/).getByRole('button')).toHaveTextContent(/只能看到前面/);
  }, 60_000);

  it('leads to a field, also in a folded section, and counts again after a change', async () => {
    const { path } = prepareNews({ seoKeywords: '顶级温室' });
    const { user, panel } = await openChecklist(path);
    await user.click(within(panel).getByRole('button', { name: /顶级.*前往「搜索关键词」/ }));
    const keywords = await screen.findByRole('textbox', { name: /^搜索关键词/ });
    await waitFor(() => expect(keywords).toHaveFocus());
    expect(await screen.findByRole('button', { name: '检查 1 处提示' })).toBeVisible();
    await user.clear(keywords);
    await user.type(keywords, '温室');
    expect(await screen.findByRole('button', { name: '检查' }, FIRST)).toBeVisible();
  });

  it('says where a scheduled time has already passed', async () => {
    const { path } = prepareNews({ publishTime: new Date(Date.now() - HOUR).toISOString() });
    const copy = path.replace(/(\d+)\/edit$/, 'new?copy=$1');
    const { panel } = await openChecklist(copy);
    expect(point(panel, /^发布时间/).getByRole('button')).toHaveTextContent(
      /^发布时间 .+ 已过，保存后会立即发布/,
    );
  });
});

it('names a job’s past deadline and a missing picture for phones too', async () => {
  const [job] = mock.db.jobs.all();
  if (!job) throw new Error('The mock has no job');
  Object.assign(job, {
    publishTime: new Date(Date.now() - 9 * HOUR).toISOString(),
    deadline: new Date(Date.now() - HOUR).toISOString(),
  });
  const first = await openChecklist(`/backstage/content/recruitment-info/${job.id}/edit`);
  expect(point(first.panel, /^发布时间/).getByRole('button')).toHaveTextContent(
    /^结束时间 .+ 已过，访客看不到/,
  );
  first.unmount();

  const [slide] = mock.db.advertisements.all();
  if (!slide) throw new Error('The mock has no slide');
  Object.assign(slide, { imageMobile: '', link: '/nowhere' });
  const second = await openChecklist(`/backstage/site/advertisement-rota/${slide.id}/edit`);
  const { panel } = second;
  await second.user.click(within(panel).getByRole('button', { name: '选填项和建议（1）' }));
  expect(await within(panel).findByText(/^没有手机端图片/)).toBeVisible();
  await within(panel).findByRole('heading', { name: /^链接\s*可以改进/ });
});

it('finds nothing in a complete product whose fields for search engines have no English', async () => {
  const product = mock.db.products.find(21);
  if (!product) throw new Error('The mock lacks a product');
  Object.assign(product, {
    seoTitleEn: '',
    seoKeywordsEn: '',
    seoDescriptionEn: '',
  });
  const { user, panel } = await openChecklist('/backstage/content/products/21/edit');
  await within(panel).findByRole('heading', { name: /^链接\s*没有问题/ });
  expect(within(panel).getByRole('status')).toHaveTextContent('没有发现问题，可以发布。');
  await user.click(within(panel).getByRole('button', { name: /^选填项和建议/ }));
  expect(await within(panel).findByText(/^有 3 项内容还没有英文/)).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: '关闭' }));
  expect(await screen.findByRole('button', { name: '检查' })).toBeVisible();
});

it('I8: names the English whose Chinese has changed since, and leads to it', async () => {
  const product = mock.db.products.find(21);
  if (!product) throw new Error('The mock lacks a product');
  const changed = { ...product, name: '另一个名称' };
  mock.db.products.replace(withSources(product, changed));
  const { user, panel } = await openChecklist('/backstage/content/products/21/edit');
  const english = point(panel, /^英文内容/);
  await user.click(english.getByRole('button', { name: /^中文改过，英文还是旧的/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: '英文名称' })).toHaveFocus());
});
