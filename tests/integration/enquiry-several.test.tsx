import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { env } from '#src/env.ts';
import { readMessage } from '#src/features/enquiry/public/unsent-messages.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { clearCompared, toggleCompared } from '#src/features/product/compare/compare-store.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { findToast } from './end-toast.ts';

const CREATE = 'POST /enquiry/create';
const newest = () => mock.db.enquiries.all().at(-1);
const PREFILLED = '请提供以下产品的报价和交货期。';
const ORIGIN = 'http://localhost:3000';

function product(id: number) {
  const found = mock.db.products.find(id);
  if (!found) throw new Error(`The mock has no product ${id}`);
  return found;
}

/** The end of a message about these. */
const listOf = (...ids: number[]) =>
  [
    '询价的产品',
    ...ids.map(
      (id) => `${product(id).name} ${product(id).model} ${ORIGIN}/product/details?id=${id}`,
    ),
  ].join('\n');

const clear = async () => {
  await localCopies.removeAll('');
  onlineManager.setOnline(true);
};
beforeEach(letPicturesLoad);
// Not after each test: its app, which is still there, would send.
beforeEach(clear);
afterAll(clear);
afterEach(() => {
  env.enquiryPath = '/enquiry';
  clearCompared();
});

async function openDialog(ids = '1,2,3') {
  const app = await renderApp(`/product/compare?ids=${ids}`);
  return { ...app, ...(await open(app.user)) };
}

async function open(user: UserEvent) {
  const button = await screen.findByRole('button', { name: '一起询价' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: /^询价/ }));
  await dialog.findByRole('form');
  return { button, dialog };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];

