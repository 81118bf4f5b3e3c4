import { screen, waitFor, within } from '@testing-library/dom';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const switchButton = async (name: string) =>
  within(await screen.findByRole('banner')).findByRole('button', { name });

/** Sections of a date field. */
const parts = (field: HTMLElement) =>
  within(field)
    .getAllByRole('spinbutton')
    .map((part) => part.textContent)
    .join(' ');

/** Records requested text files. */
function watchTexts(): string[] {
  const paths: string[] = [];
  const watch = http.get('/locales/:language/:file', ({ request }) => {
    paths.push(new URL(request.url).pathname);
  });
  mock.server.use(watch);
  return paths;
}

describe('the language', () => {
  it('I1: is Chinese, and a page loads only the texts that it shows', async () => {
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

  it('I4: a form looks the same in both languages', async () => {
    const { user } = await renderApp('/backstage/site/friendly-link/1/edit', { as: 'admin' });
    /** Distances and borders of a field and of the elements around it, up to the form. */
    const look = (label: RegExp) => {
      const styles: string[][] = [];
      let part: Element | null = screen.getByRole('textbox', { name: label });
      for (; part && part.tagName !== 'FORM'; part = part.parentElement) {
        const { padding, margin, borderRadius, borderTopColor } = getComputedStyle(part);
        styles.push([padding, margin, borderRadius, borderTopColor]);
      }
      return styles;
    };
    await screen.findByRole('textbox', { name: /^名称/ });
    const chinese = look(/^名称/);
    await user.click(await switchButton('English'));
    await screen.findByRole('textbox', { name: /^Name/ });
    expect(look(/^Name/)).toEqual(chinese);
  });

  it('I4: stays the old one everywhere when the new texts fail to load', async () => {
    const { user } = await renderApp('/news');
    const button = await switchButton('English');
    // Loaded by earlier tests.
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

  it('I5, I4: the pages of a grid are counted in Chinese, and in English after a switch', async () => {
    const { user } = await renderApp('/backstage/content/industry-news/list', { as: 'admin' });
    const total = mock.db.news.all().length;
    const chinese = new RegExp(`^第 1 条到第 (\\d+) 条，共 ${total} 条$`);
    const size = chinese.exec((await screen.findByText(chinese)).textContent)?.[1];
    await user.click(await switchButton('English'));
    expect(await screen.findByText(`1–${size} of ${total}`)).toBeVisible();
  });

  it('I4, I6: dates are written and picked in the language of the page, from the first drawing on', async () => {
    const { user } = await renderApp('/backstage/content/industry-news/1/edit', { as: 'admin' });
    const date = await screen.findByRole('group', { name: '发布时间' });
    expect(parts(date)).toMatch(/^\d{4} \d{2} \d{2} \d{2} \d{2}$/);
    await user.click(screen.getByRole('button', { name: /^选择日期/ }));
    expect(await screen.findByText(/^\d{4}年\d+月$/)).toBeVisible();
    await user.keyboard('{Escape}');

    await user.click(await switchButton('English'));
    await waitFor(() => expect(date).toHaveAccessibleName('Publish time'));
    expect(parts(date)).toMatch(/^\d{2} \d{2} \d{4} \d{2} \d{2}$/);
    await user.click(screen.getByRole('button', { name: /^Choose date/ }));
    expect(await screen.findByText(/^[A-Z][a-z]+ \d{4}$/)).toBeVisible();
  });
});
