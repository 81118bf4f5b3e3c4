import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { SAVE } from '#tests/support/save-button.ts';

const CALL = 'POST /ai/chat';
const NEWS = '/backstage/content/industry-news';
const ID = 20;
// The first of all fetches the page's code.
const FIRST = { timeout: 20_000 };

type Renders = Awaited<ReturnType<typeof renderApp>>;

const asked = () => mock.db.requests.of(CALL).length;

beforeEach(() => {
  const news = mock.db.news.find(ID);
  if (!news) throw new Error('The mock lacks the news item');
  Object.assign(news, {
    title: '新温室投产',
    titleEn: '',
    summary: '旧摘要',
    seoTitle: '',
    content:
      '<h2>安装</h2><p>新温室今天投产，<strong>产量第一</strong>，由<a href="/product">控制器</a>管理。</p>' +
      '<ul><li><p>灌溉</p></li><li><p>补光</p></li></ul>' +
      '<p><img src="/api/pictures/lab-960.webp" alt="实验室" width="960" height="640"></p>',
    contentEn: '',
  });
});

async function openForm(): Promise<Renders['user']> {
  const { user } = await renderApp(`${NEWS}/${ID}/edit`, { as: 'admin' });
  await screen.findByRole('textbox', { name: /^标题/ }, FIRST);
  return user;
}

/** Opens the menu of a field's button and chooses what is offered. */
async function choose(user: Renders['user'], field: string, offer: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `「${field}」的写作帮助` }, FIRST));
  await user.click(screen.getByRole('menuitem', { name: offer }));
}

const proposalOf = (field: string) =>
  screen.findByRole('group', { name: `「${field}」的写作建议` });

/** Lets the model answer so; `calls` are the bodies of what it was asked. */
function answerWith(content: string): { calls: unknown[] } {
  const calls: unknown[] = [];
  const choices = [{ message: { role: 'assistant', content } }];
  mock.server.use(
    http.post('*/api/ai/chat', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ id: 'chat-1', choices });
    }),
  );
  return { calls };
}

