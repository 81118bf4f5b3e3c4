import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const ADDRESS = '/backstage/system/user/list?q=nobody#import';
const HEAD = '用户名,姓名,邮箱,手机,角色,备注';
const IMPORT = 'POST /user/import';

async function workbook(...rows: string[][]) {
  const bytes = await writeXlsx({ sheets: [{ name: '用户', rows: [HEAD.split(','), ...rows] }] });
  return new File([new Uint8Array(bytes)], '新员工.xlsx');
}

const csv = (...lines: string[]) =>
  new File([[HEAD, ...lines].join('\r\n')], '新员工.csv', { type: 'text/csv' });
const names = () => mock.db.users.all().map(({ username }) => username);

async function openImport() {
  const app = await renderApp(ADDRESS, { as: 'admin' });
  await screen.findByRole('button', { name: '选择文件' }, { timeout: 20_000 });
  return app;
}

/** Chooses the file and goes on past its columns. */
async function choose(user: UserEvent, file: File) {
  await user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: '下一步' }, { timeout: 10_000 }));
}

/** Answers imports with this data, and returns the files that were sent. */
function answerImports(data: unknown): File[] {
  const sent: File[] = [];
  mock.server.use(
    http.post('*/api/user/import', async ({ request }) => {
      const file = (await request.formData()).get('file');
      if (file !== null && typeof file !== 'string') sent.push(file);
      return HttpResponse.json({ success: true, data });
    }),
  );
  return sent;
}

it('B6: shows what is wrong with which cell, and sends only good rows', async () => {
  const { user } = await openImport();
  await choose(
    user,
    csv('xinren,新人,x@example.com,,editor,', 'second,,no-mail,,,', ',无名,,,editor,'),
  );
  expect(
    await screen.findByText('共 3 行：1 行可以导入。有问题 2 行，改好之前不会导入。'),
  ).toBeVisible();
  const rows = within(screen.getByRole('grid', { name: '文件中的行' }));
  const second = within(rows.getByRole('row', { name: /second/ }));
  expect(second.getByRole('gridcell', { name: /请输入有效的邮箱地址/ })).toBeVisible();
  expect(second.getByRole('gridcell', { name: '此项为必填' })).toBeVisible();
  expect(within(rows.getByRole('row', { name: /无名/ })).getByText('此项为必填')).toBeVisible();
  expect(mock.db.requests.of(IMPORT)).toEqual([]);
  await expectNoAxeViolations(screen.getByRole('dialog'));

  await user.click(screen.getByRole('button', { name: '导入 1 行' }));
  expect(await screen.findByText('新建 1 位，更新 0 位。')).toBeVisible();
  expect(screen.getByText('还有 2 行没有导入。')).toBeVisible();
  expect(names()).toContain('xinren');
  expect(names()).not.toContain('second');
  await expectNoAxeViolations(screen.getByRole('dialog'));
});

