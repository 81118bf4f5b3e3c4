import * as v from 'valibot';
import { NewUserInput, emptyUser } from '#src/features/user/input.ts';
import { User } from '#src/features/user/schema.ts';
import { csvText } from '#src/lib/text/csv.ts';
import { csvResponse, parseCsv } from '../csv.ts';
import { type Context, define } from '../define.ts';
import { rowsOf } from '../query.ts';
import { Refusal } from '../refusal.ts';
import { uploadOf } from '../upload.ts';
import { validate } from '../validate.ts';
import { userResource } from './users.ts';

/** Columns of the spreadsheet. */
const columns = [
  { field: 'username', title: '用户名', example: 'wangfang' },
  { field: 'nickname', title: '姓名', example: '王芳' },
  { field: 'email', title: '邮箱', example: 'wangfang@example.com' },
  { field: 'phone', title: '手机', example: '13800000000' },
  { field: 'role', title: '角色', example: 'editor' },
  { field: 'remark', title: '备注', example: '市场部' },
] as const;
const titles = columns.map((column) => column.title);

/** Initial password of imported users. */
const FIRST_PASSWORD = 'demo1234';

export const userFileCalls = [
  define(
    'GET /user/get-import-template',
    () => csvResponse('用户导入模板.csv', csvText([titles, columns.map(({ example }) => example)])),
    'admin',
  ),
  define(
    'GET /user/export',
    (context) => {
      const rows = rowsOf(context, context.db.users, userResource.listing);
      const cells = rows.map((row) => columns.map(({ field }) => row[field]));
      return csvResponse('用户.csv', csvText([titles, ...cells]));
    },
    'admin',
  ),
  define(
    'POST /user/import',
    async (context) => {
      const { file } = await uploadOf(context.request);
      const [head = [], ...rows] = parseCsv(await file.text());
      if (!titles.every((title) => head.includes(title))) {
        return { created: 0, updated: 0, failures: [{ row: 1, message: '表头与导入模板不一致' }] };
      }
      const results = rows.map((cells, index) => importRow(context, head, cells, index + 2));
      return {
        created: results.filter((result) => result === 'created').length,
        updated: results.filter((result) => result === 'updated').length,
        failures: results.flatMap((result) => (typeof result === 'string' ? [] : result)),
      };
    },
    'admin',
  ),
];

type Failure = { row: number; field: string; message: string };

function importRow(
  { db }: Context,
  head: string[],
  cells: string[],
  row: number,
): 'created' | 'updated' | Failure[] {
  const values = Object.fromEntries(
    columns.map(({ field, title }) => [field, cells[head.indexOf(title)]?.trim() ?? '']),
  );
  const stored = db.users.all().find((user) => user.username === values.username);
  const now = db.now().toISOString();
  try {
    const input = validate(NewUserInput, {
      ...emptyUser,
      password: FIRST_PASSWORD,
      ...stored,
      ...values,
      role: values.role || emptyUser.role,
    });
    const record = { ...stored, ...input, createTime: stored?.createTime ?? now, updateTime: now };
    if (stored) db.users.replace(v.parse(User, { ...record, id: stored.id }));
    else db.users.insert((id) => v.parse(User, { ...record, id }));
    return stored ? 'updated' : 'created';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.errors ?? {}).map(([field, message]) => ({ row, field, message }));
  }
}