/** Leaves no other text without English, and opens the proposals. */
async function openFill(user: Renders['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: '补全英文' }, FIRST));
  return screen.findByRole('dialog', { name: '补全英文' }, FIRST);
}

describe('a summary of the text', () => {
  it('is asked for by a press alone, compared, taken as a change and taken back', async () => {
    const user = await openForm();
    const button = await screen.findByRole('button', { name: '「摘要」的写作帮助' }, FIRST);
    await user.click(button);
    expect(asked()).toBe(0);
    await user.click(screen.getByRole('menuitem', { name: '根据正文写摘要' }));

    const proposal = await proposalOf('摘要');
    expect(proposal).toHaveFocus();
    const take = await within(proposal).findByRole('button', { name: '采用' });
    expect(asked()).toBe(1);
    expect(proposal).toHaveTextContent(/现在旧摘要建议安装新温室今天投产/);
    const summary = screen.getByRole('textbox', { name: '摘要' });
    expect(summary).toHaveValue('旧摘要');
    await expectNoAxeViolations(proposal);

    await user.click(take);
    expect(summary).toHaveValue('安装新温室今天投产，产量第一，由控制器管理。');
    expect(summary).toHaveFocus();
    expect(screen.queryByRole('group', { name: '「摘要」的写作建议' })).toBeNull();
    expect(screen.getByText('有未保存的修改')).toBeVisible();
    const toast = (await screen.findByText('已采用「摘要」的建议')).closest('li');
    if (!toast) throw new Error('There is no toast');
    await user.click(within(toast).getByRole('button', { name: '撤销' }));
    expect(summary).toHaveValue('旧摘要');
    expect(mock.db.requests.of('PUT /news/update')).toEqual([]);
  });

  it('stays beside what is typed meanwhile, and is left by Escape', async () => {
    const user = await openForm();
    await choose(user, '摘要', '根据正文写摘要');
    const proposal = await proposalOf('摘要');
    await within(proposal).findByRole('button', { name: '采用' });
    await user.type(screen.getByRole('textbox', { name: '摘要' }), '，改过');
    expect(proposal).toHaveTextContent(/现在旧摘要，改过建议/);
    await user.click(within(proposal).getByRole('button', { name: '重写' }));
    await waitFor(() => expect(asked()).toBe(2));
    expect(proposal).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(proposal).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '「摘要」的写作帮助' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: '摘要' })).toHaveValue('旧摘要，改过');
  });

  it('can be cancelled while it is written', async () => {
    mock.db.faults.set(CALL, 'hold');
    const user = await openForm();
    await choose(user, '摘要', '根据正文写摘要');
    const proposal = await proposalOf('摘要');
    expect(within(proposal).getByRole('status')).toHaveTextContent('正在写「摘要」的建议…');
    await user.click(within(proposal).getByRole('button', { name: '取消' }));
    mock.db.faults.release();
    expect(proposal).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '「摘要」的写作帮助' })).toHaveFocus();
  });

  it.each([
    ['500', '服务器出现问题（500），请稍后重试。'],
    ['404', '没有找到写作帮助的服务，请联系网站管理员。'],
    ['shape', '没有得到可用的文字，请重试。'],
  ])('that fails (%s) says why, and is tried again', async (fault, reason) => {
    mock.db.faults.set(CALL, fault, { times: 1 });
    const user = await openForm();
    await choose(user, '摘要', '根据正文写摘要');
    const proposal = await proposalOf('摘要');
    expect(await within(proposal).findByRole('alert')).toHaveTextContent(reason);
    expect(screen.getByRole('textbox', { name: '摘要' })).toHaveValue('旧摘要');
    await user.click(within(proposal).getByRole('button', { name: '重试' }));
    await user.click(await within(proposal).findByRole('button', { name: '采用' }));
    expect(screen.getByRole('textbox', { name: '摘要' })).toHaveValue(
      '安装新温室今天投产，产量第一，由控制器管理。',
    );
  });

  it('that is longer than its field is cut to it, and says so', async () => {
    const user = await openForm();
    const { calls } = answerWith('很长'.repeat(150));
    await choose(user, '摘要', '根据正文写摘要');
    const proposal = await proposalOf('摘要');
    await within(proposal).findByText('建议太长，这里只有开头的部分。');
    await user.click(within(proposal).getByRole('button', { name: '采用' }));
    expect(screen.getByRole('textbox', { name: '摘要' })).toHaveValue('很长'.repeat(100));
    expect(calls).toHaveLength(1);
  });

  it('is not offered without a text to write it from', async () => {
    Object.assign(mock.db.news.find(ID) ?? {}, { content: '' });
    const user = await openForm();
    await user.click(await screen.findByRole('button', { name: '「摘要」的写作帮助' }, FIRST));
    const offer = screen.getByRole('menuitem', { name: /^根据正文写摘要/ });
    expect(offer).toHaveAttribute('aria-disabled', 'true');
    expect(offer).toHaveTextContent('还没有可以参考的中文内容');
  });
});

