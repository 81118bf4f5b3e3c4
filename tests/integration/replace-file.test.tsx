import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { findToast } from './end-toast.ts';

const GALLERY = '/backstage/column/photo-management/download?size=10';
const OLD = '/api/files/own.webp';
/** With a focal point, which stays when the file is replaced. */
const FOCUSED = 'api/files/own.webp#focus=20-80';

beforeEach(letPicturesLoad);
beforeAll(async () => {
  await import('#src/features/photo/gallery/gallery-page.tsx');
  await import('#src/features/photo/details/photo-details-dialog.tsx');
}, 120_000);

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('The mock lacks a record');
  return record;
}
const photo = () => found(mock.db.photos.find('photo-200'));
const news = () => found(mock.db.news.find(5));
const product = () => found(mock.db.products.find(2));
const company = () => found(mock.db.companyInfo.find(1));

/** The photo is shown by a text, a gallery and a field, each with an address of its own form. */
function useEverywhere() {
  const { db } = mock;
  db.photos.replace({ ...photo(), url: OLD });
  const content = `<p>前</p><img alt="棚" src="${OLD}" width="800"><a href='${OLD}'>大图</a>`;
  db.news.replace({ ...news(), content });
  db.products.replace({ ...product(), images: [FOCUSED, '/other.png'] });
  db.companyInfo.replace({ ...company(), wechatQr: `${location.origin}${OLD}` });
}

async function openDetails() {
  const app = await renderApp(GALLERY, { as: 'admin' });
  await app.user.click(await screen.findByRole('button', { name: `「${photo().name}」的详情` }));
  const dialog = within(await screen.findByRole('dialog', { name: photo().alt || photo().name }));
  return { ...app, dialog };
}

type Opened = Pick<Awaited<ReturnType<typeof openDetails>>, 'user' | 'dialog'>;

/** Chooses a file, and returns what is asked before it is used. */
async function choose({ user, dialog }: Opened, file: File) {
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: '替换文件' })).not.toHaveAttribute('disabled'),
  );
  await user.upload(dialog.getByLabelText('替换文件', { selector: 'input' }), file);
  return within(await screen.findByRole('alertdialog'));
}

it('a picture is replaced in all records, nothing else of them is changed, and it is undone', async () => {
  useEverywhere();
  const app = await openDetails();
  expect(await app.dialog.findByText('有 3 处内容使用这张图片')).toBeVisible();
  const ask = await choose(app, photoFile(7));
  expect(ask.getByText(/在 3 处内容中逐条换下/)).toBeVisible();
  await expectNoAxeViolations();
  // Somebody else saves meanwhile.
  mock.db.news.replace({ ...news(), title: '别人的新标题' });
  await app.user.click(ask.getByRole('button', { name: '全部替换' }));
  const toast = await findToast('已在 3 处内容中替换');
  const next = /src="([^"]+)"/.exec(news().content)?.[1] ?? '';
  expect(next).not.toBe(OLD);
  expect(news()).toMatchObject({
    title: '别人的新标题',
    content: `<p>前</p><img alt="棚" src="${next}"><a href="${next}">大图</a>`,
  });
  expect(product().images).toEqual([`${next}#focus=20-80`, '/other.png']);
  expect(company().wechatQr).toBe(next);

  // Of a text that has other words meanwhile only the picture is put back.
  mock.db.news.replace({ ...news(), content: news().content.replace('前', '后') });
  await app.user.click(toast.getByRole('button', { name: '撤销' }));
  await screen.findByText('已撤销');
  expect(news().content).toBe(`<p>后</p><img alt="棚" src="${OLD}"><a href="${OLD}">大图</a>`);
  expect(product().images).toEqual([FOCUSED, '/other.png']);
  expect(company().wechatQr).toBe(`${location.origin}${OLD}`);
});

