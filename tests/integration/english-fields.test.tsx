import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news';
/** Without English. */
const UNTRANSLATED = 20;
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };

const languagesOf = (label: string) => screen.findByRole('tablist', { name: `「${label}」的语言` });

async function openEnglish(user: Awaited<ReturnType<typeof renderApp>>['user'], label: string) {
  const tabs = await languagesOf(label);
  await user.click(within(tabs).getByRole('tab', { name: '英文' }));
}

describe('a field that may have an English value', () => {
  it('shows it behind a tab, and saves it', async () => {
    const { user, router } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^标题/ }, FIRST);
    expect(screen.queryByRole('textbox', { name: '英文标题' })).toBeNull();
    await openEnglish(user, '标题');
    const english = screen.getByRole('textbox', { name: '英文标题' });
    expect(english).not.toBeRequired();
    await user.type(english, 'A new greenhouse');
    await openEnglish(user, '标签');
    await user.type(screen.getByRole('combobox', { name: '英文标签' }), 'greenhouse,tomatoes,');
    expect(screen.queryByRole('textbox', { name: '英文正文' })).toBeNull();
    await openEnglish(user, '正文');
    const text = await screen.findByRole('textbox', { name: '英文正文' });
    await user.click(text);
    await user.keyboard('It opens today.');
    await expectNoAxeViolations(screen.getByRole('main'));
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${NEWS}/list`));
    expect(mock.db.news.find(UNTRANSLATED)).toMatchObject({
      titleEn: 'A new greenhouse',
      tagsEn: ['greenhouse', 'tomatoes'],
      contentEn: '<p>It opens today.</p>',
    });
  });

  it('is reached with the arrow keys', async () => {
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^标题/ }, FIRST);
    const tabs = within(await languagesOf('标题'));
    await user.click(tabs.getByRole('tab', { name: '中文' }));
    await user.keyboard('{ArrowRight}');
    expect(tabs.getByRole('tab', { name: '英文' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: '英文标题' })).toBeVisible();
  });

  it('takes the Chinese value at a press, and gives back what that replaced', async () => {
    const news = mock.db.news.find(UNTRANSLATED);
    if (!news) throw new Error('The mock lacks the news item');
    Object.assign(news, { titleEn: 'Old title', summary: '摘要', content: '<p>正文</p>' });
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^标题/ }, FIRST);

    await openEnglish(user, '摘要');
    await user.click(screen.getByRole('button', { name: '照抄中文到「英文摘要」' }));
    const summary = screen.getByRole('textbox', { name: '英文摘要' });
    expect(summary).toHaveValue('摘要');
    expect(summary).toHaveFocus();
    expect(screen.queryByRole('button', { name: '照抄中文到「英文摘要」' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '撤销「英文摘要」的修改' }));
    expect(summary).toHaveValue('');

    await openEnglish(user, '标题');
    const title = screen.getByRole('textbox', { name: '英文标题' });
    await user.clear(title);
    await user.type(title, 'My title');
    await user.click(screen.getByRole('button', { name: '照抄中文到「英文标题」' }));
    expect(title).toHaveValue(news.title);
    const toast = (await screen.findByText('已用中文替换「英文标题」')).closest('li');
    if (!toast) throw new Error('There is no toast');
    await user.click(within(toast).getByRole('button', { name: '撤销' }));
    expect(title).toHaveValue('My title');

    await openEnglish(user, '正文');
    const text = await screen.findByRole('textbox', { name: '英文正文' });
    await user.click(screen.getByRole('button', { name: '照抄中文到「英文正文」' }));
    await waitFor(() => expect(text).toHaveTextContent('正文'));
  });

  it('that is too long is named, opened and focused', async () => {
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^标题/ }, FIRST);
    await openEnglish(user, '标题');
    const title = screen.getByRole('textbox', { name: '英文标题' });
    await user.click(title);
    await user.paste('x'.repeat(101));
    await user.click(within(await languagesOf('标题')).getByRole('tab', { name: '中文' }));
    expect(title).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toBeVisible();
    expect(title).toHaveAccessibleDescription(/100/);
    await user.click(within(await languagesOf('标题')).getByRole('tab', { name: '中文' }));
    const summary = screen.getByText('请检查以下内容').closest('[role="alert"]');
    if (!(summary instanceof HTMLElement)) throw new Error('There is no summary');
    await user.click(within(summary).getByRole('button', { name: '英文标题' }));
    expect(title).toHaveFocus();
  });

  it.each([{ title_en: '太口语' }, [{ field: 'contentEn', message: '太口语' }]])(
    'shows what the server says of it: %j',
    async (errors) => {
      mock.db.faults.set('PUT /news/update', '422', {
        body: { success: false, message: '没有保存', errors },
      });
      const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
      await user.type(await screen.findByRole('textbox', { name: /^标题/ }, FIRST), '！');
      await user.click(screen.getByRole('button', { name: SAVE }));
      const field = await screen.findByRole('textbox', { name: /^英文/ });
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription(/太口语/);
    },
  );

  it('is merged, compared and kept like any other', async () => {
    const [link] = mock.db.links.all();
    if (!link) throw new Error('The mock has no link');
    const path = `/backstage/site/friendly-link/${link.id}/edit`;
    const { user, router } = await renderApp(path, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^名称/ }, FIRST);
    await openEnglish(user, '名称');
    await user.clear(screen.getByRole('textbox', { name: '英文名称' }));
    await user.type(screen.getByRole('textbox', { name: '英文名称' }), 'Mine');
    mock.db.links.replace({ ...link, nameEn: 'Theirs' });
    await user.click(screen.getByRole('button', { name: SAVE }));
    const asked = await screen.findByRole('dialog', { name: '他人也修改了这些内容' });
    expect(within(asked).getByRole('radiogroup', { name: '英文名称' })).toHaveTextContent(
      /Mine.*Theirs/,
    );
    await user.click(within(asked).getByRole('radio', { name: '我的修改' }));
    await user.click(within(asked).getByRole('button', { name: '保存所选版本' }));
    // Going back before the list is in sight would find the same form.
    await screen.findByRole('heading', { level: 1, name: '友情链接' });
    expect(mock.db.links.find(link.id)?.nameEn).toBe('Mine');

    await router.navigate(path);
    await screen.findByRole('textbox', { name: /^名称/ });
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(screen.getByRole('menuitem', { name: '历史版本' }));
    const versions = await screen.findByRole('dialog', { name: '历史版本' });
    await user.click(await within(versions).findByRole('button', { name: '取回此项「英文名称」' }));
    await user.click(within(versions).getByRole('button', { name: '关闭' }));
    await openEnglish(user, '名称');
    expect(screen.getByRole('textbox', { name: '英文名称' })).toHaveValue('Theirs');
  });
});

const PRODUCTS = '/backstage/content/products';

describe('a product’s specifications', () => {
  it('have English in each row, which is never dropped', async () => {
    const product = mock.db.products.find(1);
    if (!product) throw new Error('The mock lacks the product');
    Object.assign(product, {
      specifications: [{ name: '电压', value: '12 V', nameEn: 'Voltage', valueEn: '' }],
    });
    const { user, router } = await renderApp(`${PRODUCTS}/1/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: '第 1 行参数名称' }, FIRST);
    await openEnglish(user, '规格参数');
    expect(screen.getByRole('textbox', { name: '第 1 行英文参数名称' })).toHaveValue('Voltage');
    await user.click(screen.getByRole('button', { name: '英文空处照抄中文' }));
    expect(screen.getByRole('textbox', { name: '第 1 行英文参数名称' })).toHaveValue('Voltage');
    expect(screen.getByRole('textbox', { name: '第 1 行英文参数值' })).toHaveValue('12 V');

    await user.click(screen.getByRole('button', { name: '添加参数' }));
    const added = await screen.findByRole('textbox', { name: '第 2 行英文参数名称' });
    await waitFor(() => expect(added).toHaveFocus());
    await user.keyboard('Protection');
    await user.click(screen.getByRole('button', { name: SAVE }));
    const name = await screen.findByRole('textbox', { name: '第 2 行参数名称' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('此项为必填');
    await user.type(name, '防护');
    await user.type(screen.getByRole('textbox', { name: '第 2 行参数值' }), 'IP68');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PRODUCTS}/list`));
    expect(mock.db.products.find(1)?.specifications).toEqual([
      { name: '电压', value: '12 V', nameEn: 'Voltage', valueEn: '12 V' },
      { name: '防护', value: 'IP68', nameEn: 'Protection', valueEn: '' },
    ]);
  });
});

it('an entry of the menu has its English texts', async () => {
  const item = mock.db.menu.all().find(({ position }) => position === 'header');
  if (!item) throw new Error('The mock has no menu');
  const { user } = await renderApp(`/backstage/system/menu/${item.id}/edit`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^名称/ }, FIRST);
  await openEnglish(user, '说明');
  await user.type(screen.getByRole('textbox', { name: '英文说明' }), 'In short');
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() =>
    expect(mock.db.menu.find(item.id)).toMatchObject({
      titleEn: expect.stringMatching(/./),
      captionEn: 'In short',
    }),
  );
});

it('the city of a job has its English one beside it', async () => {
  const { user } = await renderApp('/backstage/content/recruitment-info/1/edit', { as: 'admin' });
  await screen.findByRole('combobox', { name: /^工作城市/ }, FIRST);
  await openEnglish(user, '工作城市');
  expect(screen.getByRole('textbox', { name: '英文工作城市' })).not.toHaveValue('');
});

describe('the checklist', () => {
  it('names what has no English as a hint, and leads to it', async () => {
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^检查/ }, FIRST));
    const panel = await screen.findByRole('dialog', { name: '发布前检查' });
    const point = within(panel)
      .getByRole('heading', { level: 3, name: /^英文内容/ })
      .closest('li');
    expect(point).toHaveTextContent('还没有英文，英文网站上会显示中文');
    await user.click(within(panel).getByRole('button', { name: /前往「英文标题」/ }));
    const english = await screen.findByRole('textbox', { name: '英文标题' });
    await waitFor(() => expect(english).toHaveFocus());
  });
});