describe('English', () => {
  beforeEach(() => {
    const empty = {
      summary: '',
      author: '',
      source: '',
      tags: [],
      tagsEn: [],
      seoKeywords: '',
      seoDescription: '',
    };
    Object.assign(mock.db.news.find(ID) ?? {}, empty);
  });
  const itemOf = (dialog: HTMLElement, label: string) => {
    const item = within(dialog).getByRole('checkbox', { name: label }).closest('li');
    if (!item) throw new Error('There is no such field');
    return within(item);
  };

  it('of all fields is asked for by one press, and what is taken is in the form', async () => {
    Object.assign(mock.db.news.find(ID) ?? {}, { tags: ['土壤温湿度传感器', '基质含水率传感器'] });
    const user = await openForm();
    expect(asked()).toBe(0);
    const dialog = await openFill(user);
    await within(dialog).findByText('以下英文由程序译成，可能有错，请核对后再采用。');
    expect(asked()).toBe(3);
    await expectNoAxeViolations(dialog);
    expect(screen.queryByDisplayValue('English draft of 5 characters')).toBeNull();
    await user.click(within(dialog).getByRole('checkbox', { name: '正文' }));
    await user.click(within(dialog).getByRole('button', { name: '采用 2 项' }));
    const title = screen.getByRole('textbox', { name: '英文标题' });
    expect(title).toHaveValue('English draft of 5 characters');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Substrate moisture sensor' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^英文缺 1 项/ })).toBeVisible();
    expect(mock.db.requests.of('PUT /news/update')).toEqual([]);
  });

  it('of a rich text keeps its headings, lists, links and pictures, and nothing that the editor refuses', async () => {
    const { calls } = answerWith(
      '```html\n<h2 onclick="alert(1)">Installation</h2><p>The greenhouse opens today, run by a ' +
        '<a href="/product">controller</a>.<script>alert(1)</script></p><ul><li>Irrigation</li><li>Light</li></ul>' +
        '<p><img src="/api/pictures/lab-960.webp" alt="Laboratory" width="960" height="640"></p>\n```',
    );
    Object.assign(mock.db.news.find(ID) ?? {}, { titleEn: 'New' });
    const user = await openForm();
    const dialog = await openFill(user);
    await user.click(await within(dialog).findByRole('button', { name: '采用 1 项' }));
    expect(screen.queryByText(/段落、图片或链接与中文不一致/)).toBeNull();
    expect(JSON.stringify(calls[0])).toContain('<h2>安装</h2>');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: '英文正文' })).toHaveTextContent(/Installation/),
    );
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() =>
      expect(mock.db.news.find(ID)?.contentEn).toBe(
        '<h2>Installation</h2><p>The greenhouse opens today, run by a <a href="/product">controller</a>.</p>' +
          '<ul><li><p>Irrigation</p></li><li><p>Light</p></li></ul>' +
          '<img src="/api/pictures/lab-960.webp" alt="Laboratory" width="960" height="640">',
      ),
    );
  });

  it('of a rich text that has lost its picture is shown with a warning', async () => {
    answerWith('<h2>Installation</h2><p>It opens today.</p>');
    const user = await openForm();
    const dialog = await openFill(user);
    expect(await within(dialog).findByText(/段落、图片或链接与中文不一致/)).toBeVisible();
  });

  it('that fails says why, leaves the other proposals, and is tried again', async () => {
    mock.db.faults.set(CALL, '500', { times: 1 });
    const user = await openForm();
    const dialog = await openFill(user);
    const take = await within(dialog).findByRole('button', { name: '采用 1 项' });
    const [failed] = await within(dialog).findAllByRole('alert');
    expect(failed).toHaveTextContent('服务器出现问题（500），请稍后重试。');
    expect(itemOf(dialog, '标题').getByRole('checkbox')).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: '重试' }));
    await waitFor(() => expect(take).toHaveTextContent('采用 2 项'));
  });

  it('can be cancelled while it is written, and leaves the form as it is', async () => {
    mock.db.faults.set(CALL, 'hold');
    const user = await openForm();
    const dialog = await openFill(user);
    await within(dialog).findAllByRole('progressbar');
    expect(within(dialog).getByRole('status')).toHaveTextContent('正在译成英文');
    await user.click(within(dialog).getByRole('button', { name: '取消' }));
    mock.db.faults.release();
    await waitFor(() => expect(screen.getByRole('button', { name: '补全英文' })).toHaveFocus());
    expect(screen.getByText('没有修改')).toBeVisible();
  });

  it('of a list of rows is asked for at once, row by row', async () => {
    Object.assign(mock.db.products.find(1) ?? {}, {
      specifications: [
        { name: '电压', value: '12 V', nameEn: 'Voltage', valueEn: '' },
        { name: '防护', value: '防水', nameEn: '', valueEn: '' },
      ],
    });
    const { user } = await renderApp('/backstage/content/products/1/edit', { as: 'admin' });
    await screen.findByRole('textbox', { name: '第 2 行，名称' }, FIRST);
    const dialog = await openFill(user);
    const take = await within(dialog).findByRole('button', { name: /^采用 [1-9]/ });
    await waitFor(() => expect(itemOf(dialog, '规格参数').getByRole('checkbox')).toBeChecked());
    await user.click(take);
    const name = screen.getByRole('textbox', { name: '第 2 行，英文名称' });
    expect(name).toHaveValue('English draft of 2 characters');
    expect(screen.getByRole('textbox', { name: '第 2 行，英文值' })).toHaveValue(
      'English draft of 2 characters',
    );
    expect(screen.getByRole('textbox', { name: '第 1 行，英文值' })).toHaveValue('');
  });

  it('has no button at the fields', async () => {
    const user = await openForm();
    await screen.findByRole('button', { name: '「摘要」的写作帮助' }, FIRST);
    const languages = screen.getByRole('group', { name: '内容的语言' });
    await user.click(within(languages).getByRole('button', { name: 'English' }));
    expect(screen.queryByRole('button', { name: /「英文.*」的写作帮助/ })).toBeNull();
  });
});

