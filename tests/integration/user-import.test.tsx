import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readUserFile } from '#src/features/user/import/user-file.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const ADDRESS = '/backstage/system/user/list?q=nobody#import';
const HEAD = '用户名,姓名,邮箱,手机,角色,备注';
const IMPORT = 'POST /user/import';
/** How a zip file begins, and so an Excel workbook. */
const WORKBOOK = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]);

const csv = (...lines: string[]) =>
  new File([[HEAD, ...lines].join('\r\n')], '新员工.csv', { type: 'text/csv' });
const names = () => mock.db.users.all().map(({ username }) => username);

async function openImport() {
  const app = await renderApp(ADDRESS, { as: 'admin' });
  await screen.findByRole('button', { name: '选择文件' }, { timeout: 20_000 });
  return app;
}

const choose = (user: UserEvent, file: File) =>
  user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), file);

/** The focused element is unmounted with the previous step, then the dialog takes the focus. */
const findFocusInside = () => waitFor(() => expect(document.body).not.toHaveFocus());

describe('import', () => {
  it('B6: shows what is wrong with which cell, and sends only good rows', async () => {
    const { user } = await openImport();
    await choose(
      user,
      csv('xinren,新人,x@example.com,,editor,', 'second,,no-mail,,,', ',无名,,,editor,'),
    );
    expect(await screen.findByText(/共 3 行：1 行可以导入，2 行有问题/)).toBeVisible();
    const rows = within(screen.getByRole('grid', { name: '文件中的用户' }));
    const second = within(rows.getByRole('row', { name: /second/ }));
    expect(second.getByText('邮箱：请输入有效的邮箱地址；角色：此项为必填')).toBeVisible();
    expect(rows.getByText('用户名：此项为必填')).toBeVisible();
    expect(rows.queryByText('新人')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '全部 3' }));
    expect(await rows.findByText('新人')).toBeVisible();
    expect(mock.db.requests.of(IMPORT)).toEqual([]);

    await user.click(screen.getByRole('button', { name: '导入 1 行' }));
    expect(await screen.findByText('已导入 1 位用户')).toHaveFocus();
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
    const mended = new File([(await saved[0]?.file.text()) ?? ''], 'mended.csv');
    const again = await readUserFile(mended, 'admin');
    // The reason column is not imported.
    expect(again.fields.map(({ label }) => label)).toEqual(HEAD.split(','));
    expect(again.plans.map(({ problems }) => problems.length)).toEqual([2, 1]);
  });

  it('B6: what the server refuses of the good rows is shown at their rows in the file', async () => {
    mock.db.faults.set(IMPORT, '200', {
      body: {
        success: true,
        data: {
          created: 1,
          updated: 0,
          failures: [
            { row: 3, field: 'email', message: '邮箱已被占用' },
            { row: 1, message: '今天只能导入一次' },
          ],
        },
      },
    });
    const { user } = await openImport();
    await choose(
      user,
      csv('first,,,,editor,', 'bad one,,,,,', '', 'third,,t@example.com,,editor,'),
    );
    await user.click(await screen.findByRole('button', { name: '导入 2 行' }));
    expect(
      await screen.findByText('2 行没有导入。请下载这些行，按原因修改后再次导入。'),
    ).toBeVisible();
    expect(screen.getByText('今天只能导入一次')).toBeVisible();
    const third = within(screen.getByRole('row', { name: /third/ }));
    expect(third.getByText('5')).toBeVisible();
    expect(third.getByText('邮箱：邮箱已被占用')).toBeVisible();
    expect(screen.getByText('角色：此项为必填')).toBeVisible();
  });

  it('B6: leaving a checked file asks first; another file can be chosen', async () => {
    const { user } = await openImport();
    await choose(user, csv('xinren,,,,editor,'));
    await screen.findByText('共 1 行，全部可以导入。');
    await findFocusInside();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: '继续导入' }));
    // While it closes it still has the focus and would receive the key below.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: '换一个文件' }));
    expect(await screen.findByRole('button', { name: '选择文件' })).toBeVisible();
    await findFocusInside();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('B6: downloads the server’s template, and says why a file cannot be imported', async () => {
    const saved = catchSavedFiles();
    const { user } = await openImport();
    await user.click(screen.getByRole('button', { name: '下载模板' }));
    await waitFor(() => expect(saved[0]?.name).toBe('用户导入模板.csv'));
    await choose(user, new File(['姓名,部门\n新人,销售'], 'users.csv'));
    expect(await screen.findByText(/^文件没有“用户名”列/)).toBeVisible();
  });

  it('B6: downloads the Excel template of a server that has one, with an Excel file name', async () => {
    const saved = catchSavedFiles();
    mock.server.use(
      http.get('*/api/user/get-import-template', () => new HttpResponse(WORKBOOK.slice())),
    );
    const { user } = await openImport();
    await user.click(screen.getByRole('button', { name: '下载模板' }));
    await waitFor(() => expect(saved[0]?.name).toBe('用户导入模板.xlsx'));

    const sent: File[] = [];
    mock.server.use(
      http.post('*/api/user/import', async ({ request }) => {
        const file = (await request.formData()).get('file');
        if (file !== null && typeof file !== 'string') sent.push(file);
        const failures = [
          { row: 3, field: '邮箱', message: '邮箱已被占用' },
          { row: 3, message: '部门不存在' },
          { row: 1, message: '今天只能导入一次' },
        ];
        return HttpResponse.json({ success: true, data: { created: 4, updated: 1, failures } });
      }),
    );
    await choose(user, new File([WORKBOOK.slice()], '新员工.csv'));
    expect(await screen.findByText('新员工.xlsx')).toBeVisible();
    expect(screen.getByText(/由服务器检查每一行/)).toBeVisible();
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await user.click(screen.getByRole('button', { name: '导入此文件' }));
    expect(await screen.findByText('已导入 5 位用户')).toHaveFocus();
    expect(sent.map(({ name, size }) => [name, size])).toEqual([['新员工.xlsx', WORKBOOK.length]]);
    expect(screen.getByText('今天只能导入一次')).toBeVisible();
    expect(screen.getByText(/^1 行没有导入。请在工作簿中/)).toBeVisible();
    const row = within(screen.getByRole('row', { name: /^3/ }));
    expect(row.getByText('邮箱：邮箱已被占用；部门不存在')).toBeVisible();
    await expectNoAxeViolations(screen.getByRole('dialog'));
  });

  it('B6: an Excel workbook that cannot be sent can be sent again', async () => {
    mock.db.faults.set(IMPORT, '500', { times: 1 });
    const { user } = await openImport();
    await choose(user, new File([WORKBOOK.slice()], '新员工.xlsx'));
    await user.click(await screen.findByRole('button', { name: '导入此文件' }));
    expect(await screen.findByText(/^导入失败，可以重试。/)).toBeVisible();
    expect(screen.getByRole('button', { name: '导入此文件' })).toBeEnabled();
  });

  it.each([
    ['a sentence', '全部导入成功！共 2 条<br/>1、账号 a', '全部导入成功！共 2 条 1、账号 a'],
    ['nothing', null, ''],
  ])('B6: shows what a server says in place of numbers, here %s', async (_what, data, said) => {
    mock.server.use(
      http.post('*/api/user/import', () => HttpResponse.json({ success: true, data })),
    );
    const { user } = await openImport();
    await choose(user, new File([WORKBOOK.slice()], '新员工.xlsx'));
    await user.click(await screen.findByRole('button', { name: '导入此文件' }));
    const heading = await screen.findByRole('heading', { name: '服务器已处理这份文件' });
    expect(heading.nextElementSibling).toHaveTextContent(said);
  });

  it("B6: takes a CSV with a server's own columns and roles, and sends them as they are", async () => {
    const sent: string[] = [];
    mock.server.use(
      http.post('*/api/user/import', async ({ request }) => {
        const file = (await request.formData()).get('file');
        if (file !== null && typeof file !== 'string') sent.push(await file.text());
        return HttpResponse.json({
          success: true,
          data: { created: 2, updated: 0, failures: [] },
        });
      }),
    );
    const { user } = await openImport();
    const lines = ['Role,Dept,E-mail,User name *', 'chief,销售,a@example.com,wang', 'editor,,,li'];
    await choose(user, new File([lines.join('\n')], 'users.csv'));
    expect(await screen.findByText('共 2 行，全部可以导入。')).toBeVisible();
    expect(screen.getByText('这些角色不是本系统内置的，将原样交给服务器：chief')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '导入 2 行' }));
    expect(await screen.findByText('已导入 2 位用户')).toBeVisible();
    expect(sent[0]?.replace('\uFEFF', '').split('\r\n')).toEqual(lines);
  });

  it('B6: says that the server decides about roles where the file has none', async () => {
    const { user } = await openImport();
    await choose(user, new File(['登录名称,用户名称,手机号码\nwang,王,13800000000'], 'ruoyi.csv'));
    expect(await screen.findByText('共 1 行，全部可以导入。')).toBeVisible();
    expect(screen.getByText(/^文件没有“角色”列/)).toBeVisible();
  });
});

