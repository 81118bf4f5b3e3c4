import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';

const NEWS = '/backstage/content/industry-news/list';
const CREATE = 'POST /news/create';
const UPDATE = 'PUT /news/update';

beforeAll(async () => {
  // Compiled here, so that the first test does not time out.
  await import('#src/features/news/news-list-page.tsx');
  await import('#src/features/news/news-import.tsx');
  await import('#src/admin/import/file/read-book.ts');
}, 120_000);

const csv = (...lines: string[]) =>
  new File([lines.join('\r\n')], '新闻.csv', { type: 'text/csv' });

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

async function openImport(path = NEWS, options = {}) {
  const app = await renderApp(path, { as: 'admin', ...options });
  await press(app.user, '导入');
  await screen.findByRole('heading', { name: '选择文件' });
  return app;
}

const choose = (user: UserEvent, file: File) =>
  user.upload(screen.getByLabelText('选择文件', { selector: 'input' }), file);

const grid = () => within(screen.getByRole('grid', { name: /文件中的行|每一行的结果/ }));
const row = (name: RegExp) => within(grid().getByRole('row', { name }));

/** Types into a cell of the row, as into a spreadsheet. */
async function type(user: UserEvent, cell: HTMLElement, label: string, text: string) {
  await user.click(cell);
  const field = await screen.findByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
  await waitFor(() => expect(field).not.toBeInTheDocument());
}

const titled = (title: string) => mock.db.news.all().filter((one) => one.title === title);

