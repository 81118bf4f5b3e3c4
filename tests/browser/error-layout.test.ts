import { expect, it } from 'vitest';
import { inLooks } from '#tests/support/looks.ts';
import { follow, press, seeAddress, seeHeading } from './support/actions.ts';
import { serveForTests } from './support/app.ts';

const app = serveForTests();

const PAGES = [
  { path: '/error/403', title: '没有访问权限', english: 'No access', way: '联系我们' },
  { path: '/error/404', title: '页面不存在', english: 'Page not found', way: '新闻资讯' },
  { path: '/error/500', title: '服务器出错了', english: 'Server error', way: '返回首页' },
];

it.each(inLooks(PAGES, ({ path }) => path === '/error/404'))(
  'R6: $path stands in a layout of its own: logo, language, settings, the message and ways on',
  async ({ path, title, english, way }) => {
    const page = await app.visitPage(path);
    await seeHeading(page, title);
    const head = page.getByRole('banner');
    const brand = head.getByRole('link', { name: '青禾智控科技有限公司，返回首页' });
    expect(await brand.getAttribute('href')).toBe('/home');
    expect(await head.getByRole('link').count()).toBe(1);
    expect(await page.getByRole('navigation', { name: '主导航' }).count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: way }).waitFor();

    await press(head, '设置');
    await page.getByRole('dialog', { name: '设置' }).waitFor();
    await page.keyboard.press('Escape');
    await press(head, 'English');
    await seeHeading(page, english);
    await follow(page.getByRole('main'), 'Back to home');
    await seeAddress(page, '/home');
  },
);
