import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '#src/env.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const NEWS = '/backstage/content/industry-news';
/** Hidden, without English. */
const UNTRANSLATED = 17;
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };

type User = Awaited<ReturnType<typeof renderApp>>['user'];

const languages = () => screen.findByRole('group', { name: '内容的语言' }, FIRST);

async function show(user: User, language: 'English' | '中文') {
  await user.click(within(await languages()).getByRole('button', { name: language }));
}

const summaryOfErrors = () => {
  const summary = screen.getByText('请检查以下内容').closest('[role="alert"]');
  if (!(summary instanceof HTMLElement)) throw new Error('There is no summary');
  return within(summary);
};

describe('the language of a form', () => {
  it('is remembered for the person, in forms of other types too', async () => {
    const { user, router } = await renderApp(`${NEWS}-category/1/edit`, { as: 'admin' });
    await show(user, 'English');
    await router.navigate('/backstage/content/recruitment-info/1/edit');
    expect(await screen.findByRole('textbox', { name: '英文工作城市' }, FIRST)).toBeVisible();
    expect(within(await languages()).getByRole('button', { name: 'English' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('is chosen once for every field, which it shows and saves', async () => {
    const { user, router } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^标题/ }, FIRST);
    const tags = await screen.findByRole('combobox', { name: '标签' }, FIRST);
    expect(screen.queryByRole('textbox', { name: /^英文/ })).toBeNull();
    expect(screen.queryByRole('tablist')).toBeNull();

    await show(user, 'English');
    expect(tags).not.toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^(标题|摘要|正文|作者|来源)$/ })).toBeNull();
    const english = screen.getByRole('textbox', { name: '英文标题' });
    expect(english).not.toBeRequired();
    await user.type(english, 'A new greenhouse');
    await user.type(screen.getByRole('combobox', { name: '英文标签' }), 'greenhouse,tomatoes,');
    await user.click(await screen.findByRole('textbox', { name: '英文正文' }));
    await user.keyboard('It opens today.');
    // A field without an English value stays.
    expect(screen.getByRole('combobox', { name: /^分类/ })).toBeVisible();

    await show(user, '中文');
    expect(tags).toBeVisible();
    expect(english).not.toBeVisible();
    expect(english).toHaveValue('A new greenhouse');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${NEWS}/list`));
    expect(mock.db.news.find(UNTRANSLATED)).toMatchObject({
      titleEn: 'A new greenhouse',
      tagsEn: ['greenhouse', 'tomatoes'],
      contentEn: '<p>It opens today.</p>',
    });
  });

  it('is chosen by keyboard, and not offered side by side where that does not fit', async () => {
    const { user } = await renderApp(`${NEWS}-category/1/edit`, { as: 'admin' });
    const group = within(await languages());
    expect(group.getAllByRole('button').map((one) => one.textContent)).toEqual(['中文', 'English']);
    group.getByRole('button', { name: 'English' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: '英文名称' }, FIRST)).toBeVisible();
  });

  it('is not asked for where nothing has an English value', async () => {
    await renderApp('/backstage/site/enquiry/24/edit', { as: 'admin' });
    await screen.findByRole('button', { name: '保存' }, FIRST);
    expect(screen.queryByRole('group', { name: '内容的语言' })).toBeNull();
  });

  it('becomes that of a field with an error', async () => {
    const { user } = await renderApp(`${NEWS}-category/1/edit`, { as: 'admin' });
    await show(user, 'English');
    const english = await screen.findByRole('textbox', { name: '英文名称' }, FIRST);
    await user.clear(english);
    await user.click(english);
    await user.paste('x'.repeat(31));
    await show(user, '中文');
    expect(english).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(english).toHaveFocus());
    expect(english).toBeVisible();
    expect(english).toHaveAccessibleDescription(/30/);
    await show(user, '中文');
    await user.click(summaryOfErrors().getByRole('button', { name: '英文名称' }));
    expect(english).toHaveFocus();
    await user.clear(english);

    await show(user, '中文');
    const title = screen.getByRole('textbox', { name: /^名称/ });
    await user.clear(title);
    await show(user, 'English');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toBeVisible();
    await show(user, 'English');
    await user.click(summaryOfErrors().getByRole('button', { name: '名称' }));
    expect(title).toHaveFocus();
  });
});

describe('what is missing in English', () => {
  beforeEach(() => {
    const news = mock.db.news.find(UNTRANSLATED);
    if (!news) throw new Error('The mock lacks the news item');
    mock.db.news.replace({
      ...news,
      title: '新温室投产',
      summary: '摘要',
      content: '<p>正文</p>',
      author: '',
      source: '',
      tags: [],
      seoTitle: '温室',
      seoKeywords: '',
      seoDescription: '',
      titleEn: '',
      summaryEn: '',
      contentEn: '',
      seoTitleEn: '',
    });
  });

  it('is counted, and a press leads from one field to the next', async () => {
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    const next = await screen.findByRole('button', { name: /^英文缺 4 项/ }, FIRST);
    await screen.findByRole('button', { name: '搜索结果里的样子' }, FIRST);
    await user.click(next);
    const title = screen.getByRole('textbox', { name: '英文标题' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toBeVisible();
    await user.keyboard('Opened');
    expect(next).toHaveAccessibleName(/^英文缺 3 项/);
    await user.click(next);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '英文摘要' })).toHaveFocus());
    await user.click(next);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '英文正文' })).toHaveFocus());
    await user.click(next);
    // In a folded section.
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '英文搜索结果里的标题' })).toHaveFocus(),
    );
    await user.click(next);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '英文摘要' })).toHaveFocus());
  });

  it('is proposed as copies without writing help, each to take or to leave', async () => {
    const { aiUrl } = env;
    env.aiUrl = '';
    onTestFinished(() => void (env.aiUrl = aiUrl));
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '补全英文' }, FIRST));
    const dialog = await screen.findByRole('dialog', { name: '补全英文' }, FIRST);
    expect(dialog).toHaveTextContent('这里先把中文照抄过去，采用后请改写成英文。');
    await expectNoAxeViolations(dialog);
    await user.click(within(dialog).getByRole('checkbox', { name: '正文' }));
    // Somebody else, or another tab, is quicker.
    fireEvent.change(document.querySelector('[name="summaryEn"]') ?? dialog, {
      target: { value: 'Typed meanwhile' },
    });
    await user.click(within(dialog).getByRole('button', { name: '采用 3 项' }));
    const title = screen.getByRole('textbox', { name: '英文标题' });
    expect(title).toHaveValue('新温室投产');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('textbox', { name: '英文摘要' })).toHaveValue('Typed meanwhile');
    await screen.findByText('有 1 项内容刚刚改过，没有填入');
    expect(screen.getByRole('button', { name: /^英文缺 1 项/ })).toBeVisible();

    await user.type(title, ' opened');
    const toast = (await screen.findByText('已填入 2 项英文')).closest('li');
    if (!toast) throw new Error('There is no toast');
    await user.click(within(toast).getByRole('button', { name: '撤销' }));
    // What was typed since stays.
    expect(title).toHaveValue('新温室投产 opened');
    expect(screen.getByRole('button', { name: /^英文缺 2 项/ })).toBeVisible();
  });

  it('leaves the form as it is when nothing is taken', async () => {
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    const fill = await screen.findByRole('button', { name: '补全英文' }, FIRST);
    await user.click(fill);
    const dialog = await screen.findByRole('dialog', { name: '补全英文' }, FIRST);
    for (const box of within(dialog).getAllByRole('checkbox')) {
      // A proposal that has not come cannot be left.
      await waitFor(() => expect(box).toBeEnabled());
      await user.click(box);
    }
    expect(within(dialog).getByRole('button', { name: '采用 0 项' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    await waitFor(() => expect(fill).toHaveFocus());
    expect(screen.getByText('没有修改')).toBeVisible();
  });
});

describe('a field that may have an English value', () => {
  it.each([
    ['英文标题', { title_en: '太口语' }],
    ['英文正文', [{ field: 'contentEn', message: '太口语' }]],
  ])('shows what the server says of %s', async (name, errors) => {
    mock.db.faults.set('PUT /news/update', '422', {
      body: { success: false, message: '没有保存', errors },
    });
    const { user } = await renderApp(`${NEWS}/${UNTRANSLATED}/edit`, { as: 'admin' });
    await user.type(await screen.findByRole('textbox', { name: /^标题/ }, FIRST), '！');
    await user.click(screen.getByRole('button', { name: SAVE }));
    const field = await screen.findByRole('textbox', { name });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/太口语/);
  });

  it('is merged, compared and kept like any other', async () => {
    const [link] = mock.db.links.all();
    if (!link) throw new Error('The mock has no link');
    const path = `/backstage/site/friendly-link/${link.id}/edit`;
    const { user, router } = await renderApp(path, { as: 'admin' });
    await screen.findByRole('textbox', { name: /^名称/ }, FIRST);
    await show(user, 'English');
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
    await screen.findByRole('textbox', { name: '英文名称' });
    await user.click(screen.getByRole('button', { name: '更多操作' }));
    await user.click(screen.getByRole('menuitem', { name: '历史版本' }));
    const versions = await screen.findByRole('dialog', { name: '历史版本' });
    await user.click(await within(versions).findByRole('button', { name: '取回此项「英文名称」' }));
    await user.click(within(versions).getByRole('button', { name: '关闭' }));
    await show(user, 'English');
    expect(screen.getByRole('textbox', { name: '英文名称' })).toHaveValue('Theirs');
  });
});

const PRODUCTS = '/backstage/content/products';

describe('a product', () => {
  it('has English in each row of its specifications, which is never dropped', async () => {
    const product = mock.db.products.find(1);
    if (!product) throw new Error('The mock lacks the product');
    Object.assign(product, {
      specifications: [{ name: '电压', value: '12 V', nameEn: 'Voltage', valueEn: '' }],
    });
    const { user, router } = await renderApp(`${PRODUCTS}/1/edit`, { as: 'admin' });
    await screen.findByRole('textbox', { name: '第 1 行，名称' }, FIRST);
    await show(user, 'English');
    expect(screen.getByRole('textbox', { name: '第 1 行，英文名称' })).toHaveValue('Voltage');
    // To read while one writes in English.
    const chinese = screen.getByRole('textbox', { name: '第 1 行，名称' });
    expect(chinese).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: '添加参数' })).toBeNull();

    const text = 'Voltage\t\nProtection\t';
    fireEvent.paste(screen.getByRole('textbox', { name: '第 1 行，英文名称' }), {
      clipboardData: { getData: () => text, files: [], types: [] },
    });
    const added = await screen.findByRole('textbox', { name: '第 2 行，英文名称' });
    expect(added).toHaveValue('Protection');
    await waitFor(() => expect(added).toHaveFocus());
    expect(chinese).toHaveValue('电压');
    await user.click(screen.getByRole('button', { name: SAVE }));
    const name = await screen.findByRole('textbox', { name: '第 2 行，名称' });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('此项为必填');
    await user.type(name, '防护');
    await user.type(screen.getByRole('textbox', { name: '第 2 行，值' }), 'IP68');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PRODUCTS}/list`));
    expect(mock.db.products.find(1)?.specifications).toEqual([
      { name: '电压', value: '12 V', nameEn: 'Voltage', valueEn: '' },
      { name: '防护', value: 'IP68', nameEn: 'Protection', valueEn: '' },
    ]);
  });

  it('takes four columns from Excel, the two in English after the Chinese, and shows Chinese alone without them', async () => {
    const { user } = await renderApp(`${PRODUCTS}/1/edit`, { as: 'admin' });
    const name = await screen.findByRole('textbox', { name: '第 1 行，名称' }, FIRST);
    expect(screen.queryByRole('textbox', { name: '第 1 行，英文名称' })).toBeNull();
    fireEvent.paste(name, {
      clipboardData: { getData: () => '电压\t12 V\tVoltage\t12 V DC', files: [], types: [] },
    });
    await screen.findByText('已粘贴 1 行参数');
    expect(screen.getByRole('textbox', { name: '第 1 行，名称' })).toHaveValue('电压');
    await show(user, 'English');
    expect(screen.getByRole('textbox', { name: '第 1 行，英文名称' })).toHaveValue('Voltage');
    expect(screen.getByRole('textbox', { name: '第 1 行，英文值' })).toHaveValue('12 V DC');
  });

  it('has an English title for each of its files', async () => {
    const product = mock.db.products.all().find(({ attachments = [] }) => attachments.length > 0);
    if (!product) throw new Error('The mock has no files');
    const { user, router } = await renderApp(`${PRODUCTS}/${product.id}/edit`, { as: 'admin' });
    await screen.findAllByRole('textbox', { name: '资料名称' }, FIRST);
    await show(user, 'English');
    const [title] = screen.getAllByRole('textbox', { name: '资料的英文名称' });
    if (!title) throw new Error('There is no field');
    await user.clear(title);
    await user.type(title, 'Manual of today');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${PRODUCTS}/list`));
    expect(mock.db.products.find(product.id)?.attachments?.[0]?.titleEn).toBe('Manual of today');
  });
});

it('an entry of the menu has its English texts', async () => {
  const item = mock.db.menu.all().find(({ position }) => position === 'header');
  if (!item) throw new Error('The mock has no menu');
  const { user } = await renderApp(`/backstage/system/menu/${item.id}/edit`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^名称/ }, FIRST);
  await show(user, 'English');
  await user.type(screen.getByRole('textbox', { name: '英文说明' }), 'In short');
  await user.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() =>
    expect(mock.db.menu.find(item.id)).toMatchObject({
      titleEn: expect.stringMatching(/./),
      captionEn: 'In short',
    }),
  );
});

it('the city of a job has its English one', async () => {
  const { user } = await renderApp('/backstage/content/recruitment-info/1/edit', { as: 'admin' });
  await screen.findByRole('combobox', { name: /^工作城市/ }, FIRST);
  await show(user, 'English');
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
