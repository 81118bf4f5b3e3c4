import { textField } from '#src/admin/import/plan/fields.ts';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import { hasField } from '#src/api/wire/server-call.ts';

/** The spreadsheet's columns, with the titles that servers and spreadsheets give them. */
const COLUMNS: readonly ImportField[] = [
  columnField('username', '用户名', [
    '登录名称',
    '登录名',
    '登录账号',
    '用户账号',
    '账号',
    'account',
  ]),
  columnField('nickname', '姓名', [
    '真实姓名',
    '用户姓名',
    '用户名称',
    '用户昵称',
    '昵称',
    'realname',
    'fullname',
    'name',
  ]),
  columnField('email', '邮箱', ['用户邮箱', '电子邮箱', '邮件', 'mail']),
  columnField('phone', '手机', ['手机号', '手机号码', '电话', 'phonenumber', 'mobile']),
  columnField('role', '角色', ['用户角色', 'rolekey']),
  columnField('remark', '备注', ['remarks', 'note']),
];

/** Without those that the server does not have: their columns are sent as they are. */
export const USER_FIELDS = COLUMNS.filter(({ name }) => hasField('GET /user/page', name));

/** A column's cells as they are. */
export function columnField(name: string, label: string, titles: string[] = []): ImportField {
  return textField({ name, label, titles });
}
