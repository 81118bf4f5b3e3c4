import { plainTitle } from '#src/admin/import/plan/plain-title.ts';

type Field = (typeof COLUMNS)[number]['field'];

/** The spreadsheet's columns, with the titles that servers and spreadsheets give them. */
const COLUMNS = [
  {
    field: 'username',
    titles: ['用户名', '登录名称', '登录名', '登录账号', '用户账号', '账号', 'username', 'account'],
  },
  {
    field: 'nickname',
    titles: [
      '姓名',
      '真实姓名',
      '用户姓名',
      '用户名称',
      '用户昵称',
      '昵称',
      'nickname',
      'realname',
      'fullname',
      'name',
    ],
  },
  { field: 'email', titles: ['邮箱', '用户邮箱', '电子邮箱', '邮件', 'email', 'mail'] },
  {
    field: 'phone',
    titles: ['手机', '手机号', '手机号码', '电话', 'phone', 'phonenumber', 'mobile'],
  },
  { field: 'role', titles: ['角色', '用户角色', 'role', 'rolekey'] },
  { field: 'remark', titles: ['备注', 'remark', 'remarks', 'note'] },
] as const;

/** The titles of a file's columns by field; a field without a column is left out. */
export type Titles = Partial<Record<Field, string>>;

/** Finds the columns of a file, whatever their order and whichever name they have. */
export function findColumns(head: string[]): Titles {
  return Object.fromEntries(
    COLUMNS.flatMap(({ field, titles }) => {
      const title = head.find((one) => titles.some((name) => name === plainTitle(one)));
      return title === undefined ? [] : [[field, title]];
    }),
  );
}

/** Column added to the file of rejected rows; ignored when the file is imported again. */
export const REASON_COLUMN = { cn: '需修改的原因', en: 'What to correct' };