describe('import of news', () => {
  it('B11: checks rows before they are sent, lets cells be corrected in place, and sends failed rows again', async () => {
    const { user } = await openImport();
    const [first, second] = mock.db.news.all();
    const [category] = mock.db.newsCategories.all();
    if (!first || !second || !category) throw new Error('The mock has no news');
    await choose(
      user,
      csv(
        '编号,新闻标题,栏目,置顶,日期,备注',
        `,新品发布会,${category.name},是,2026年11月3日 9:30,甲`,
        `,展会预告,${category.name},,明天,乙`,
        `${first.id},改过的标题,,,,丙`,
        `${second.id},${second.title},,,,丁`,
        `,年会,没有的分类,,,戊`,
      ),
    );
    await screen.findByRole('heading', { name: '对应各列' });
    await expectNoAxeViolations(screen.getByRole('dialog'));
    expect(screen.getByRole('combobox', { name: /“栏目”填入/ })).toHaveTextContent('分类');
    expect(screen.getByRole('combobox', { name: /“备注”填入/ })).toHaveTextContent('不导入');
    await press(user, '下一步');

    expect(
      await screen.findByText(/共 5 行：新建 1 行，更新 1 行，没有变化 1 行。/),
    ).toHaveTextContent('有问题 2 行');
    expect(row(/改过的标题/).getByText(`原为：${first.title}`)).toBeVisible();
    expect(row(/展会预告/).getByText('请输入有效的日期')).toBeVisible();
    expect(row(/年会/).getByText('没有这个选项')).toBeVisible();
    expect(mock.db.requests.of(CREATE)).toEqual([]);
    await expectNoAxeViolations(screen.getByRole('dialog'));

    await press(user, '有问题 2');
    expect(grid().queryByText('新品发布会')).not.toBeInTheDocument();
    await type(user, row(/展会预告/).getByText('明天'), '发布时间', '2026/12/1');
    expect(await screen.findByText(/新建 2 行/)).toHaveTextContent('有问题 1 行');
    await user.click(row(/年会/).getByText('没有的分类'));
    await user.selectOptions(await screen.findByRole('combobox', { name: '分类' }), category.name);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/新建 3 行，更新 1 行/)).not.toHaveTextContent('有问题');

    mock.db.faults.set(CREATE, '503', { times: 1 });
    await press(user, '导入 4 行');
    expect(await screen.findByText('还有 1 行没有导入。')).toBeVisible();
    expect(screen.getByText('已导入 3 / 4 行')).toBeVisible();
    expect(grid().getByText('服务器正忙，请稍后重试。')).toBeVisible();
    await press(user, '重试 1 行');
    expect(await screen.findByText('全部导入完成。')).toBeVisible();
    for (const title of ['新品发布会', '展会预告', '年会']) expect(titled(title)).toHaveLength(1);
    expect(titled('新品发布会')[0]).toMatchObject({
      categoryId: category.id,
      pinned: true,
      publishTime: new Date(2026, 10, 3, 9, 30).toISOString(),
    });
    expect(mock.db.news.find(first.id)).toMatchObject({
      title: '改过的标题',
      content: first.content,
    });
    expect(mock.db.requests.of(UPDATE)).toHaveLength(1);
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await press(user, '关闭');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The labels tell of a failure what the list has instead.
    const links = () => screen.queryAllByRole('link').map((link) => link.ariaLabel);
    await waitFor(() => expect(links()).toContain('编辑「展会预告」'));
  });

  it('B11: a lost answer makes no second record', async () => {
    const { user } = await openImport();
    const category = mock.db.newsCategories.all()[0]?.name ?? '';
    await choose(user, csv('标题,分类', `只有一条,${category}`));
    await press(user, '下一步');
    await screen.findByText(/新建 1 行/);
    mock.db.faults.set(CREATE, 'drop', { times: 1 });
    await press(user, '导入 1 行');
    await screen.findByText('还有 1 行没有导入。');
    // It had arrived all the same.
    const [first] = mock.db.news.all();
    if (!first) throw new Error('The mock has no news');
    mock.db.news.insert((id) => ({ ...first, id, title: '只有一条' }));
    await press(user, '重试 1 行');
    expect(await screen.findByText('全部导入完成。')).toBeVisible();
    expect(titled('只有一条')).toHaveLength(1);
  });

  it('B11: does not overwrite what somebody has changed since the check', async () => {
    const { user } = await openImport();
    const [first] = mock.db.news.all();
    if (!first) throw new Error('The mock has no news');
    await choose(user, csv('ID,标题,作者', `${first.id},${first.title},新作者`));
    await press(user, '下一步');
    await screen.findByText(/更新 1 行/);
    mock.db.news.replace({ ...first, author: '别人' });
    await press(user, '导入 1 行');
    expect(await screen.findByText('检查之后有人改过这条内容，请返回表格重新比较')).toBeVisible();
    expect(screen.queryByRole('button', { name: /重试/ })).not.toBeInTheDocument();
    await press(user, '修改余下的 1 行');
    expect(await screen.findByText('原为：别人')).toBeVisible();
    await press(user, '导入 1 行');
    await screen.findByText('全部导入完成。');
    expect(mock.db.news.find(first.id)).toMatchObject({ author: '新作者', views: first.views });
  });

  it('B11: shows what the server refuses at its cell, to be corrected there', async () => {
    const { user } = await openImport();
    const category = mock.db.newsCategories.all()[0]?.name ?? '';
    await choose(user, csv('标题,分类', `已有的稿件,${category}`));
    await press(user, '下一步');
    await screen.findByText(/新建 1 行/);
    const body = { success: false, message: '校验失败', errors: { title: '标题与草稿重复' } };
    mock.db.faults.set(CREATE, '422', { times: 1, body });
    await press(user, '导入 1 行');
    expect(await screen.findByText('标题：标题与草稿重复')).toBeVisible();
    await press(user, '修改余下的 1 行');
    expect(await screen.findByText('标题与草稿重复')).toBeVisible();
    await type(user, row(/已有的稿件/).getByText('已有的稿件'), '标题', '改名的稿件');
    await press(user, '导入 1 行');
    await screen.findByText('全部导入完成。');
    expect(titled('改名的稿件')).toHaveLength(1);
  });

  it('B11: remembers the columns, and asks before corrected rows are lost', async () => {
    const { user } = await openImport();
    const file = csv('稿件名,备注', '一篇稿件,x');
    await choose(user, file);
    expect(await screen.findByRole('button', { name: '下一步' })).toBeDisabled();
    expect(screen.getByText(/请指定“标题”或“编号”列/)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: /“稿件名”填入/ }));
    await user.click(await screen.findByRole('option', { name: '标题' }));
    await press(user, '下一步');
    await screen.findByText(/有问题 1 行/);
    await type(user, row(/一篇稿件/).getByText('一篇稿件'), '标题', '改好的稿件');
    await press(user, '返回对应各列');
    await press(user, '下一步');
    expect(await screen.findByText('改好的稿件')).toBeVisible();
    await user.keyboard('{Escape}');
    await press(user, '继续导入');
    await screen.findByRole('grid', { name: '文件中的行' });
    expect(grid().getByText('改好的稿件')).toBeVisible();
    await press(user, '返回对应各列');
    await press(user, '换一个文件');
    await choose(user, file);
    expect(await screen.findByRole('combobox', { name: /“稿件名”填入/ })).toHaveTextContent('标题');
  });

  it('B11: has a template whose example row is not imported', async () => {
    const { user } = await openImport();
    const saved = catchSavedFiles();
    await press(user, '下载模板');
    expect(saved[0]?.name).toBe('新闻导入模板.csv');
    const template = (await saved[0]?.file.text()) ?? '';
    expect(template).toContain('标题（必填）,英文标题,分类（必填）,封面,摘要,英文摘要');
    const category = mock.db.newsCategories.all()[0]?.name ?? '';
    const filled = `${template}真的新闻,Real news,${category}\r\n`;
    await choose(user, new File([filled], '填好.csv'));
    await press(user, '下一步');
    expect(await screen.findByText(/共 1 行：新建 1 行/)).toBeVisible();
  });

  it('B11: says that a file has too many rows', async () => {
    const { user } = await openImport();
    await choose(user, csv('标题', ...Array.from({ length: 5001 }, () => '甲')));
    expect(await screen.findByText(/^一次最多导入 5000 行/)).toBeVisible();
  });

  it('B11: names what is hidden, merged or a picture in a workbook, and lets one take another sheet', async () => {
    const { user } = await openImport();
    const [category] = mock.db.newsCategories.all();
    const rows = [
      ['标题', '分类', '作者', '封面'],
      ['第一条', category?.name ?? '', '甲', null],
      ['第二条', null, '=DISPIMG("ID_1",1)', null],
      ['藏起来的', category?.name ?? '', '乙', null],
    ];
    const bytes = await writeXlsx({
      sheets: [
        {
          name: '新闻',
          rows,
          merges: [{ startRow: 1, endRow: 2, startCol: 1, endCol: 1 }],
          rowDefs: new Map([[3, { hidden: true }]]),
          columns: [{}, {}, { hidden: true }, {}],
          cells: new Map([['2,3', { formula: 'A1' }]]),
        },
        { name: '去年', hidden: true, rows: [['标题'], ['去年的新闻']] },
      ],
    });
    await choose(user, new File([new Uint8Array(bytes)], '新闻.xlsx'));
    await screen.findByRole('heading', { name: '对应各列' });
    const note = (text: RegExp) => screen.getByText(text);
    expect(note(/^表格中有隐藏或被筛选掉的内容：第 4 行（共 1 行）；“作者”列。/)).toBeVisible();
    expect(note(/^B2:B3 是合并的单元格/)).toBeVisible();
    expect(note(/^C3 中的图片不会导入/)).toBeVisible();
    expect(note(/^D3 中的公式没有计算结果/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: /“作者”填入/ })).not.toBeInTheDocument();
    await expectNoAxeViolations(screen.getByRole('dialog'));
    await user.click(screen.getByRole('checkbox', { name: '也导入隐藏的内容' }));
    expect(screen.getByRole('combobox', { name: /“作者”填入/ })).toHaveTextContent('作者');
    expect(screen.getByText(/共 3 行/)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: '也导入隐藏的内容' }));
    await press(user, '下一步');
    expect(await screen.findByText(/共 2 行：新建 2 行/)).toBeVisible();
    expect(row(/第二条/).getByText(category?.name ?? '')).toBeVisible();

    await press(user, '返回对应各列');
    await user.click(screen.getByRole('combobox', { name: '工作表' }));
    await user.click(await screen.findByRole('option', { name: '去年（已隐藏）' }));
    await press(user, '下一步');
    expect(await screen.findByText(/共 1 行/)).toBeVisible();
    expect(grid().getByText('去年的新闻')).toBeVisible();
  });

  it('B11: lets one choose the encoding of a file, and shows its first rows in it', async () => {
    const { user } = await openImport();
    // 標題 and 電纜 in Big5.
    const big5 = new Uint8Array([0xbc, 0xd0, 0xc3, 0x44, 10, 0xb9, 0x71, 0xc6, 0x6c, 10]);
    await choose(user, new File([big5], '新闻.csv'));
    await user.click(await screen.findByRole('combobox', { name: '编码' }));
    await user.click(await screen.findByRole('option', { name: 'BIG5' }));
    expect(await screen.findByText('標題')).toBeVisible();
    expect(screen.getByText('電纜')).toBeVisible();
  });

  it('B11: numbers and dates fill fields, whatever their look; a failed formula is a problem', async () => {
    const { user } = await openImport('/backstage/content/recruitment-info/list');
    const rows = [
      ['职位名称', '部门', '城市', '最低月薪', '发布时间', '学历'],
      ['测试员', '研发部', '杭州', 12_000, new Date(Date.UTC(2026, 10, 3)), null],
      ['工程师', '研发部', '杭州', 8000, null, null],
    ];
    const style = (numFmt: string) => ({ style: { numFmt } });
    const cells = new Map<string, object>([
      ['1,3', { value: 12_000, ...style('¥#,##0.00') }],
      ['1,4', { value: rows[1]?.[4], ...style('d-mmm') }],
      ['2,5', { value: '#N/A', type: 'error' }],
    ]);
    const bytes = await writeXlsx({ sheets: [{ name: '职位', rows, cells }] });
    await choose(user, new File([new Uint8Array(bytes)], '职位.xlsx'));
    await screen.findByText('¥12,000.00、8000');
    await press(user, '下一步');
    expect(await screen.findByText(/新建 1 行/)).toHaveTextContent('有问题 1 行');
    expect(row(/工程师/).getByText('公式出错，请改成正确的内容或清空')).toBeVisible();
    await press(user, '导入 1 行');
    await screen.findByText(/已导入 1/);
    const made = mock.db.jobs.all().find(({ title }) => title === '测试员');
    expect(made).toMatchObject({
      salaryMin: 12_000,
      publishTime: new Date(2026, 10, 3).toISOString(),
    });
  });

  it('B11: says that a file is a web page, and what to do', async () => {
    const { user } = await openImport();
    await choose(user, new File(['<html><table><tr><td>标题</table>'], '导出.xls'));
    expect(await screen.findByText(/^这是网页（HTML）文件.*另存为 \.xlsx/)).toBeVisible();
  });

  it('B11: says that the records could not be read, and reads them again', async () => {
    const { user } = await openImport();
    await choose(user, csv('标题', '甲'));
    await screen.findByRole('heading', { name: '对应各列' });
    mock.db.faults.set('GET /news/page', '500');
    await press(user, '下一步');
    expect(await screen.findByText(/没能读取现有的新闻/)).toBeVisible();
    mock.db.faults.clear();
    await press(user, '重试');
    expect(await screen.findByText(/共 1 行/)).toBeVisible();
  });
});