const text = (dialog: Dialog) => dialog.getByRole('textbox', { name: '询价内容' });
const send = (dialog: Dialog) => dialog.getByRole('button', { name: '发送询价' });
const asked = (dialog: Dialog) =>
  within(dialog.getByRole('list', { name: '询价的产品' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const remove = (user: UserEvent, dialog: Dialog, id: number) =>
  user.click(dialog.getByRole('button', { name: `移除${product(id).name}` }));

async function fill(user: UserEvent, dialog: Dialog) {
  await user.type(dialog.getByRole('textbox', { name: '姓名' }), '王建国');
  await user.type(dialog.getByRole('textbox', { name: '电话或邮箱' }), '13800000001');
  await user.type(text(dialog), '哪一款适合 500 亩？');
  await user.click(dialog.getByRole('checkbox'));
}

describe('a message about several products', () => {
  it('names those that were left in it, with model and address, below what the visitor wrote', async () => {
    const { user, dialog, button } = await openDialog();
    expect(asked(dialog)).toEqual([1, 2, 3].map((id) => product(id).name + product(id).model));
    await expectNoAxeViolations();
    await fill(user, dialog);
    await remove(user, dialog, 1);
    expect(dialog.getByRole('list', { name: '询价的产品' })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: '询价 2 款产品' })).toBeVisible();
    await user.dblClick(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(mock.db.requests.of(CREATE)).toHaveLength(1);
    expect(newest()).toMatchObject({
      name: '王建国',
      content: `${PREFILLED}哪一款适合 500 亩？\n\n${listOf(2, 3)}`,
      type: 'product',
      recordId: 2,
      title: `${product(2).name} · ${product(3).name}`,
      url: `${ORIGIN}/product/compare?ids=2,3`,
    });
    await waitFor(async () => expect(await localCopies.ofPerson('enquiry', '')).toEqual([]));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('keeps at least one product, and is then about its page', async () => {
    const { user, dialog } = await openDialog('1,2');
    await remove(user, dialog, 2);
    expect(asked(dialog)).toHaveLength(1);
    expect(dialog.queryByRole('button', { name: /^移除/ })).not.toBeInTheDocument();
    await fill(user, dialog);
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(newest()).toMatchObject({ recordId: 1, url: `${ORIGIN}/product/details?id=1` });
  });

  it('begins in the bar of the chosen products too', async () => {
    toggleCompared(product(1));
    toggleCompared(product(2));
    const { user } = await renderApp('/product');
    const { dialog } = await open(user);
    expect(asked(dialog)).toEqual([1, 2].map((id) => product(id).name + product(id).model));
  });

  it('has room for what the names leave of 1000 characters, and for more when one goes', async () => {
    const { user, dialog } = await openDialog('1,2');
    const room = 1000 - `\n\n${listOf(1, 2)}`.length;
    await user.clear(text(dialog));
    await user.paste('问'.repeat(room + 1));
    await user.tab();
    expect(await dialog.findByText(`最多 ${room} 个字符`)).toBeVisible();
    expect(dialog.getByText(`${room + 1}/${room}`)).toBeVisible();
    await remove(user, dialog, 2);
    const more = 1000 - `\n\n${listOf(1)}`.length;
    expect(await dialog.findByText(`${room + 1}/${more}`)).toBeVisible();
    await waitFor(() => expect(text(dialog)).toBeValid());
    await fill(user, dialog);
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
  });

  it('keeps what was typed after a failure, apart from a message about one of the products', async () => {
    const { user, dialog, router } = await openDialog('1,2');
    mock.db.faults.set(CREATE, '503');
    await fill(user, dialog);
    await user.click(send(dialog));
    expect(await dialog.findByText(/您填写的内容仍在。$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await router.navigate('/product/details?id=1');
    await user.click(await screen.findByRole('button', { name: '询价' }));
    const one = within(await screen.findByRole('dialog', { name: `询价「${product(1).name}」` }));
    await one.findByRole('form');
    expect(text(one)).toHaveValue(
      `请提供「${product(1).name} ${product(1).model}」的报价和交货期。`,
    );
    await user.click(one.getByRole('button', { name: '关闭' }));
    mock.db.faults.clear();
    await router.navigate('/product/compare?ids=1,2');
    const again = (await open(user)).dialog;
    expect(text(again)).toHaveValue(`${PREFILLED}哪一款适合 500 亩？`);
    await user.click(again.getByRole('checkbox'));
    await user.click(send(again));
    expect(await again.findByText('询价已发送')).toBeVisible();
    expect(newest()?.content).toBe(`${PREFILLED}哪一款适合 500 亩？\n\n${listOf(1, 2)}`);
  });

  it('is another message without one of the products, also where the first one’s answer was lost', async () => {
    const { user, dialog } = await openDialog('1,2');
    await fill(user, dialog);
    mock.db.faults.set(CREATE, 'html');
    await user.click(send(dialog));
    expect(await dialog.findByText(/您填写的内容仍在。$/)).toBeVisible();
    mock.db.faults.clear();
    // The server has stored what it has not confirmed.
    const key = (await readMessage('products 1,2'))?.message.key;
    const count = mock.db.enquiries.all().length;
    Object.assign(newest() ?? {}, { key });
    await remove(user, dialog, 2);
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(mock.db.enquiries.all()).toHaveLength(count + 1);
    expect(newest()?.content).toContain(listOf(1));
  });

  it('P14+: waits for a connection, and is sent where the page was left, with its products', async () => {
    const { user, dialog, unmount } = await openDialog('1,2');
    onlineManager.setOnline(false);
    await fill(user, dialog);
    await user.click(send(dialog));
    await dialog.findByText('暂时连接不上，内容等待发送');
    unmount();
    onlineManager.setOnline(true);
    await renderApp('/product/details?id=1');
    const title = `${product(1).name} · ${product(2).name}`;
    await findToast(`关于「${title}」的留言已发送`);
    expect(newest()?.content).toBe(`${PREFILLED}哪一款适合 500 亩？\n\n${listOf(1, 2)}`);
  });

  it('is not offered where the server takes no messages', async () => {
    env.enquiryPath = '';
    const { router } = await renderApp('/product/compare?ids=1,2');
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: '一起询价' })).not.toBeInTheDocument();
    toggleCompared(product(1));
    await router.navigate('/product');
    expect(await screen.findByRole('button', { name: '清除' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '一起询价' })).not.toBeInTheDocument();
  });
});
