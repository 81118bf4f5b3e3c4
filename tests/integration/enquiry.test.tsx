import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '#src/env.ts';
import { readMessage } from '#src/features/enquiry/public/unsent-messages.ts';
import { StorageError } from '#src/lib/errors/storage-error.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { toast as toasts } from 'sonner';
import { findToast } from './end-toast.ts';

const CREATE = 'POST /enquiry/create';
const sent = () => mock.db.requests.of(CREATE);
const newest = () => mock.db.enquiries.all().at(-1);
const product = () => mock.db.products.find(6);
const prefilled = () => `请提供「${product()?.name} ${product()?.model}」的报价和交货期。`;

/** The states of the stored messages. */
const stored = async () => (await localCopies.ofPerson('enquiry', '')).map(({ state }) => state);

const clear = async () => {
  await localCopies.removeAll('');
  onlineManager.setOnline(true);
};
// Not after each test: its app, which is still there, would send.
beforeEach(clear);
afterAll(clear);
afterEach(() => {
  env.enquiryPath = '/enquiry';
});

async function openDialog(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/product/details?id=6', options);
  await app.user.click(await screen.findByRole('button', { name: '询价' }));
  const dialog = within(await screen.findByRole('dialog', { name: `询价「${product()?.name}」` }));
  if (env.enquiryPath !== '') await dialog.findByRole('form');
  return { ...app, dialog };
}

type Dialog = Awaited<ReturnType<typeof openDialog>>['dialog'];

const field = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name });
const send = (dialog: Dialog) => dialog.getByRole('button', { name: '发送询价' });

async function fill(user: UserEvent, dialog: Dialog, contact = '138 0000 0001') {
  await user.type(field(dialog, '姓名'), '王建国');
  await user.type(field(dialog, '电话或邮箱'), contact);
  await user.type(field(dialog, '询价内容'), '多少钱一套？');
  await user.click(dialog.getByRole('checkbox'));
}