describe('reading a spreadsheet', () => {
  it('B6: counts lines as spreadsheets do, and finds duplicates, the own account and damaged phone numbers', async () => {
    const file = csv(
      'one,,,,editor,',
      ',,,,,',
      'one,,,,editor,',
      'admin,,,,admin,',
      'two,,,1.38E+10,editor,',
    );
    const { plans } = await readUserFile(file, 'admin');
    const problems = plans.map(({ row, problems }) => [
      row.line,
      problems.map(({ field, code }) => `${field} ${code}`).join(),
    ]);
    expect(problems).toEqual([
      [2, ''],
      [4, 'username double:2'],
      [5, 'username own'],
      [6, 'phone scientific'],
    ]);
  });

  it('B6: takes more rows than are sent one by one', async () => {
    const lines = Array.from({ length: 5001 }, (_none, index) => `name${index},,,,editor,`);
    const { plans } = await readUserFile(csv(...lines), 'admin');
    expect(plans).toHaveLength(5001);
  });

  it.each([
    ['empty', csv()],
    ['columns', new File(['a,b\n1,2'], 'other.csv')],
    ['tooLarge', new File([WORKBOOK, new Uint8Array(10 * 1024 * 1024)], 'large.xlsx')],
  ])('B6: refuses a file that is %s', async (fault, file) => {
    await expect(readUserFile(file, 'admin')).rejects.toMatchObject({ fault });
  });
});