it('words that the Advertising Law forbids are reworded from the checklist, in the field', async () => {
  const user = await openForm();
  await user.click(await screen.findByRole('button', { name: /^检查/ }, FIRST));
  const panel = await screen.findByRole('dialog', { name: '发布前检查' });
  expect(asked()).toBe(0);
  await user.click(
    await within(panel).findByRole('button', { name: '给「正文」换一种说法' }, FIRST),
  );
  const proposal = await proposalOf('正文');
  await user.click(await within(proposal).findByRole('button', { name: '采用' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: '正文' })).toHaveTextContent(/优质，由控制器管理/),
  );
  expect(screen.getByRole('textbox', { name: '正文' })).not.toHaveTextContent(/产量第一/);
});

it('a page says what is sent where before anything is', async () => {
  const user = await openForm();
  await user.click(await screen.findByRole('button', { name: /^搜索结果里的样子/ }, FIRST));
  await user.click(
    await screen.findByRole('button', { name: '「搜索结果里的标题」的写作帮助' }, FIRST),
  );
  await user.click(screen.getByRole('menuitem', { name: '查看会发送哪些内容' }));
  const said = await screen.findByRole('dialog', { name: '写作帮助会发送哪些内容' });
  expect(said).toHaveTextContent('http://localhost:3000/api/ai/chat');
  await expectNoAxeViolations(said);
  await user.click(within(said).getByRole('button', { name: '关闭' }));
  expect(asked()).toBe(0);
});

it('an alternative text is proposed from the picture itself', async () => {
  letPicturesLoad();
  const { calls } = answerWith('“实验室里的控制柜”');
  const [photo] = mock.db.photos.all();
  if (!photo) throw new Error('The mock has no photo');
  for (const one of mock.db.photos.all()) mock.db.photos.replace({ ...one, alt: '有' });
  mock.db.photos.replace({ ...photo, alt: '' });
  const { user } = await renderApp('/backstage/column/photo-management/alt', { as: 'admin' });
  await choose(user, '图片说明', '描述这张图片');
  const proposal = await proposalOf('图片说明');
  await user.click(await within(proposal).findByRole('button', { name: '采用' }));
  expect(screen.getByRole('textbox', { name: '图片说明' })).toHaveValue('实验室里的控制柜');
  expect(JSON.stringify(calls[0])).toMatch(/"image_url":\{"url":"data:image\//);
});
