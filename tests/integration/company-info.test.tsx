import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { photoFile } from '#tests/support/picture-files.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { endToast } from './end-toast.ts';
import { SAVE, SAVED } from '#tests/support/save-button.ts';

// Company info has no id in the path and one record in force, so the CRUD contract tests do not
// cover it.

const AREA = '/backstage/site/company-info';
const LIST = `${AREA}/list`;
const CALLS = {
  list: 'GET /contract/all',
  create: 'POST /contract/create',
  update: 'PUT /contract/update',
  remove: 'DELETE /contract/delete',
};

function company(id: number) {
  const found = mock.db.companyInfo.find(id);
  if (!found) throw new Error(`The mock has no company ${id}`);
  return found;
}

const inForce = () =>
  mock.db.companyInfo
    .all()
    .filter((row) => row.inForce)
    .map(({ id }) => id);
// By label, because role queries take seconds in a large form; not in a kept page, which is hidden.
const field = (name: string) =>
  screen.findByLabelText(new RegExp(`^${name}`), {
    selector: ':is(input, textarea):not([style*="display: none"] *)',
  });
const radio = (name: string) =>
  screen.findByLabelText(new RegExp(name), { selector: '[type="radio"]' });
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: SAVE }));

async function retype(user: UserEvent, name: string, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
  return input;
}

describe('list', () => {
  it('R10: shows the records and which of them the site uses', async () => {
    await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByText(company(1).companyaddress)).toBeVisible();
    expect(screen.getByText(company(2).phone)).toBeVisible();
    expect(await radio(`使用中：${company(1).title}`)).toBeChecked();
    expect(await radio(`设为使用中：${company(2).title}`)).not.toBeChecked();
  });

  it('R10: where the public record cannot be read, each record’s own flag counts', async () => {
    Object.assign(company(1), { inForce: false });
    Object.assign(company(2), { inForce: true });
    await renderApp(LIST, { as: 'admin', faults: { 'GET /contract/get': '403' } });
    expect(await radio(company(2).title)).toBeChecked();
    expect(await radio(company(1).title)).not.toBeChecked();
  });

  it('B1: an empty list leads to a new record', async () => {
    for (const { id } of mock.db.companyInfo.all()) mock.db.companyInfo.remove(id);
    await renderApp(LIST, { as: 'admin' });
    expect(await screen.findByText('还没有内容')).toBeVisible();
    const page = within(screen.getByRole('main'));
    expect(page.getAllByRole('link', { name: '新建公司信息' })).toHaveLength(2);
  });

  it('B7: the quick filter stands in the URL, and the form leads back to it', async () => {
    const { user, router } = await renderApp(`${LIST}?q=旧址`, { as: 'admin' });
    await radio(company(2).title);
    expect(screen.queryByText(company(1).title)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: `编辑「${company(2).title}」` }));
    await user.click(await screen.findByRole('link', { name: '取消' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('旧址');
  });

  it('B7: the shown records are exported', async () => {
    const saved = catchSavedFiles();
    const { user } = await renderApp(`${LIST}?q=旧址`, { as: 'admin' });
    await radio(company(2).title);
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
    const text = (await saved[0]?.file.text()) ?? '';
    expect(text).toContain(`${company(2).title},,${company(2).companyaddress},,`);
    expect(text).not.toContain(company(1).title);
  });
});

describe('in force', () => {
  async function choose() {
    Object.assign(company(2), { keptByServer: '原样保留' });
    const app = await renderApp(LIST, { as: 'admin' });
    await app.user.click(await radio(company(2).title));
    const dialog = await screen.findByRole('alertdialog', { name: '更换网站使用的公司信息' });
    expect(dialog).toHaveTextContent(`「${company(2).title}」`);
    const put = () => within(dialog).getByRole('button', { name: /设为使用中|重试/ });
    return { ...app, dialog: within(dialog), put };
  }

  it('R10: another record is put in force after asking, and visitors see it at once', async () => {
    const { user, router, put } = await choose();
    expect(inForce()).toEqual([1]);
    await user.click(put());
    expect(await screen.findByText(`网站已改用「${company(2).title}」`)).toBeVisible();
    await waitFor(async () => expect(await radio(company(2).title)).toBeChecked());
    expect(await radio(company(2).title)).toHaveFocus();
    expect(inForce()).toEqual([2]);
    expect(company(2)).toMatchObject({ keptByServer: '原样保留' });

    await router.navigate('/home');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByText(company(2).title)).toBeVisible();
  });

  it('R10: cancelling the question changes nothing', async () => {
    const { user, db } = await choose();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await radio(company(2).title)).toHaveFocus();
    expect(await radio(company(2).title)).not.toBeChecked();
    expect(db.requests.of(CALLS.update)).toHaveLength(0);
  });
});

