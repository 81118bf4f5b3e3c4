import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Call } from '#src/api/client/client.ts';
import { mock } from '#tests/support/mock.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';

/** A user action that writes, other than saving a form. */
export type Action = {
  name: string;
  /** Ids of the acceptance criteria. */
  rows: string;
  path: string;
  as?: 'admin';
  call: Call;
  /** Prepares the page: types, chooses or opens something. */
  prepare?: (user: UserEvent) => Promise<unknown>;
  /** Performs the action; called again for the retry. */
  press: () => Promise<unknown>;
  /** Checks that the input is unchanged after the failure. */
  kept?: () => void;
  /** The text shown after success. */
  done: RegExp;
  /**
   * Whether the action reads the answer's data, so that another shape is an error; with `always`, null
   * is one too.
   */
  needsData?: 'always' | 'if any';
  /**
   * Names of the faults for which the server's message is shown; a 401 among them does not mean an
   * expired session.
   */
  ownWords?: string[];
  /** The message if the record does not exist any more. */
  gone?: string;
  /** The call uses XMLHttpRequest, whose timeout the browser measures itself. */
  isUpload?: boolean;
};

const { db } = mock;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const click = async (name: string | RegExp) => fireEvent.click(await button(name));
/** Uses a selector, because a role query over a whole list takes seconds in jsdom. */
const press = async (selector: string) => {
  await waitFor(() => expect(document.querySelector(selector)).toBeEnabled());
  fireEvent.click(document.querySelector(selector) ?? document.body);
};
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const holds = (label: RegExp, value: string) =>
  expect(screen.getByLabelText(label)).toHaveValue(value);
const inDialog = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(
    await within(dialog).findByRole('button', { name: new RegExp(`^(${name}|重试)$`) }),
  );
};