it('B6: rejected rows can be downloaded as a file, corrected and imported again', async () => {
  const saved = catchSavedFiles();
  const { user } = await openImport();
  await choose(user, csv('second,,no-mail,,,', ',无名,,,editor,'));
  await user.click(await screen.findByRole('button', { name: '下载有问题的 2 行' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('新员工-未导入.csv');
  await user.click(screen.getByRole('button', { name: '返回对应各列' }));
  await user.click(await screen.findByRole('button', { name: '换一个文件' }));
  await screen.findByRole('button', { name: '选择文件' });
  const mended = ((await saved[0]?.file.text()) ?? '').replace(
    'no-mail,,',
    'a@example.com,,editor',
  );
  const sent = answerImports({ created: 1, updated: 0, failures: [] });
  await choose(user, new File([mended], 'mended.csv'));
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  // The reason column is not imported.
  const lines = ((await sent[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(lines).toEqual([HEAD, 'second,,a@example.com,,editor,']);
});

it('B6: what the server refuses of the good rows is shown at their rows, and can be mended there', async () => {
  answerImports({
    created: 1,
    updated: 0,
    failures: [
      { row: 3, field: '邮箱', message: '邮箱已被占用' },
      { row: 3, field: '部门', message: '部门不存在' },
      { row: 1, message: '今天只能导入一次' },
    ],
  });
  const { user } = await openImport();
  await choose(user, csv('first,,,,editor,', 'bad one,,,,,', '', 'third,,t@example.com,,editor,'));
  await user.click(await screen.findByRole('button', { name: '导入 2 行' }));
  expect(await screen.findByText('还有 2 行没有导入。')).toBeVisible();
  expect(screen.getByText('今天只能导入一次')).toBeVisible();
  const third = within(screen.getByRole('row', { name: /third/ }));
  expect(third.getByText('5')).toBeVisible();
  expect(third.getByText('邮箱：邮箱已被占用；部门：部门不存在')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '修改余下的 2 行' }));
  const again = within(await screen.findByRole('row', { name: /third/ }));
  expect(again.getByRole('gridcell', { name: /邮箱已被占用/ })).toBeVisible();
});

it('B6: a row that repeats an imported one stays a problem when the rest is mended', async () => {
  const { user } = await openImport();
  await choose(user, csv('one,甲,,,editor,', 'one,乙,,,editor,'));
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  await user.click(await screen.findByRole('button', { name: '修改余下的 1 行' }));
  expect(await screen.findByText('与第 2 行重复')).toBeVisible();
  expect(screen.getByRole('button', { name: '导入 0 行' })).toBeDisabled();
});

it('B6: leaving a checked file asks first; another file can be chosen', async () => {
  const { user } = await openImport();
  await choose(user, csv('xinren,,,,editor,'));
  await screen.findByText('共 1 行：1 行可以导入。');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: '继续导入' }));
  // While it closes it still has the focus and would receive the key below.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: '返回对应各列' }));
  await user.click(await screen.findByRole('button', { name: '换一个文件' }));
  expect(await screen.findByRole('heading', { name: '选择文件' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('B6: downloads the server’s template, and asks for the column that tells users apart', async () => {
  const saved = catchSavedFiles();
  const { user } = await openImport();
  await user.click(screen.getByRole('button', { name: '下载模板' }));
  await waitFor(() => expect(saved[0]?.name).toBe('用户导入模板.csv'));
  const input = screen.getByLabelText('选择文件', { selector: 'input' });
  await user.upload(input, new File(['姓名,部门\n新人,销售'], 'users.csv'));
  expect(await screen.findByText(/^请指定“用户名”列/)).toBeVisible();
  expect(screen.getByRole('button', { name: '下一步' })).toBeDisabled();
});

it('B6: downloads the Excel template of a server that has one, with an Excel file name', async () => {
  const saved = catchSavedFiles();
  const template = await (await workbook(['wangfang'])).arrayBuffer();
  mock.server.use(
    http.get('*/api/user/get-import-template', () => new HttpResponse(template.slice(0))),
  );
  const { user } = await openImport();
  await user.click(screen.getByRole('button', { name: '下载模板' }));
  await waitFor(() => expect(saved[0]?.name).toBe('用户导入模板.xlsx'));
});

it('B6: checks the rows of an Excel workbook, and sends the good ones as a workbook', async () => {
  const sent = answerImports({ created: 1, updated: 0, failures: [] });
  const { user } = await openImport();
  await choose(
    user,
    await workbook(['one', '一', '', '13800000000', 'editor', '=1+1'], ['two', '', 'no-mail']),
  );
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.name).toBe('新员工.xlsx');
  const { sheets } = await readXlsx(new Uint8Array((await sent[0]?.arrayBuffer()) ?? []));
  expect(sheets[0]?.rows.map((cells) => cells.map((cell) => cell ?? ''))).toEqual([
    HEAD.split(','),
    ['one', '一', '', '13800000000', 'editor', '=1+1'],
  ]);
});

it('B6: a file that cannot be sent can be sent again', async () => {
  mock.db.faults.set(IMPORT, '500', { times: 1 });
  const { user } = await openImport();
  await choose(user, csv('xinren,,,,editor,'));
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  await user.click(await screen.findByRole('button', { name: '重试 1 行' }));
  expect(await screen.findByText('全部导入完成。')).toBeVisible();
  expect(names()).toContain('xinren');
});

it.each([
  ['a sentence', '全部导入成功！共 2 条<br/>1、账号 a', '全部导入成功！共 2 条 1、账号 a'],
  ['nothing', null, ''],
  [
    'lines about rows',
    { validCount: 1, invalidCount: 1, messageList: ['第2行：用户名已存在'] },
    '第2行：用户名已存在',
  ],
  ['what nobody knows', { imported: true }, ''],
])('B6: shows what a server says in place of numbers, here %s', async (_what, data, said) => {
  answerImports(data);
  const { user } = await openImport();
  await choose(user, await workbook(['xinren', '', '', '', 'editor']));
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  const heading = await screen.findByRole('heading', { name: '服务器已处理这份文件' });
  expect(heading).toHaveFocus();
  expect(heading.nextElementSibling).toHaveTextContent(said);
  expect(screen.queryByRole('grid', { name: '每一行的结果' })).not.toBeInTheDocument();
});

it('B6: tells how many users were made, as a server counts them whose lines name the faults', async () => {
  answerImports({ code: '00000', validCount: 1, invalidCount: 0, messageList: [] });
  const { user } = await openImport();
  await choose(user, await workbook(['xinren', '', '', '', 'editor']));
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  expect(await screen.findByText('新建 1 位，更新 0 位。')).toBeVisible();
  expect(screen.getByText('全部导入完成。')).toBeVisible();
});

it('B6: shows a refusal that names rows once, in lines', async () => {
  const message = '导入失败！共 1 条数据不正确：<br/>1、账号 xinren 已存在';
  mock.server.use(
    http.post('*/api/user/import', () =>
      HttpResponse.json({ success: false, message, data: null }),
    ),
  );
  const { user } = await openImport();
  await choose(user, csv('xinren,,,,editor,'));
  await user.click(await screen.findByRole('button', { name: '导入 1 行' }));
  expect(await screen.findByText(/账号 xinren 已存在$/)).toHaveTextContent(
    '导入失败！共 1 条数据不正确： 1、账号 xinren 已存在',
  );
  expect(screen.queryByText(/<br/)).toBeNull();
  expect(screen.queryByText('全部导入完成。')).toBeNull();
});

it("B6: takes a CSV with a server's own columns and roles, and sends them as they are", async () => {
  const sent = answerImports({ created: 2, updated: 0, failures: [] });
  const { user } = await openImport();
  const lines = ['Role,Dept,E-mail,User name *', 'chief,销售,a@example.com,wang', 'editor,,,li'];
  await choose(user, new File([lines.join('\n')], 'users.csv'));
  expect(await screen.findByText('共 2 行：2 行可以导入。')).toBeVisible();
  expect(screen.getByText('这些角色不是本系统内置的，将原样交给服务器：chief')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 2 行' }));
  expect(await screen.findByText('新建 2 位，更新 0 位。')).toBeVisible();
  expect((await sent[0]?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual(lines);
});

it('B6: says that the server decides about roles where the file has none', async () => {
  const { user } = await openImport();
  await choose(user, new File(['登录名称,用户名称,手机号码\nwang,王,13800000000'], 'ruoyi.csv'));
  expect(await screen.findByText('共 1 行：1 行可以导入。')).toBeVisible();
  expect(screen.getByText(/^文件没有“角色”列/)).toBeVisible();
});

it('B6: counts lines as spreadsheets do, and finds duplicates, the own account and damaged phone numbers', async () => {
  const { user } = await openImport();
  await choose(
    user,
    csv('one,,,,editor,', ',,,,,', 'one,,,,editor,', 'admin,,,,admin,', 'two,,,1.38E+10,editor,'),
  );
  const rows = within(await screen.findByRole('grid', { name: '文件中的行' }));
  const inRow = (line: string) => within(rows.getByRole('row', { name: new RegExp(`^${line}`) }));
  expect(inRow('4').getByText('与第 2 行重复')).toBeVisible();
  expect(inRow('5').getByText('这是您自己的账号，不能通过导入修改')).toBeVisible();
  expect(inRow('6').getByText(/^数字被改成了科学计数法/)).toBeVisible();
});

it('B6: takes more rows than are sent one by one', async () => {
  const { user } = await openImport();
  const lines = Array.from({ length: 5001 }, (_none, index) => `name${index},,,,editor,`);
  await choose(user, csv(...lines));
  expect(await screen.findByText('共 5001 行：5001 行可以导入。')).toBeVisible();
});
