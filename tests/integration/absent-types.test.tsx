import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';

// A server such as a stock RuoYi: it has users and notices, and its router knows no address of the content.

const ABSENT = [
  'GET /scroller/get',
  'GET /contract/all',
  'GET /contract/get',
  'GET /links/get',
  'GET /enquiry/page',
  'GET /show',
  'GET /product-category/list',
  'GET /product/page',
  'GET /product/simple-list',
  'GET /news/page',
  'GET /news/top3',
  'GET /news-category/list',
  'GET /job/page',
  'GET /develop/page',
  'GET /honor/page',
  'GET /menu/show',
  'GET /access-log/get',
];
const faults = Object.fromEntries(ABSENT.map((call) => [call, '404,html']));

const open = (path: string, as = 'admin') => renderApp(path, { as, faults });

it('opens the first list that the server has, and its menu lists no other', async () => {
  const { router } = await open('/backstage');
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/backstage/site/announcement/list'),
  );
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(menu.queryByRole('link', { name: '首页轮播' })).toBeNull();
});

it('a server without content has neither calendar nor site check', async () => {
  const { router } = await renderApp('/backstage', {
    as: 'admin',
    faults: { ...faults, 'GET /notice/get': '404,html' },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/backstage/system/user/list'));
  const menu = within(await screen.findByRole('navigation', { name: '主导航' }));
  expect(menu.getByRole('link', { name: '概览' })).toBeVisible();
  expect(menu.queryByRole('link', { name: '内容日历' })).toBeNull();
  expect(menu.queryByRole('link', { name: '站点体检' })).toBeNull();
});

it('an overview leaves out what the server does not have, and tells administrators alone which it is', async () => {
  await open('/backstage/overview');
  expect(await screen.findByText(/^这台服务器没有提供：.*行业新闻/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryAllByText(/未能读取/).map(({ textContent }) => textContent)).toEqual([]),
  );
});

it('a list that the server does not have says so, and offers no new record', async () => {
  await open('/backstage/content/honor/list');
  expect(await screen.findByText('服务器没有提供这项内容。')).toBeVisible();
  expect(screen.queryByRole('link', { name: '新建荣誉' })).toBeNull();
});

it('the site check reads the rest, and says that it is complete', async () => {
  const { user } = await open('/backstage/site-check');
  await user.click(await screen.findByRole('button', { name: '开始检查' }));
  expect(await screen.findByText(/^检查完成/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each(['/aboutus', '/search?q=%E9%98%80'])('visitors see no failure on %s', async (path) => {
  await renderApp(path, { faults });
  await screen.findByRole('main');
  await screen.findByText(path === '/aboutus' ? '公司资料正在整理中' : /^没有找到与/);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

it('visitors see a page without bands of what the server does not have', async () => {
  await renderApp('/home', { faults });
  await screen.findByRole('main');
  await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(0));
  expect(screen.queryByText(/Cannot GET/)).toBeNull();
});
