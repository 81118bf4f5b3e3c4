import { screen, waitFor } from '@testing-library/dom';
import { beforeAll, expect, it } from 'vitest';
import { withSources } from '#src/api/fields/translation.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const NEWS = '/backstage/content/industry-news/list';
const LINKS = '/backstage/site/friendly-link/list';

beforeAll(async () => {
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/features/news/news-import.tsx');
  await import('#src/features/friendly-link/friendly-link-list-page.tsx');
  await import('#src/admin/import/file/read-book.ts');
}, 120_000);

/** Three news items, with all, some and none of their English. */
function prepareNews() {
  const [complete, part, none, ...others] = mock.db.news.all();
  if (!complete || !part || !none) throw new Error('The mock has too few news');
  for (const { id } of others) mock.db.news.remove(id);
  const chinese = { title: '标题', summary: '摘要', content: '', author: '', source: '', tags: [] };
  const english = { titleEn: '', summaryEn: '', contentEn: '', authorEn: '', sourceEn: '' };
  const rest = {
    ...chinese,
    ...english,
    tagsEn: [],
    seoTitle: '',
    seoKeywords: '',
    seoDescription: '',
  };
  Object.assign(complete, rest, { title: '甲', titleEn: 'A', summaryEn: 'Summary' });
  Object.assign(part, rest, { title: '乙', titleEn: 'B' });
  Object.assign(none, rest, { title: '丙' });
}

it('a row says below its title what its English lacks, and nothing where it lacks nothing', async () => {
  prepareNews();
  await renderApp(NEWS, { as: 'admin' });
  expect(await screen.findByRole('row', { name: /乙.*英文不全/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /丙.*缺英文/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /甲/ })).not.toHaveTextContent('英文');
});

it('I8: a record whose Chinese has changed since counts as outdated, and the list is filtered by it', async () => {
  prepareNews();
  const [complete] = mock.db.news.all();
  if (!complete) throw new Error('The mock has too few news');
  mock.db.news.replace(withSources(complete, { ...complete, title: '丁' }));
  const { user } = await renderApp(NEWS, { as: 'admin' });
  expect(await screen.findByRole('row', { name: /丁.*英文已过期/ })).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: '英文内容' }));
  await user.click(await screen.findByRole('option', { name: '英文已过期' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /乙/ })).toBeNull());
  expect(screen.getByRole('row', { name: /丁/ })).toBeVisible();
});

it('a list that the server pages is filtered by it here, as its address says', async () => {
  prepareNews();
  const { user, db } = await renderApp(`${NEWS}?translation=part`, { as: 'admin' });
  expect(await screen.findByRole('row', { name: /乙/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /甲/ })).toBeNull();
  for (const { url } of db.requests.of('GET /news/page')) expect(url).not.toMatch(/translation/);
  await user.click(screen.getByRole('combobox', { name: '英文内容' }));
  await user.click(await screen.findByRole('option', { name: '缺英文' }));
  expect(await screen.findByRole('row', { name: /丙/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /乙/ })).toBeNull());
});

it('a whole list says it too, and is filtered by it', async () => {
  const [one, other] = mock.db.links.all();
  if (!one || !other) throw new Error('The mock has too few links');
  Object.assign(one, { name: '青苗种业', nameEn: '', description: '', descriptionEn: '' });
  Object.assign(other, { name: '远山', nameEn: 'Yuanshan', description: '', descriptionEn: '' });
  await renderApp(`${LINKS}?translation=none`, { as: 'admin' });
  const row = (await screen.findByText('青苗种业')).closest('li');
  expect(row).toHaveTextContent('缺英文');
  expect(screen.queryByText('远山')).toBeNull();
});

it('an exported file has a column for each language', async () => {
  prepareNews();
  const files = catchSavedFiles();
  const { user } = await renderApp(NEWS, { as: 'admin' });
  await screen.findByRole('row', { name: /甲/ });
  await user.click(screen.getByRole('button', { name: '更多工具' }));
  await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [head, ...rows] = ((await files[0]?.file.text()) ?? '').split('\r\n');
  expect(head).toMatch(/标题"?,"?英文标题/);
  expect(rows.join('\n')).toMatch(/甲"?,"?A/);
});

it.each([['英文标题'], ['标题（英文）'], ['Title (English)'], ['title_en']])(
  'an imported column %s fills the English title',
  async (title) => {
    prepareNews();
    const [news] = mock.db.news.all();
    if (!news) throw new Error('The mock has no news');
    const { user } = await renderApp(NEWS, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '导入' }));
    await screen.findByRole('heading', { name: '选择文件' });
    const lines = [`编号,标题,${title}`, `${news.id},甲,New title`];
    await user.upload(
      screen.getByLabelText('选择文件', { selector: 'input' }),
      new File([lines.join('\r\n')], '新闻.csv', { type: 'text/csv' }),
    );
    await user.click(await screen.findByRole('button', { name: '下一步' }));
    await user.click(await screen.findByRole('button', { name: /^导入 1/ }));
    await waitFor(() => expect(mock.db.news.find(news.id)?.titleEn).toBe('New title'));
    expect(mock.db.news.find(news.id)?.title).toBe('甲');
  },
);
