import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { picturesIn } from '#src/admin/pictures/uses/body-pictures.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { lackCalls } from '#tests/support/lack-calls.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const QUEUE = '/backstage/column/photo-management/alt';

beforeAll(() => import('#src/features/photo/alt/alt-page.tsx'), 120_000);
beforeEach(letPicturesLoad);

/** Describes all pictures of the mock but those of these texts and photos. */
function leaveUndescribed(bodies: Record<number, string>, photos: string[] = []) {
  const { db } = mock;
  for (const news of db.news.all()) {
    const content = bodies[Number(news.id)];
    const isMissing = picturesIn(news.content).some(({ isDescribed }) => !isDescribed);
    if (content !== undefined || isMissing) db.news.replace({ ...news, content: content ?? '' });
  }
  for (const photo of db.photos.all()) {
    const isMissing = photos.includes(String(photo.id));
    if (isMissing || photo.alt === '') db.photos.replace({ ...photo, alt: isMissing ? '' : '有' });
  }
}

const content = (id: number) => mock.db.news.find(id)?.content;
const field = () => screen.findByRole('textbox', { name: '图片说明' });
const titleOf = (id: number) => mock.db.news.find(id)?.title ?? '';

describe('the queue of pictures without alternative text', () => {
  it('B4: shows one picture after the other, to be described, called decorative, or skipped and shown again', async () => {
    leaveUndescribed(
      { 5: '<P>棚<img src="/a.png"></P>', 6: '<img src="/b.png" alt="">', 7: '<img src="/c.png">' },
      ['photo-3'],
    );
    const { user } = await renderApp(QUEUE, { as: 'admin' });
    expect(await screen.findByText('1 / 4')).toBeVisible();
    const opened = [5, 6, 7].toSorted((one, other) => position(one) - position(other));
    const [first = 0, second = 0, third = 0] = opened;
    expect(screen.getByRole('link', { name: titleOf(first) })).toHaveAttribute(
      'href',
      `/backstage/content/industry-news/${first}/edit`,
    );
    await expectNoAxeViolations();

    await user.click(screen.getByRole('button', { name: '保存并看下一张' }));
    expect(await field()).toHaveAccessibleDescription(/^请填写图片说明/);
    await user.click(await field());
    await user.paste('𠮷'.repeat(201));
    await user.keyboard('{Enter}');
    expect(await field()).toHaveAccessibleDescription('最多 200 个字符');
    expect(screen.getByText('1 / 4')).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), '育苗');
    // The Enter that confirms pinyin, as Safari reports it.
    fireEvent.keyDown(await field(), { key: 'Enter', keyCode: 229, isComposing: false });
    await user.type(await field(), '床{Enter}');
    expect(await screen.findByText('2 / 4')).toBeVisible();
    expect(content(first)).toMatch(/alt="育苗床">/);
    await waitFor(async () => expect(await field()).toHaveFocus());

    await user.click(screen.getByRole('button', { name: '纯装饰图片' }));
    expect(await screen.findByText('3 / 4')).toBeVisible();
    expect(content(second)).toMatch(/alt="" role="presentation">/);

    await user.type(await field(), '还没想好');
    await user.click(screen.getByRole('button', { name: '跳过' }));
    expect(await screen.findByText('4 / 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: '纯装饰图片' })).not.toBeInTheDocument();
    await user.type(await field(), '电动调节阀{Enter}');
    expect(await screen.findByText('有 1 张被跳过。')).toBeVisible();
    expect(mock.db.photos.find('photo-3')?.alt).toBe('电动调节阀');

    await user.click(screen.getByRole('button', { name: '再看跳过的图片' }));
    expect(await field()).toHaveValue('还没想好');
    await user.type(await field(), '{Enter}');
    expect(await screen.findByText('所有图片都有图片说明')).toBeVisible();
    expect(content(third)).toContain('alt="还没想好"');
  });

  it('B4: keeps what a colleague has changed in the text meanwhile, and what was typed when a save fails', async () => {
    leaveUndescribed({ 5: '<p>旧</p><img src="/a.png">' });
    const { user, db } = await renderApp(QUEUE, { as: 'admin' });
    await user.type(await field(), '育苗床');
    const news = db.news.find(5);
    if (!news) throw new Error('The mock has no news 5');
    db.news.replace({ ...news, content: '<p>新</p><img src="/a.png">', title: '新标题' });
    db.faults.set('PUT /news/update', '500', { times: 1 });
    await user.click(screen.getByRole('button', { name: '保存并看下一张' }));
    expect(await screen.findByText('没有保存，填写的内容仍在')).toBeVisible();
    expect(await field()).toHaveValue('育苗床');
    await user.click(screen.getByRole('button', { name: '保存并看下一张' }));
    expect(await screen.findByText('所有图片都有图片说明')).toBeVisible();
    expect(db.news.find(5)).toMatchObject({
      content: '<p>新</p><img src="/a.png" alt="育苗床">',
      title: '新标题',
    });
  });

  it('B4: passes over a picture that was removed from its text, and sends nothing', async () => {
    leaveUndescribed({ 5: '<img src="/a.png">' });
    const { user, db } = await renderApp(QUEUE, { as: 'admin' });
    await user.type(await field(), '育苗床');
    const news = db.news.find(5);
    if (!news) throw new Error('The mock has no news 5');
    db.news.replace({ ...news, content: '<p>没有图片了</p>' });
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^这张图片已不在正文中/)).toBeVisible();
    expect(db.requests.of('PUT /news/update')).toHaveLength(0);
  });

  it('B4: suggests the library’s own text; leaves the library out where the server cannot change it', async () => {
    lackCalls('PUT /show/update');
    const known = mock.db.photos.all().find(({ alt }) => alt !== '');
    leaveUndescribed({ 5: `<img src="${known?.url}">` }, ['photo-3']);
    await renderApp(QUEUE, { as: 'admin' });
    expect(await screen.findByText('1 / 1')).toBeVisible();
    expect(await field()).toHaveAccessibleDescription(/^已填入这张图片在图片库中的图片说明/);
  });
});

/** Place of a news item in the order of the list, the newest first. */
function position(id: number): number {
  const newest = mock.db.news
    .all()
    .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
  return newest.findIndex((news) => news.id === id);
}
