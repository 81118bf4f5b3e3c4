import { screen, waitFor } from '@testing-library/dom';
import dayjs from 'dayjs';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { findDateField } from './find-date-field.ts';

const switchButton = (name: string) => screen.findByRole('button', { name });

/** The files of texts asked for from now on. */
function watchTexts(): string[] {
  const paths: string[] = [];
  const watch = http.get('/locales/:language/:file', ({ request }) => {
    paths.push(new URL(request.url).pathname);
  });
  mock.server.use(watch);
  return paths;
}

describe('the language', () => {
  it('I1: is Chinese, and the page brings only the texts it shows', async () => {
    const texts = watchTexts();
    await renderApp('/news');
    expect(await screen.findByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
    expect(document.documentElement.lang).toBe('zh-CN');
    expect(texts).toContain('/locales/cn/news.json');
    expect(texts.filter((path) => /en\/|navdata|sign-in|crud/.test(path))).toEqual([
      '/locales/cn/main-navdata.json',
    ]);
  });

  it('I4: switches everywhere without a reload, and says so in the new language', async () => {
    const { user, router } = await renderApp('/news');
    expect(await screen.findAllByText(/\d{4}年\d+月\d+日/)).not.toHaveLength(0);
    await user.click(await switchButton('English'));
    expect(await screen.findByText('Language has been changed!')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    expect(await screen.findAllByText(/^\d{2} [A-Z][a-z]{2} \d{4}$/)).not.toHaveLength(0);
    expect(document.documentElement.lang).toBe('en');
    expect(router.state.location.pathname).toBe('/news');

    await user.click(await switchButton('中文'));
    expect(await screen.findByText('语言已更改！')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('I4: stays as it is, all of it, where the new texts cannot be had', async () => {
    const { user } = await renderApp('/news');
    const button = await switchButton('English');
    // What tests before this one have loaded.
    Reflect.deleteProperty(i18next.store.data, 'en');
    const gate = Promise.withResolvers<void>();
    const refuse = http.get('/locales/en/:file', async () => {
      await gate.promise;
      return new HttpResponse(null, { status: 404 });
    });
    mock.server.use(refuse);
    await user.click(button);
    expect(await screen.findByText('正在切换语言…')).toBeVisible();
    gate.resolve();
    expect(await screen.findByText('更改语言时出错！')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '新闻资讯' })).toBeVisible();
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('I5: counts the rows of a grid as Chinese does; I4: and as English does after a switch', async () => {
    const { user } = await renderApp('/backstage/content/industry-news/list', { as: 'admin' });
    const total = mock.db.news.all().length;
    const chinese = new RegExp(`^第 1 条到第 (\\d+) 条，共 ${total} 条$`);
    const size = chinese.exec((await screen.findByText(chinese)).textContent)?.[1];
    await user.click(await switchButton('English'));
    expect(await screen.findByText(`1–${size} of ${total}`)).toBeVisible();
  });

  it('I4, I6: dates are picked in the language of the page, fetched with the first picker', async () => {
    dayjs.locale('fr');
    const { user } = await renderApp('/backstage/content/industry-news/new', { as: 'admin' });
    await screen.findByRole('heading', { level: 1, name: '发布新闻' });
    await findDateField(user, '发布时间');
    await waitFor(() => expect(dayjs.locale()).toBe('zh-cn'));
    await user.click(await switchButton('English'));
    await waitFor(() => expect(dayjs.locale()).toBe('en'));
  });
});
