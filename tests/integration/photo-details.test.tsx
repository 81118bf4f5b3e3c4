import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { lackCalls } from '#tests/support/lack-calls.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { endToast } from './end-toast.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

const GALLERY = '/backstage/column/photo-management/download?size=10';

beforeEach(letPicturesLoad);
beforeAll(async () => {
  await import('#src/features/photo/gallery/gallery-page.tsx');
  await import('#src/features/photo/details/photo-details-dialog.tsx');
}, 120_000);

const photo = () => {
  const found = mock.db.photos.find('photo-200');
  if (!found) throw new Error('The mock has no photo 200');
  return found;
};

/** Gives the photo an address of its own, which nothing shows yet. */
function makeUnused() {
  mock.db.photos.replace({ ...photo(), url: '/api/files/own.webp' });
}

async function openDetails() {
  const app = await renderApp(GALLERY, { as: 'admin' });
  await app.user.click(await screen.findByRole('button', { name: `「${photo().name}」的详情` }));
  const dialog = within(await screen.findByRole('dialog', { name: photo().alt || photo().name }));
  return { ...app, dialog };
}

describe('where a picture is used', () => {
  it('B4: lists the records that show it, in fields and in texts, relative or absolute, with links', async () => {
    makeUnused();
    const { db } = mock;
    const news = db.news.find(5);
    const product = db.products.find(2);
    const company = db.companyInfo.find(1);
    if (!news || !product || !company) throw new Error('The mock lacks records');
    db.news.replace({ ...news, content: `${news.content}<img alt="" src="/api/files/own.webp">` });
    db.products.replace({ ...product, images: [...product.images, 'api/files/own.webp'] });
    db.companyInfo.replace({ ...company, wechatQr: `${location.origin}/api/files/own.webp` });
    const { dialog } = await openDetails();
    expect(await dialog.findByText('有 3 处内容使用这张图片')).toBeVisible();
    const links = within(dialog.getByRole('list', { name: '使用位置' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [news.title, '/backstage/content/industry-news/5/edit'],
      [product.name, '/backstage/content/products/2/edit'],
      [company.title, '/backstage/site/company-info/edit?id=1'],
    ]);
    await expectNoAxeViolations();
  });

  it('B4: shows its progress, is kept for the visit, and is read again after a save', async () => {
    makeUnused();
    mock.db.faults.set('GET /news/page', 'hold');
    const { user, dialog, router } = await openDetails();
    expect(await dialog.findByRole('progressbar')).toHaveAccessibleName(
      /^正在查找使用位置：已查看 \d+ \/ … 条内容/,
    );
    mock.db.faults.clear();
    mock.db.faults.release();
    expect(await dialog.findByText('没有内容使用这张图片')).toBeVisible();

    const read = mock.db.requests.of('GET /product/page').length;
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await user.click(await screen.findByRole('button', { name: `「${photo().name}」的详情` }));
    expect(await screen.findByText('没有内容使用这张图片')).toBeVisible();
    expect(mock.db.requests.of('GET /product/page')).toHaveLength(read);

    await router.navigate('/backstage/site/friendly-link/1/edit');
    const link = mock.db.links.find(1);
    if (!link) throw new Error('The mock has no link 1');
    mock.db.links.replace({ ...link, logo: photo().url });
    await user.type(await screen.findByRole('textbox', { name: /^名称/ }), '！');
    await user.click(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    await router.navigate(GALLERY);
    await user.click(await screen.findByRole('button', { name: `「${photo().name}」的详情` }));
    expect(await screen.findByText('有 1 处内容使用这张图片')).toBeVisible();
  });

  it('B4: names the types that could not be read and retries them; never says that nothing shows the picture', async () => {
    makeUnused();
    mock.db.faults.set('GET /job/page', '403');
    const { user, dialog } = await openDetails();
    expect(await dialog.findByText(/^未能读取：招聘信息/)).toBeVisible();
    await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull());
    expect(dialog.queryByText('没有内容使用这张图片')).not.toBeInTheDocument();
    mock.db.faults.clear();
    await user.click(dialog.getByRole('button', { name: '重试：招聘信息' }));
    expect(await dialog.findByText('没有内容使用这张图片')).toBeVisible();
  });
});

describe('a photo', () => {
  it('B4: its alternative text is changed in the library, and fields that nobody knows are kept', async () => {
    mock.db.photos.replace({ ...photo(), photographer: '周怡' });
    const { user, dialog } = await openDetails();
    const field = dialog.getByRole('textbox', { name: '图片说明' });
    await user.clear(field);
    await user.type(field, '温室里的滴灌管道');
    mock.db.faults.set('PUT /show/update', '500', { times: 1 });
    await user.click(dialog.getByRole('button', { name: '保存图片说明' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('温室里的滴灌管道');
    await user.click(dialog.getByRole('button', { name: '保存图片说明' }));
    expect(await screen.findByText('图片说明已保存')).toBeVisible();
    expect(photo()).toMatchObject({ alt: '温室里的滴灌管道', photographer: '周怡' });
  });

  it('B5: deleting one that is used says where; it can be undone until the toast ends', async () => {
    makeUnused();
    const news = mock.db.news.find(5);
    if (!news) throw new Error('The mock has no news 5');
    mock.db.news.replace({ ...news, cover: photo().url });
    const { name } = photo();
    const { user, dialog } = await openDetails();
    await user.click(dialog.getByRole('button', { name: '删除' }));
    const asks = within(await screen.findByRole('alertdialog', { name: '确认删除' }));
    expect(await asks.findByText(/正在使用中/)).toBeVisible();
    expect(asks.getByRole('link', { name: news.title })).toBeVisible();
    await expectNoAxeViolations();
    const remove = asks.getByRole('button', { name: '仍然删除' });
    // All types have been read.
    await waitFor(() => expect(remove).toBeEnabled());
    await user.click(remove);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `「${name}」的详情` })).not.toBeInTheDocument(),
    );
    expect(mock.db.photos.find('photo-200')).toBeDefined();
    await endToast(user, `已删除「${name}」`);
    await waitFor(() => expect(mock.db.photos.find('photo-200')).toBeUndefined());
  });

  it('B4: its text is read-only and it cannot be deleted where the server has no calls for that', async () => {
    lackCalls('PUT /show/update', 'DELETE /show/delete');
    const { dialog } = await openDetails();
    expect(dialog.getByText(`图片说明：${photo().alt}`)).toBeVisible();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: '删除' })).not.toBeInTheDocument();
  });
});