/** Every write action besides the forms of the thirteen types. */
export const ACTIONS: Action[] = [
  {
    name: 'sign in',
    rows: 'A4',
    path: '/auth/jwt-local/sign-in',
    call: 'POST /user/login',
    prepare: async () => {
      await type(/^用户名/, 'admin');
      await type(/^密码/, 'demo1234');
    },
    press: () => click('登录'),
    kept: () => {
      holds(/^用户名/, 'admin');
      holds(/^密码/, 'demo1234');
    },
    done: /登录成功/,
    // A server with session cookies sends no data.
    needsData: 'if any',
    ownWords: ['400', '401', '403', '422', 'success:false'],
  },
  {
    name: 'sign up',
    rows: 'A4',
    path: '/auth/jwt-local/sign-up',
    call: 'POST /user/create',
    prepare: async () => {
      await type(/^用户名/, 'xinren');
      await type(/^密码/, 'Greenhouse-26');
    },
    press: () => click('注册账号'),
    kept: () => {
      holds(/^用户名/, 'xinren');
      holds(/^密码/, 'Greenhouse-26');
    },
    done: /注册成功/,
    ownWords: [],
  },
  {
    name: 'open a position: switch',
    rows: 'R13',
    as: 'admin',
    path: '/backstage/content/recruitment-info/list?size=10',
    call: 'PUT /job/update',
    press: () => press(`input[role=switch][aria-label*="${db.jobs.find(2)?.title}"]`),
    done: /已关闭「/,
    gone: '已不存在，可能已被删除',
  },
  {
    name: 'put a company in force',
    rows: 'R10',
    as: 'admin',
    path: '/backstage/site/company-info/list',
    call: 'PUT /contract/update',
    prepare: async () =>
      fireEvent.click(
        await screen.findByRole('radio', {
          name: new RegExp(String(db.companyInfo.find(2)?.title)),
        }),
      ),
    press: () => inDialog('设为使用中'),
    done: /网站已改用/,
  },
  {
    name: 'move a menu item',
    rows: 'B10',
    as: 'admin',
    path: '/backstage/system/menu/list',
    call: 'PUT /menu/update',
    press: () => press('[aria-label="把「加入我们」降为上一项的下级"]'),
    done: /排序已保存/,
  },
  {
    name: 'change a password',
    rows: 'B6',
    as: 'admin',
    path: '/backstage/system/user/list#password-2',
    call: 'PUT /user/update-password',
    prepare: async () => {
      await type(/^密码/, 'Greenhouse-26');
      await type(/^再次输入/, 'Greenhouse-26');
    },
    press: () => click('保存'),
    kept: () => holds(/^密码/, 'Greenhouse-26'),
    done: /的密码已修改/,
  },
  {
    name: 'import users',
    rows: 'B3',
    as: 'admin',
    path: '/backstage/system/user/list?q=nobody#import',
    call: 'POST /user/import',
    prepare: async (user) => {
      const lines = ['用户名,姓名,邮箱,手机,角色,备注', 'xinren,,,,editor,'].join('\r\n');
      const field = await screen.findByLabelText('选择文件', { selector: 'input' });
      await user.upload(field, new File([lines], '新员工.csv', { type: 'text/csv' }));
      await click('下一步');
      await button('导入 1 行');
    },
    press: () => click(/^(?:导入|重试) 1 行/),
    kept: () => expect(screen.getByText('还有 1 行没有导入。')).toBeInTheDocument(),
    done: /全部导入完成/,
    isUpload: true,
  },
  {
    name: 'hide several',
    rows: 'B7',
    as: 'admin',
    path: '/backstage/site/friendly-link/list',
    call: 'PUT /links/update',
    prepare: async () => {
      const boxes = await screen.findAllByRole('checkbox', { name: /^选择「/ });
      for (const box of boxes.slice(0, 2)) fireEvent.click(box);
      await click('隐藏');
    },
    press: () => inDialog('隐藏'),
    done: /已隐藏 2 项/,
  },
  {
    name: 'recommend a product: switch',
    rows: 'R13',
    as: 'admin',
    path: '/backstage/content/products/list?size=10',
    call: 'PUT /product/update',
    press: async () => {
      const [first] = await screen.findAllByRole('switch', { name: /推荐/ });
      if (first) fireEvent.click(first);
    },
    gone: '已不存在，可能已被删除',
    done: /推荐/,
  },
  {
    name: 'upload a photo',
    rows: 'B4',
    as: 'admin',
    path: '/backstage/column/photo-management/upload',
    call: 'POST /file',
    prepare: async () => {
      letPicturesLoad();
      const area = await screen.findByRole('group', { name: '添加图片' });
      const files = [photoFile(1)];
      const items = files.map((file) => ({ kind: 'file', getAsFile: () => file }));
      mock.db.faults.set('POST /file', '403', { times: 1 });
      fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } });
      await screen.findByText('失败 1 张');
    },
    press: () => click(/^重试: /),
    done: /已上传 1 张/,
    needsData: 'always',
    isUpload: true,
  },
  {
    name: 'describe a picture of a text',
    rows: 'B4',
    as: 'admin',
    path: '/backstage/column/photo-management/alt',
    call: 'PUT /news/update',
    prepare: () => type(/^图片说明/, '展厅里的样机'),
    press: () => click('保存并看下一张'),
    kept: () => holds(/^图片说明/, '展厅里的样机'),
    done: /已保存/,
  },
  {
    name: 'describe a photo',
    rows: 'B4',
    as: 'admin',
    path: '/backstage/column/photo-management/download?size=10',
    call: 'PUT /show/update',
    prepare: async () => {
      const [details] = await screen.findAllByRole('button', { name: /的详情$/ });
      if (details) fireEvent.click(details);
      const field = await screen.findByRole('textbox', { name: /^图片说明/ });
      fireEvent.change(field, { target: { value: '展厅里的样机' } });
    },
    press: () => click('保存图片说明'),
    kept: () =>
      expect(screen.getByRole('textbox', { name: /^图片说明/ })).toHaveValue('展厅里的样机'),
    done: /图片说明已保存/,
  },
  {
    name: 'export products',
    rows: 'B5',
    as: 'admin',
    path: '/backstage/content/products/list?size=10',
    call: 'GET /product/export-excel',
    press: async () => {
      await click('更多工具');
      await click('导出 Excel');
    },
    done: /已保存为/,
  },
];

/** Waits until all toasts of earlier attempts are gone. */
export const withoutToasts = () =>
  waitFor(() => expect(document.querySelector('[data-sonner-toast]')).toBeNull());
