import { readdirSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

type Stored = { id: string | number; [field: string]: unknown };

type Exchanged = {
  name: string;
  path: string;
  update: string;
  stored: () => readonly Stored[];
  /** What spreadsheets would make something else of. */
  odd: Record<string, unknown>;
  /** Titles of columns, what is typed into them, and the field that this changes. */
  changes: [column: string, text: string, field: string, value: unknown][];
};

const TYPES: Exchanged[] = [
  {
    name: 'product',
    path: 'content/products/list',
    update: '*/product/update',
    stored: () => mock.db.products.all(),
    odd: { name: 'MAR1', model: '00123', summary: '=1+1', tags: ['1-2', '3/4'], seoTitle: "'007" },
    changes: [
      ['名称', '改名的产品', 'name', '改名的产品'],
      ['型号', '1E5', 'model', '1E5'],
      ['标签', '甲、乙', 'tags', ['甲', '乙']],
      ['推荐', '是', 'recommended', true],
    ],
  },
  {
    name: 'news',
    path: 'content/industry-news/list',
    update: '*/news/update',
    stored: () => mock.db.news.all(),
    odd: { title: '1-2', author: '007', source: '+86 10', summary: '一\n二；"三"', tags: ['TRUE'] },
    changes: [
      ['标题', '2026-11-20', 'title', '2026-11-20'],
      ['来源', '1-2', 'source', '1-2'],
    ],
  },
  {
    name: 'job',
    path: 'content/recruitment-info/list',
    update: '*/job/update',
    stored: () => mock.db.jobs.all(),
    odd: { title: '12月1日', department: '3/4', experience: '1-3', education: '-本科' },
    changes: [
      ['职位名称', '工程师', 'title', '工程师'],
      ['最低月薪', '12345', 'salaryMin', 12_345],
      ['部门', '8:30', 'department', '8:30'],
    ],
  },
  {
    name: 'friendly-link',
    path: 'site/friendly-link',
    update: '*/links/update',
    stored: () => mock.db.links.all(),
    odd: { name: '1.0', description: '@全体' },
    changes: [
      ['名称', '0012', 'name', '0012'],
      ['简介', '新的简介', 'description', '新的简介'],
    ],
  },
];

const press = async (user: { click: (element: Element) => Promise<void> }, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function exportFile(user: { click: (element: Element) => Promise<void> }) {
  const saved = catchSavedFiles();
  await press(user, '更多工具');
  await press(user, '导出表格（CSV）');
  await waitFor(() => expect(saved).toHaveLength(1), { timeout: 10_000 });
  return (await saved[0]?.file.text()) ?? '';
}

async function importText(user: Awaited<ReturnType<typeof renderApp>>['user'], text: string) {
  await press(user, '导入');
  await screen.findByRole('heading', { name: '选择文件' });
  const input = screen.getByLabelText('选择文件', { selector: 'input' });
  await user.upload(input, new File([text], '导出.csv', { type: 'text/csv' }));
  await press(user, '下一步');
}

describe.each(TYPES)('an exported file of the type $name', (type) => {
  it('B7, B11: changes nothing when it is imported as it is', async () => {
    const [first] = type.stored();
    if (!first) throw new Error('The mock has no records');
    Object.assign(first, type.odd);
    const { user } = await renderApp(`/backstage/${type.path}`, { as: 'admin' });
    await importText(user, await exportFile(user));
    const count = type.stored().length;
    expect(await screen.findByText(/共 \d+ 行：/, {}, { timeout: 10_000 })).toHaveTextContent(
      new RegExp(`共 ${count} 行：新建 0 行，更新 0 行，没有变化 ${count} 行。$`),
    );
  }, 60_000);

  it('B7, B11: with one cell changed in some rows, changes those fields of those records alone', async () => {
    const before = structuredClone(type.stored().slice(0, type.changes.length));
    const bodies: unknown[] = [];
    mock.server.use(
      http.put(type.update, async ({ request }) => {
        bodies.push(await request.clone().json());
      }),
    );
    const { user } = await renderApp(`/backstage/${type.path}`, { as: 'admin' });
    const file = await exportFile(user);
    const { data } = Papa.parse<string[]>(file.replace('\uFEFF', ''), { skipEmptyLines: true });
    const [head = []] = data;
    const expected = type.changes.map(([column, text, field, value], index) => {
      // The server writes the category's name into what it sends.
      const sent: Stored = { id: '', ...before[index] };
      delete sent.categoryName;
      // A changed name says of which Chinese its English is.
      delete sent.englishSources;
      const row = data.find((cells) => cells[head.indexOf('编号')] === String(sent.id));
      if (!row || !head.includes(column)) throw new Error(`The file has no ${column}`);
      row[head.indexOf(column)] = text;
      return expect.objectContaining({ ...sent, [field]: value });
    });
    await importText(user, Papa.unparse(data));
    const count = expected.length;
    await screen.findByText(new RegExp(`新建 0 行，更新 ${count} 行`), {}, { timeout: 10_000 });
    await press(user, `导入 ${count} 行`);
    await screen.findByText('全部导入完成。');
    expect(bodies).toHaveLength(count);
    expect(bodies).toEqual(expect.arrayContaining(expected));
  }, 60_000);
});

it('B7, B11: every type that imports is among these', () => {
  const features = readdirSync('src/features', { recursive: true, encoding: 'utf8' });
  const imports = features.flatMap((path) => /([a-z-]+)-import\.tsx$/.exec(path)?.[1] ?? []);
  expect(imports.toSorted()).toEqual([...TYPES.map(({ name }) => name), 'user'].toSorted());
});

it('B6: an exported file of users is sent back with the same cells', async () => {
  const [, second] = mock.db.users.all();
  if (!second) throw new Error('The mock has no second user');
  Object.assign(second, { phone: '+8613800138000', remark: '1-2', nickname: '007' });
  const saved = catchSavedFiles();
  const sent: string[] = [];
  mock.server.use(
    http.post('*/user/import', async ({ request }) => {
      const file = (await request.formData()).get('file');
      if (file !== null && typeof file !== 'string') sent.push(await file.text());
      const data = { created: 0, updated: 1, failures: [] };
      return HttpResponse.json({ success: true, data });
    }),
  );
  const { user } = await renderApp('/backstage/system/user/list', { as: 'admin' });
  await press(user, '更多工具');
  await press(user, '导出用户');
  await waitFor(() => expect(saved).toHaveLength(1));
  const before = structuredClone(mock.db.users.all());
  await importText(user, (await saved[0]?.file.text()) ?? '');
  await press(user, /^导入 \d+ 行$/);
  await waitFor(() => expect(sent).toHaveLength(1));
  const options = { header: true, skipEmptyLines: true } as const;
  const { data } = Papa.parse<Record<string, string>>(sent[0] ?? '', options);
  expect(data.map(({ 用户名: name }) => name)).toContain(second.username);
  for (const row of data) {
    const stored = before.find(({ username }) => username === row.用户名);
    const { nickname, email, phone, role, remark } = stored ?? {};
    expect(row).toMatchObject({
      姓名: nickname,
      邮箱: email,
      手机: phone,
      角色: role,
      备注: remark,
    });
  }
}, 60_000);