describe('deleting', () => {
  const ask = async (id: number) => {
    const app = await renderApp(LIST, { as: 'admin' });
    await radio(`使用中：${company(1).title}`);
    await app.user.click(screen.getByRole('button', { name: `删除「${company(id).title}」` }));
    return app;
  };

  it('C4: names the record, asks, and sends its id in the body', async () => {
    const { title } = company(2);
    const { user, db } = await ask(2);
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(await dialog.findByRole('button', { name: '删除' }));
    await endToast(user, `已删除「${title}」`);
    await waitFor(() => expect(db.companyInfo.find(2)).toBeUndefined());
    const [request] = db.requests.of(CALLS.remove);
    expect(new URL(request?.url ?? '').search).toBe('');
  });

  it('R10: is refused for the record in force, and says what to do instead', async () => {
    const { db } = await ask(1);
    expect(await screen.findByText(/正在使用，不能删除。请先把另一条设为使用中/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(db.requests.of(CALLS.remove)).toHaveLength(0);
  });
});

describe('edit', () => {
  it('R10: without an id it is the record in force that is edited', async () => {
    Object.assign(company(1), { keptByServer: '原样保留' });
    const { user, router } = await renderApp(`${AREA}/edit`, { as: 'admin' });
    expect(await field('公司名称')).toHaveValue(company(1).title);
    expect(screen.getByText(/网站正在使用这条信息/)).toBeVisible();
    expect(screen.queryByRole('switch', { name: '设为使用中' })).not.toBeInTheDocument();
    await retype(user, '口号', '让每一株青禾都好好长大');
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(company(1)).toMatchObject({
      slogan: '让每一株青禾都好好长大',
      keptByServer: '原样保留',
      inForce: true,
    });
  });

  it('R10: ?id= names another one, which saving can put in force', async () => {
    const { user, router } = await renderApp(`${AREA}/edit?id=2`, { as: 'admin' });
    expect(await field('公司名称')).toHaveValue(company(2).title);
    await user.click(screen.getByRole('switch', { name: '设为使用中' }));
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(inForce()).toEqual([2]);

    await router.navigate(`${AREA}/edit`);
    expect(await field('公司名称')).toHaveValue(company(2).title);
    await router.navigate(`${AREA}/edit?id=1`);
    await waitFor(async () => expect(await field('公司名称')).toHaveValue(company(1).title));
  });

  it.each([
    ['a record that is not there', 'edit?id=99', {}],
    ['a site without a record in force', 'edit', { 'GET /contract/get': 'null' }],
  ])('B2: %s says so and leads back', async (_what, page, faults) => {
    await renderApp(`${AREA}/${page}`, { as: 'admin', faults });
    expect(await screen.findByText('记录不存在')).toBeVisible();
    expect(screen.getByRole('link', { name: '返回列表' })).toHaveAttribute('href', LIST);
  });

  it('R10: pictures are uploaded', async () => {
    letPicturesLoad();
    const { user } = await renderApp(`${AREA}/edit`, { as: 'admin' });
    await field('公司名称');
    const before = company(1).wechatQr;
    const file = photoFile(1, '二维码.png');
    await user.upload(screen.getByLabelText(/^公众号二维码/, { selector: 'input' }), file);
    await screen.findByText('二维码.png 已上传');
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(company(1).wechatQr).not.toBe(before);
  });
});

describe('what is typed', () => {
  it('R10: is checked, each field with words that help', async () => {
    const { user, db } = await renderApp(`${AREA}/edit`, { as: 'admin' });
    await retype(user, '电话', '请来电');
    await retype(user, '邮箱', 'contact');
    await retype(user, '邮政编码', '31');
    await retype(user, 'ICP 备案号', '0571');
    await retype(user, '公安备案号', '0571');
    await save(user);
    const wrong: [string, RegExp][] = [
      ['电话', /有效的电话号码，例如/],
      ['邮箱', /有效的邮箱地址/],
      ['邮政编码', /6 位数字/],
      ['ICP 备案号', /完整的 ICP 备案号，例如/],
      ['公安备案号', /完整的公安备案号，例如/],
    ];
    for (const [name, message] of wrong) {
      const input = await field(name);
      await waitFor(() => expect(input).toHaveAccessibleDescription(message));
    }
    expect(await field('电话')).toHaveFocus();
    expect(db.requests.of(CALLS.update)).toHaveLength(0);
  });

  it('R10: coordinates take decimals as they are typed, and nothing that is no number', async () => {
    const { user } = await renderApp(`${AREA}/edit`, { as: 'admin' });
    const longitude = await retype(user, '经度', '');
    await user.type(longitude, '120.05');
    expect(longitude).toHaveValue('120.05');
    const latitude = await retype(user, '纬度', '北纬');
    await save(user);
    await waitFor(() => expect(latitude).toHaveAccessibleDescription('请输入数字'));
    await retype(user, '纬度', '');
    await save(user);
    await waitFor(() => expect(latitude).toHaveAccessibleDescription('此项为必填'));
    await retype(user, '纬度', '30.0');
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(company(1)).toMatchObject({ longitude: 120.05, latitude: 30 });
  });
});

describe('promise, terms and stations', () => {
  it('R10: are in folded sections, and an empty station is left out', async () => {
    const [first, second] = company(1).stations;
    Object.assign(company(1), { stations: [first, second] });
    const { user } = await renderApp(`${AREA}/edit`, { as: 'admin' });
    await user.click(await screen.findByRole('button', { name: '询价旁的承诺与条款' }));
    await retype(user, '回复承诺', '两小时内回电');
    await user.click(screen.getByRole('button', { name: '数字、出口国家与服务站' }));
    await user.click(await screen.findByRole('button', { name: '删除第 1 站' }));
    const added = screen.getByRole('button', { name: '添加服务站' });
    expect(added).toHaveFocus();
    await user.click(added);
    await retype(user, '第 2 站名称', '哈尔滨');
    await user.click(added);
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(company(1).replyPromise).toBe('两小时内回电');
    expect(company(1).stations).toMatchObject([second, { name: '哈尔滨' }]);
    expect(company(1).stations).toHaveLength(2);
  });
});

describe('new', () => {
  async function fill() {
    const app = await renderApp(`${AREA}/new`, { as: 'admin' });
    const title = await retype(app.user, '公司名称', '青禾海外有限公司');
    await retype(app.user, '公司地址', '杭州');
    await retype(app.user, '电话', '0571-00000000');
    await retype(app.user, '邮箱', 'overseas@qinghe.example.com');
    return { ...app, title };
  }

  it('B2: says what is missing', async () => {
    const { user, container } = await renderApp(`${AREA}/new`, { as: 'admin' });
    await field('公司名称');
    await save(user);
    const summary = within(await screen.findByRole('alert'));
    const names = summary.getAllByRole('button').map((link) => link.textContent);
    expect(names).toEqual(['公司名称', '公司地址', '电话', '邮箱']);
    await expectNoAxeViolations(container);
  });

  it('B2: is created once however often save is clicked, and not in force unasked', async () => {
    const { user, db, router } = await fill();
    await user.dblClick(screen.getByRole('button', { name: SAVE }));
    expect(await screen.findByText(SAVED)).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(db.requests.of(CALLS.create)).toHaveLength(1);
    expect(await radio('青禾海外有限公司')).not.toBeChecked();
    expect(inForce()).toEqual([1]);
  });

  it('R10: a copy of the record in force does not take its place unasked', async () => {
    const { user } = await renderApp(`${AREA}/new?copy=1`, { as: 'admin' });
    expect(await field('公司地址')).toHaveValue(company(1).companyaddress);
    expect(await screen.findByLabelText('设为使用中')).not.toBeChecked();
    await retype(user, '公司名称', '青禾分公司');
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
    expect(inForce()).toEqual([1]);
  });

  it('B3: a failed save says why, keeps what was typed, and marks the field it is about', async () => {
    const { user, db, title } = await fill();
    db.faults.set(CALLS.create, '500');
    await save(user);
    expect(await screen.findByText(/服务器出现问题/)).toBeVisible();
    expect(title).toHaveValue('青禾海外有限公司');
    db.faults.set(CALLS.create, '422', {
      body: { success: false, message: '校验失败', errors: { title: '与营业执照不符' } },
    });
    await save(user);
    await waitFor(() => expect(title).toHaveAccessibleDescription(/与营业执照不符/));
    db.faults.clear();
    await retype(user, '公司名称', '青禾国际有限公司');
    await save(user);
    expect(await screen.findByText(SAVED)).toBeVisible();
  });
});