describe('ways to reach the company', () => {
  it('are phone, WeChat and a mail that names the product and its page, also without a form', async () => {
    env.enquiryPath = '';
    const { dialog } = await openDialog();
    expect(await dialog.findByRole('link', { name: '400-000-0808' })).toHaveAttribute(
      'href',
      'tel:4000000808',
    );
    expect(dialog.getByRole('img', { name: '青禾智控科技有限公司的微信二维码' })).toHaveAttribute(
      'src',
      '/api/pictures/qr-service.svg',
    );
    const href = dialog.getByRole('link', { name: 'contact@qinghe.example.com' });
    const mail = new URL(href.getAttribute('href') ?? '');
    expect(mail.pathname).toBe('contact@qinghe.example.com');
    const full = `${product()?.name} ${product()?.model}`;
    expect(mail.searchParams.get('subject')).toBe(`产品询价：${full}`);
    expect(mail.searchParams.get('body')).toContain(`「${full}」`);
    expect(mail.searchParams.get('body')).toContain('http://localhost:3000/product/details?id=6');
    expect(dialog.getByText('qinghe-controls')).toBeVisible();
    expect(dialog.queryByText('WhatsApp')).not.toBeInTheDocument();
    expect(dialog.queryByRole('form')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  it('write to the job’s own address, in the reader’s language', async () => {
    const { user } = await renderApp('/job/details?id=1', { language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Apply for this job' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Apply for/ }));
    const link = await dialog.findByRole('link', { name: 'hr@qinghe.example.com' });
    const mail = new URL(link.getAttribute('href') ?? '');
    expect(mail.searchParams.get('subject')).toBe('Application: Embedded Software Engineer');
    expect(mail.searchParams.get('body')).toContain('http://localhost:3000/job/details?id=1');
    expect(dialog.getByRole('link', { name: '+86 100 0000 0808' })).toHaveAttribute(
      'href',
      'https://wa.me/8610000000808',
    );
    expect(dialog.getByText('qinghe-controls')).toBeVisible();
  });

  it('stay in reach on a product and on an open job, and are not offered on an expired one', async () => {
    const { router } = await renderApp('/product/details?id=6', { width: 360 });
    // CSS shows it on phones; jsdom knows no media queries, and takes it for hidden.
    const bar = within(await screen.findByLabelText('联系我们'));
    const call = await bar.findByText('电话');
    expect(call.closest('a')).toHaveAttribute('href', 'tel:4000000808');
    expect(bar.getByText('邮件').closest('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:contact@qinghe\.example\.com\?subject=/),
    );
    expect(bar.getByText('微信').closest('button')).toBeInTheDocument();
    await router.navigate('/job/details?id=1');
    await screen.findByRole('button', { name: '申请职位' });
    expect(screen.getByLabelText('联系我们')).toBeInTheDocument();
    Object.assign(mock.db.jobs.find(2) ?? {}, { deadline: '2020-01-31T10:00:00.000Z' });
    await router.navigate('/job/details?id=2');
    expect(await screen.findByText('该职位已截止，感谢关注。')).toBeVisible();
    expect(screen.queryByLabelText('联系我们')).not.toBeInTheDocument();
  });

  it('P7: on a phone have their places from the start, however late the company’s number loads', async () => {
    await renderApp('/product/details?id=6', {
      width: 360,
      faults: { 'GET /contract/get': 'hold' },
    });
    const bar = await screen.findByLabelText('联系我们');
    expect(bar).toBeEmptyDOMElement();
    mock.db.faults.release();
    expect(await within(bar).findByText('电话')).toBeInTheDocument();
    expect(bar).toHaveTextContent('电话微信邮件询价');
  });

  it('P7: are offered without the company’s number where that cannot be read', async () => {
    await renderApp('/product/details?id=6', {
      width: 360,
      faults: { 'GET /contract/get': '404' },
    });
    const bar = await screen.findByLabelText('联系我们');
    expect(await within(bar).findByText('微信')).toBeInTheDocument();
    expect(bar).not.toHaveTextContent('电话');
  });
});

describe('a product’s page', () => {
  it('says beside the button what a buyer can count on, and nothing of what the company leaves empty', async () => {
    const company = mock.db.companyInfo.all().find(({ inForce }) => inForce);
    const terms = {
      replyPromise: '4 小时内回复',
      warranty: '两年',
      deliveryTime: '',
      minimumOrder: '',
    };
    Object.assign(company ?? {}, { ...terms, serviceArea: '全国' });
    await renderApp('/product/details?id=6');
    await screen.findByRole('button', { name: '询价' });
    const list = await screen.findByLabelText('供货与服务');
    expect([...list.children].map((row) => row.textContent)).toEqual([
      '回复4 小时内回复',
      '质保两年',
      '服务范围全国',
    ]);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    const product = data.find(({ textContent }) => textContent.includes('"Product"'));
    expect(product?.textContent).toContain(
      '{"@type":"PropertyValue","name":"质保","value":"两年"}',
    );
  });

  it('has no such list where the company says none of it', async () => {
    const company = mock.db.companyInfo.all().find(({ inForce }) => inForce);
    const terms = { replyPromise: '', warranty: '', deliveryTime: '', minimumOrder: '' };
    Object.assign(company ?? {}, { ...terms, serviceArea: '' });
    await renderApp('/product/details?id=6');
    await screen.findByRole('button', { name: '询价' });
    await within(await screen.findByLabelText('联系我们')).findByText('电话');
    expect(screen.queryByLabelText('供货与服务')).not.toBeInTheDocument();
  });
});

describe('the form', () => {
  it('takes a name of 40 rare characters, and says so of a longer one instead of cutting it', async () => {
    const { user, dialog } = await openDialog();
    await fill(user, dialog);
    const name = field(dialog, '姓名');
    await user.clear(name);
    await user.click(name);
    await user.paste('𠮷'.repeat(41));
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription('最多 40 个字符'));
    expect(name).toHaveValue('𠮷'.repeat(41));
    await user.clear(name);
    await user.paste('𠮷'.repeat(40));
    await waitFor(() => expect(name).not.toHaveAccessibleDescription());
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(newest()?.name).toBe('𠮷'.repeat(40));
  });

  it('sends one message with what it is about, however often it is pressed, and says what comes next', async () => {
    const { user, dialog } = await openDialog();
    await expectNoAxeViolations();
    await fill(user, dialog);
    await user.dblClick(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(newest()).toMatchObject({
      name: '王建国',
      contact: '138 0000 0001',
      content: `${prefilled()}多少钱一套？`,
      type: 'product',
      recordId: 6,
      title: product()?.name,
      url: 'http://localhost:3000/product/details?id=6',
      progress: 'new',
    });
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('has what the product is filled in and the first empty field in focus, and takes quantity, region and company for a quote', async () => {
    const { user, dialog } = await openDialog();
    await waitFor(() => expect(field(dialog, '姓名')).toHaveFocus());
    expect(field(dialog, '询价内容')).toHaveValue(prefilled());
    await user.keyboard('王建国');
    await user.type(field(dialog, '电话或邮箱'), '13800000001');
    await user.type(field(dialog, '国家或省份'), '山东');
    await user.type(field(dialog, '公司'), '晨光农业');
    await user.click(field(dialog, '数量'));
    await user.paste('套'.repeat(41));
    await user.tab();
    await waitFor(() =>
      expect(field(dialog, '数量')).toHaveAccessibleDescription('最多 40 个字符'),
    );
    await user.clear(field(dialog, '数量'));
    await user.type(field(dialog, '数量'), '3 套');
    await user.click(dialog.getByRole('checkbox'));
    await user.click(send(dialog));
    expect(await screen.findByRole('dialog', { name: '询价已发送' })).toBeVisible();
    expect(dialog.queryByText('填写询价信息')).not.toBeInTheDocument();
    expect(newest()).toMatchObject({
      content: prefilled(),
      quantity: '3 套',
      region: '山东',
      company: '晨光农业',
    });
  });

  it('sends to servers that do not know the fields for a quote no empty ones, and never for a job', async () => {
    const bodies: unknown[] = [];
    const original = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const request = new Request(...call);
      if (request.url.endsWith('/enquiry/create')) bodies.push(await request.clone().json());
      return original(request);
    });
    const { user, dialog, router } = await openDialog();
    await fill(user, dialog);
    await user.type(field(dialog, '公司'), '晨光农业');
    await user.click(send(dialog));
    await dialog.findByText(/我们已收到您对/);
    expect(bodies).toEqual([expect.objectContaining({ company: '晨光农业' })]);
    expect(bodies[0]).not.toHaveProperty('quantity');
    expect(bodies[0]).not.toHaveProperty('region');
    await router.navigate('/job/details?id=1');
    await user.click(await screen.findByRole('button', { name: '申请职位' }));
    const job = within(await screen.findByRole('dialog', { name: /^申请「/ }));
    await job.findByRole('form');
    expect(job.getAllByRole('textbox').map((one) => one.getAttribute('name'))).toEqual([
      'name',
      'contact',
      'content',
    ]);
    expect(field(job, '介绍一下自己')).toHaveValue('');
  });

  it('says beside its button and after sending when the company answers', async () => {
    const company = mock.db.companyInfo.all().find(({ inForce }) => inForce);
    Object.assign(company ?? {}, { replyPromise: '工作日 4 小时内回复' });
    const { user, dialog } = await openDialog();
    expect(dialog.getByText('工作日 4 小时内回复')).toBeVisible();
    await fill(user, dialog);
    await user.click(send(dialog));
    const text = await dialog.findByText(/按您留下的联系方式回复。$/);
    expect(text.parentElement).toHaveTextContent(/回复。工作日 4 小时内回复$/);
    expect(text.parentElement).toHaveFocus();
  });

  it('says beside each field what is missing, and sends nothing', async () => {
    const { user, dialog } = await openDialog();
    await user.type(field(dialog, '电话或邮箱'), '12345');
    await user.click(send(dialog));
    expect(await dialog.findByText(/^请输入手机号、带区号的固定电话/)).toBeVisible();
    expect(field(dialog, '姓名')).toHaveAccessibleDescription('此项为必填');
    expect(field(dialog, '姓名')).toHaveFocus();
    expect(dialog.getByRole('checkbox')).toHaveAccessibleDescription(/^请先勾选同意/);
    await user.clear(field(dialog, '电话或邮箱'));
    await user.type(field(dialog, '电话或邮箱'), 'a@b');
    expect(await dialog.findByText('请输入有效的邮箱地址')).toBeVisible();
    await expectNoAxeViolations();
    expect(sent()).toEqual([]);
  });

  it('shows the server’s errors beside their fields, and keeps everything', async () => {
    const refusal = { errors: { contact: '这个号码是空号' } };
    mock.db.faults.set(CREATE, '422', { times: 1, body: refusal });
    const { user, dialog } = await openDialog();
    await fill(user, dialog);
    await user.click(send(dialog));
    expect(await dialog.findByText('这个号码是空号')).toBeVisible();
    expect(field(dialog, '电话或邮箱')).toBeInvalid();
    expect(dialog.getByText(/您填写的内容仍在。$/)).toBeVisible();
    mock.db.faults.set(CREATE, '429');
    await user.type(field(dialog, '姓名'), '先生');
    await user.click(send(dialog));
    expect(await dialog.findByText(/^操作过于频繁/)).toBeVisible();
    mock.db.faults.clear();
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(newest()).toMatchObject({ name: '王建国先生' });
  });

  it('has kept everything when it is opened again, and a message whose answer was lost is stored once', async () => {
    const { user, dialog, router } = await openDialog();
    await user.type(field(dialog, '询价内容'), '多少钱');
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await router.navigate('/home');
    await router.navigate('/product/details?id=6');
    await user.click(await screen.findByRole('button', { name: '询价' }));
    const again = within(await screen.findByRole('dialog'));
    await again.findByRole('form');
    expect(field(again, '询价内容')).toHaveValue(`${prefilled()}多少钱`);
    const count = mock.db.enquiries.all().length;
    await fill(user, again);
    mock.db.faults.set(CREATE, 'html');
    await user.click(send(again));
    expect(await again.findByText(/^服务器返回了无法识别的内容/)).toBeVisible();
    mock.db.faults.clear();
    await user.click(send(again));
    expect(await again.findByText('询价已发送')).toBeVisible();
    expect(mock.db.enquiries.all()).toHaveLength(count + 1);
  });

  it('is sent with a mark where something filled in the field that people do not see', async () => {
    const { user, dialog } = await openDialog();
    await fill(user, dialog);
    const hidden = document.querySelector('[aria-hidden] input[tabindex="-1"]');
    if (!(hidden instanceof HTMLInputElement)) throw new Error('No hidden field');
    await user.type(hidden, '王建国');
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(newest()).toMatchObject({ content: `${prefilled()}多少钱一套？`, suspicious: true });
    expect(JSON.stringify(newest())).not.toContain('leaveEmpty');
  });
});

const WAITS = '暂时连接不上，内容等待发送';
/** The seed has no keys. */
const received = () => mock.db.enquiries.all().filter(({ key }) => key !== undefined);
const saidSent = () => findToast(`关于「${product()?.name}」的留言已发送`);

/** A message that waits in the open dialog. */
async function letWait() {
  const app = await openDialog();
  onlineManager.setOnline(false);
  expect(await app.dialog.findByText(/^网络已断开。您可以继续填写/)).toBeVisible();
  await fill(app.user, app.dialog);
  await app.user.click(send(app.dialog));
  expect(await app.dialog.findByText(WAITS)).toBeVisible();
  return app;
}

describe('a message without a network', () => {
  it('P14+: waits, and is sent when the network is back, also while its dialog is closed', async () => {
    const { user, dialog } = await letWait();
    expect(await stored()).toEqual(['waiting']);
    await expectNoAxeViolations();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    onlineManager.setOnline(true);
    await saidSent();
    expect(sent()).toHaveLength(1);
    expect(await stored()).toEqual([]);
  });

  it('P14+: is said to be sent by the open dialog alone', async () => {
    const { dialog } = await letWait();
    onlineManager.setOnline(true);
    await dialog.findByText('询价已发送');
    expect(toasts.getToasts()).toEqual([]);
    expect(received()).toHaveLength(1);
  });

  it.each([
    ['as the request leaves', 'drop'],
    ['during the answer', 'cut'],
  ])('P14+: whose line is cut %s waits too, and arrives once', async (_when, fault) => {
    const { user, dialog } = await openDialog();
    await fill(user, dialog);
    mock.db.faults.set(CREATE, fault);
    await user.click(send(dialog));
    expect(await dialog.findByText(WAITS)).toBeVisible();
    const waiting = await readMessage('product 6');
    const [seed] = mock.db.enquiries.all();
    if (fault === 'cut' && seed) {
      mock.db.enquiries.insert((id) => ({ ...seed, id, key: waiting?.message.key }));
    }
    mock.db.faults.clear();
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await dialog.findByText('询价已发送');
    expect(received()).toHaveLength(1);
  });

  it('P14+: is sent unasked by the next page of the website where its page was closed', async () => {
    const { unmount } = await letWait();
    unmount();
    onlineManager.setOnline(true);
    await renderApp('/home');
    await saidSent();
    expect(received()).toMatchObject([{ contact: '138 0000 0001', recordId: 6 }]);
    expect(localStorage.getItem('waiting-enquiries')).toBe('[]');
  });

  it('P14+: is left to the tab that is sending, and the dialog of this one says that it was sent', async () => {
    const request = (_name: string, _options: object, run: (lock: null) => unknown) => run(null);
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
    const { dialog } = await letWait();
    onlineManager.setOnline(true);
    // The other tab has sent it.
    await localCopies.remove('enquiry', 'product 6');
    localStorage.setItem('waiting-enquiries', '[]');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  it('P14+: is not said to be sent where storage does not say so', async () => {
    const { dialog } = await letWait();
    vi.spyOn(localCopies, 'ofRecord').mockRejectedValue(new StorageError('full'));
    localStorage.setItem('waiting-enquiries', '[]');
    window.dispatchEvent(new StorageEvent('storage'));
    expect(await dialog.findByRole('form')).toBeVisible();
    expect(dialog.queryByText('询价已发送')).toBeNull();
  });

  it('P14+: waits on while a busy server takes nothing', async () => {
    const { unmount } = await letWait();
    mock.db.faults.set(CREATE, '503');
    onlineManager.setOnline(true);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await stored()).toEqual(['waiting']);
    unmount();
    mock.db.faults.clear();
    await renderApp('/product/details?id=6');
    await saidSent();
  });

  it('P14+: that the server refuses is kept, and a toast says why and leads to its form', async () => {
    const { unmount } = await letWait();
    unmount();
    mock.db.faults.set(CREATE, '422', { body: { success: false, msg: '号码有误' } });
    onlineManager.setOnline(true);
    const { user, router } = await renderApp('/home');
    const toast = await findToast(`关于「${product()?.name}」的留言没有发出去，内容仍为您保留着`);
    expect(toast.getByText('号码有误')).toBeVisible();
    expect(await stored()).toEqual(['refused']);
    await user.click(toast.getByRole('button', { name: '查看' }));
    await user.click(await screen.findByRole('button', { name: '询价' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^这条留言上次没有发出去/)).toBeVisible();
    expect(field(dialog, '姓名')).toHaveValue('王建国');
    expect(router.state.location.search).toBe('?id=6');
    mock.db.faults.clear();
    await user.click(dialog.getByRole('checkbox'));
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(received()).toHaveLength(1);
  });

  it('P14+: can be taken back while it waits, and is another message once it is changed', async () => {
    const { user, dialog } = await letWait();
    await user.click(dialog.getByRole('button', { name: '撤回并修改' }));
    await waitFor(() => expect(field(dialog, '姓名')).toHaveValue('王建国'));
    expect(await stored()).toEqual(['draft']);
    await user.type(field(dialog, '询价内容'), '要两套');
    await user.click(dialog.getByRole('checkbox'));
    onlineManager.setOnline(true);
    await user.click(send(dialog));
    expect(await dialog.findByText('询价已发送')).toBeVisible();
    expect(received()).toMatchObject([{ content: `${prefilled()}多少钱一套？要两套` }]);
    expect(sent()).toHaveLength(1);
  });

  it('P14+: is not said to wait where it cannot be stored, and nothing typed is lost', async () => {
    for (const name of ['write', 'ofRecord'] as const) {
      vi.spyOn(localCopies, name).mockRejectedValue(new StorageError('full'));
    }
    const { user, dialog, router } = await openDialog();
    onlineManager.setOnline(false);
    await fill(user, dialog);
    await user.click(send(dialog));
    expect(await dialog.findByText(/此浏览器也无法保存这条留言/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    await router.navigate('/home');
    await router.navigate('/product/details?id=6');
    await user.click(await screen.findByRole('button', { name: '询价' }));
    const again = within(await screen.findByRole('dialog'));
    expect(await again.findByRole('textbox', { name: '姓名' })).toHaveValue('王建国');
    onlineManager.setOnline(true);
    await user.click(again.getByRole('checkbox'));
    await user.click(send(again));
    expect(await again.findByText('询价已发送')).toBeVisible();
  });
});