it('each record has its result, and what failed is sent again', async () => {
  useEverywhere();
  mock.db.faults.set('PUT /product/update', '503');
  const app = await openDetails();
  const ask = await choose(app, photoFile(7));
  await app.user.click(ask.getByRole('button', { name: '全部替换' }));
  const [first, ...others] = await ask.findAllByRole('listitem');
  await waitFor(() => expect(ask.getByRole('button', { name: '重试' })).toBeEnabled());
  expect(ask.getAllByRole('listitem')[0]).toHaveTextContent(product().name);
  expect([first, ...others]).toHaveLength(3);
  expect(company().wechatQr).not.toContain(OLD);
  expect(product().images).toContain(FOCUSED);
  await expectNoAxeViolations();
  mock.db.faults.clear();
  await app.user.click(ask.getByRole('button', { name: '重试' }));
  await findToast('已在 3 处内容中替换');
  expect(product().images).toEqual([`${company().wechatQr}#focus=20-80`, '/other.png']);
});

it('what could not be put back is named, and tried again', async () => {
  useEverywhere();
  const app = await openDetails();
  const ask = await choose(app, photoFile(7));
  await app.user.click(ask.getByRole('button', { name: '全部替换' }));
  const toast = await findToast('已在 3 处内容中替换');
  mock.db.faults.set('PUT /product/update', '503');
  await app.user.click(toast.getByRole('button', { name: '撤销' }));
  const failed = await findToast(`「${product().name}」没有撤销`);
  expect(company().wechatQr).toBe(`${location.origin}${OLD}`);
  mock.db.faults.clear();
  await app.user.click(failed.getByRole('button', { name: '重试' }));
  await screen.findByText('已撤销');
  expect(product().images).toEqual([FOCUSED, '/other.png']);
});

it('a file that cannot be stored changes no record', async () => {
  useEverywhere();
  mock.db.faults.set('POST /file', '503');
  const app = await openDetails();
  const ask = await choose(app, photoFile(7));
  await app.user.click(ask.getByRole('button', { name: '全部替换' }));
  await waitFor(() => expect(ask.getByRole('button', { name: '重试' })).toBeEnabled());
  expect(news().content).toContain(OLD);
  mock.db.faults.clear();
  await app.user.click(ask.getByRole('button', { name: '重试' }));
  await findToast('已在 3 处内容中替换');
  expect(news().content).not.toContain(OLD);
});

it('a file to download is replaced where it is listed, with its size; one that cannot be used is refused', async () => {
  const url = '/api/files/manual.pdf';
  const attachment = {
    title: '说明书',
    kind: 'manual',
    language: 'zh',
    version: 'V1',
    titleEn: 'x',
  };
  const attachments = [{ ...attachment, url, size: 5, type: 'application/pdf' }];
  mock.db.products.replace({ ...product(), attachments });
  mock.db.news.replace({ ...news(), content: `<p><a href="${url}">说明书</a></p>` });
  const { user } = await renderApp('/backstage/content/products/2/edit', { as: 'admin' });
  await user.click(await screen.findByRole('button', { name: '在所有内容中替换「说明书」' }));
  const dialog = within(await screen.findByRole('dialog', { name: '替换「说明书」' }));
  expect(await dialog.findByRole('link', { name: news().title })).toBeVisible();
  const app = { user, dialog };
  await expectNoAxeViolations();
  const input = await dialog.findByLabelText('替换文件', { selector: 'input' });
  await user.upload(input, new File([], '空.pdf', { type: 'application/pdf' }));
  await findToast(/^「空\.pdf」不能使用/);
  const ask = await choose(app, new File(['%PDF-1.7'], '新.pdf', { type: 'application/pdf' }));
  await user.click(ask.getByRole('button', { name: '全部替换' }));
  const toast = await findToast('已在 2 处内容中替换');
  expect(product().attachments?.[0]).toMatchObject({ ...attachment, size: 8 });
  const next = product().attachments?.[0]?.url ?? '';
  expect(next).not.toBe(url);
  expect(news().content).toContain(`href="${next}"`);
  await user.click(toast.getByRole('button', { name: '撤销' }));
  await screen.findByText('已撤销');
  expect(product().attachments).toEqual(attachments);
});
