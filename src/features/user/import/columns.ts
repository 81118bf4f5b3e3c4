// Column titles of the server's template, the same in every language.

export const COLUMNS = [
  { field: 'username', title: '用户名' },
  { field: 'nickname', title: '姓名' },
  { field: 'email', title: '邮箱' },
  { field: 'phone', title: '手机' },
  { field: 'role', title: '角色' },
  { field: 'remark', title: '备注' },
] as const;

/** Column added to the file of rejected rows; ignored when the file is imported again. */
export const REASON_COLUMN = { cn: '需修改的原因', en: 'What to mend' };

/** Column title of a field; the field's name where it has no column. */
export function titleOf(field: string): string {
  return COLUMNS.find((column) => column.field === field)?.title ?? field;
}