describe.each([
  [
    '产品',
    '/backstage/content/products/list',
    '名称,分类,封面,规格参数',
    '新传感器,%,/upload/a.webp,供电：12 V',
  ],
  [
    '职位',
    '/backstage/content/recruitment-info/list',
    '岗位,部门,城市,工作性质',
    '测试员,研发部,杭州,实习生',
  ],
  [
    '友情链接',
    '/backstage/site/friendly-link/list',
    '名称,网址',
    '新伙伴,https://partner.example.com',
  ],
])('import of %s', (noun, path, head, line) => {
  it('B11: creates records of a file', async () => {
    const { user, db } = await openImport(path);
    expect(screen.getByRole('dialog', { name: `导入${noun}` })).toBeVisible();
    const category = db.productCategories.all().find(({ parentId }) => parentId === null);
    await choose(user, csv(head, line.replace('%', category?.name ?? '')));
    await press(user, '下一步');
    await screen.findByText(/新建 1 行/);
    await press(user, '导入 1 行');
    expect(await screen.findByText('全部导入完成。')).toBeVisible();
    const name = line.split(',')[0] ?? '';
    const all = [...db.products.all(), ...db.jobs.all(), ...db.links.all()];
    expect(all.filter((one) => ('name' in one ? one.name : one.title) === name)).toHaveLength(1);
  });
});
