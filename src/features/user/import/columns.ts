// The names that the server's template gives its columns: the file's own, in every language.

/** What a column of the spreadsheet holds, under which name. */
export const COLUMNS = [
  { field: 'username', title: '用户名' },
  { field: 'nickname', title: '姓名' },
  { field: 'email', title: '邮箱' },
  { field: 'phone', title: '手机' },
  { field: 'role', title: '角色' },
  { field: 'remark', title: '备注' },
] as const;

/** The column that we add to a file of rows to mend; left out when the file comes back. */
export const REASON_COLUMN = { cn: '需修改的原因', en: 'What to mend' };

/** A column's name by the field it holds; a field that is no column is called as it is. */
export function titleOf(field: string): string {
  return COLUMNS.find((column) => column.field === field)?.title ?? field;
}
