import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { catchSavedFiles } from '#tests/support/saved-files.ts';
import { endToast } from './end-toast.ts';
import { SAVE } from '#tests/support/save-button.ts';

const LIST = '/backstage/site/enquiry/list';

function enquiry(id: number) {
  const found = mock.db.enquiries.find(id);
  if (!found) throw new Error(`The mock has no enquiry ${id}`);
  return found;
}

async function row(name: string) {
  const found = (await screen.findByText(name)).closest('[role="row"]');
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return within(found);
}

describe('the inbox', () => {
  it('shows the newest first: who, what about, how far', async () => {
    await renderApp(LIST, { as: 'admin' });
    const { name, contact, region, quantity, content, title } = enquiry(25);
    const first = await row(name);
    for (const text of [
      `${contact} · ${region}`,
      content,
      `产品询价 · ${title} · ${quantity}`,
      '待处理',
    ]) {
      expect(first.getByText(text)).toBeVisible();
    }
    expect(screen.getByText('第 1 条到第 20 条，共 25 条')).toBeVisible();
    expect(screen.getByRole('link', { name: '客户留言', current: 'page' })).toBeVisible();
    await expectNoAxeViolations();
  });

  it('is narrowed by progress and kind on the server', async () => {
    await renderApp(`${LIST}?progress=new&type=job`, { as: 'admin' });
    await row(enquiry(23).name);
    expect(screen.getByText('第 1 条到第 1 条，共 1 条')).toBeVisible();
  });

  it('marks what may come from a program, says why, and is narrowed to it or without it', async () => {
    const { user } = await renderApp(`${LIST}?suspicious=true`, { as: 'admin' });
    const { name, title } = enquiry(11);
    expect((await row(name)).getByText('疑似自动发送')).toBeVisible();
    expect(screen.getByText('第 1 条到第 1 条，共 1 条')).toBeVisible();
    await user.click(await screen.findByRole('link', { name: `查看「${name}：${title}」` }));
    expect(await screen.findByText(/访客看不见，这条留言却填了它/)).toBeVisible();
  });

  it('marks an enquiry as done from its row, and leaves what the visitor wrote', async () => {
    const { user } = await renderApp(LIST, { as: 'admin' });
    const before = { ...enquiry(25) };
    const label = `${before.name}：${before.title}`;
    await user.click(await screen.findByRole('button', { name: `把「${label}」标为已处理` }));
    expect(await screen.findByText(`「${label}」已标为已处理`)).toBeVisible();
    expect(await (await row(before.name)).findByText('已处理')).toBeVisible();
    expect(enquiry(25)).toMatchObject({
      ...before,
      progress: 'done',
      updateTime: enquiry(25).updateTime,
    });
  });

  it('deletes with undo, and exports all columns and the texts below them', async () => {
    const { user, db } = await renderApp(`${LIST}?progress=new`, { as: 'admin' });
    const { name, title, contact } = enquiry(24);
    await user.click(await screen.findByRole('button', { name: `删除「${name}：${title}」` }));
    const question = within(await screen.findByRole('alertdialog', { name: '确认删除' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    expect(db.enquiries.find(24)).toBeDefined();
    await endToast(user, /^已删除「/);
    await waitFor(() => expect(db.enquiries.find(24)).toBeUndefined());
    const files = catchSavedFiles();
    await user.click(screen.getByRole('button', { name: '更多工具' }));
    await user.click(screen.getByRole('button', { name: '导出表格（CSV）' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.file.text();
    expect(text).toContain('联系方式');
    expect(text).toContain(enquiry(25).contact);
    expect(text).not.toContain(contact);
  });

  it('keeps a note beside what the visitor wrote, and answers by mail', async () => {
    const { user, router } = await renderApp('/backstage/site/enquiry/24/edit', { as: 'admin' });
    const { name, contact, content, title } = enquiry(24);
    expect(await screen.findByText(content)).toBeVisible();
    const answer = screen.getByRole('link', { name: '回复邮件' });
    const mail = new URL(answer.getAttribute('href') ?? '');
    expect(mail.pathname).toBe(contact);
    expect(mail.searchParams.get('subject')).toBe(`回复：${title}`);
    expect(mail.searchParams.get('body')).toContain(`${name}，您好`);
    await user.type(await screen.findByRole('textbox', { name: /^处理备注/ }), '已寄出报价单');
    await user.click(screen.getByRole('combobox', { name: /^进度/ }));
    await user.click(await screen.findByRole('option', { name: '处理中' }));
    await expectNoAxeViolations();
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(enquiry(24)).toMatchObject({ note: '已寄出报价单', progress: 'doing', content });
  });

  it('shows a progress that only the server knows as the server says it, and keeps it', async () => {
    Object.assign(enquiry(24), { progress: '已转交' });
    const { user, router } = await renderApp('/backstage/site/enquiry/24/edit', { as: 'admin' });
    expect(await screen.findByRole('combobox', { name: /^进度/ })).toHaveTextContent(/^已转交$/);
    await user.type(screen.getByRole('textbox', { name: /^处理备注/ }), '转给销售部');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    expect(enquiry(24)).toMatchObject({ note: '转给销售部', progress: '已转交' });
  });

  it('says that nobody has written yet', async () => {
    for (const { id } of mock.db.enquiries.all()) mock.db.enquiries.remove(id);
    await renderApp(LIST, { as: 'admin', width: 360 });
    expect(await screen.findByText('还没有留言')).toBeVisible();
  });

  /** As of a server that ignores keys: the same message again, after some minutes. */
  function comeAgain(original: number, minutes: number, other: object = {}) {
    const { createTime, ...sent } = enquiry(original);
    const later = new Date(Date.parse(createTime) + minutes * 60_000).toISOString();
    return mock.db.enquiries.insert((id) => ({ ...sent, id, createTime: later, ...other })).id;
  }

  it('shows a message that came three times once, says so, and marks all three', async () => {
    const copies = [25, comeAgain(25, 1), comeAgain(25, 5)];
    const { user } = await renderApp(LIST, { as: 'admin' });
    const { name, title } = enquiry(25);
    const one = await row(name);
    expect(await one.findByText('同一留言收到 3 次')).toBeVisible();
    expect(screen.getAllByText(name)).toHaveLength(1);
    // The one that came first.
    expect(one.getByRole('link')).toHaveAttribute('href', expect.stringContaining('/25/edit'));
    await user.click(one.getByRole('button', { name: `把「${name}：${title}」标为已处理` }));
    expect(await (await row(name)).findByText('已处理')).toBeVisible();
    for (const id of copies) expect(enquiry(Number(id)).progress).toBe('done');
    expect(screen.getAllByText(name)).toHaveLength(1);
  });

  it('saves and deletes all copies of a message, but none that somebody has changed meanwhile', async () => {
    const copies = [25, comeAgain(25, 1), comeAgain(25, 5)].map(Number);
    const { user, router, db } = await renderApp(LIST, { as: 'admin' });
    const { name, title } = enquiry(25);
    await user.click(await screen.findByRole('link', { name: `查看「${name}：${title}」` }));
    expect(await screen.findByText(/\d · 同一留言收到 3 次$/)).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: /^处理备注/ }), '已回电');
    await user.click(screen.getByRole('button', { name: SAVE }));
    await waitFor(() => expect(router.state.location.pathname).toBe(LIST));
    for (const id of copies) expect(enquiry(id).note).toBe('已回电');

    expect(await (await row(name)).findByText('同一留言收到 3 次')).toBeVisible();
    const [, second = 0, third = 0] = copies;
    Object.assign(enquiry(third), { note: '他还要样品' });
    await user.click(await screen.findByRole('button', { name: `删除「${name}：${title}」` }));
    const question = within(await screen.findByRole('alertdialog', { name: '确认删除' }));
    await user.click(question.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
    await endToast(user, /^已删除「/);
    await waitFor(() => expect(db.enquiries.find(25)).toBeUndefined());
    expect(db.enquiries.find(second)).toBeUndefined();
    expect(enquiry(third).note).toBe('他还要样品');
  });

  it('joins no messages that differ', async () => {
    const { name, content } = enquiry(25);
    comeAgain(25, 1, { content: `${content}！` });
    comeAgain(25, 2, { progress: 'doing' });
    comeAgain(25, 3, { key: 'another' });
    await renderApp(LIST, { as: 'admin' });
    await screen.findAllByText(name);
    expect(screen.getAllByText(name)).toHaveLength(4);
    expect(screen.queryByText(/同一留言/)).not.toBeInTheDocument();
  });

  it('shows such a message once on the overview', async () => {
    comeAgain(25, 1);
    await renderApp('/backstage/overview', { as: 'admin' });
    const { content } = enquiry(25);
    expect(await screen.findByText(content, {}, { timeout: 20_000 })).toBeVisible();
    expect(screen.getAllByText(content)).toHaveLength(1);
  });
});
