import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const PAGE = 'GET /product/page';
const NAME = '土壤温湿度传感器';

beforeEach(letPicturesLoad);

function product(id: number) {
  const found = mock.db.products.find(id);
  if (!found) throw new Error(`The mock has no product ${id}`);
  return found;
}

async function openPage(path = '/download', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: '资料下载' });
  return app;
}

const main = () => within(screen.getByRole('main'));
const products = async () =>
  (await main().findAllByRole('heading', { level: 2 })).map((one) => one.textContent);
const files = () =>
  main().queryAllByText((_text, element) => element?.hasAttribute('download') ?? false);

describe('a product’s files', () => {
  it('stand on its page with kind, language, version, format and size; a link beside the enquiry leads there', async () => {
    const { user, router } = await renderApp('/product/details?id=1');
    const section = within(await screen.findByRole('region', { name: '资料下载' }));
    const link = section.getByRole('link', { name: `${NAME}使用说明书` });
    // The name stands above.
    expect(link).toHaveTextContent(/^使用说明书$/);
    expect(link).toHaveAttribute('href', '/api/files/qh-s100-manual-zh.pdf');
    expect(link).toHaveAttribute('download', `${NAME}使用说明书 V2.1.pdf`);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).not.toHaveAttribute('target');
    expect(section.getByText(/^说明书 · 中文 · V2\.1 · PDF · [\d.]+.kB$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '资料下载（4）' }));
    expect(section.getByRole('heading', { name: '资料下载' })).toHaveFocus();
    expect(router.state.location.hash).toBe('');
  });

  it('are left out where their address is unsafe; one on another host opens beside the page', async () => {
    const [file] = product(1).attachments ?? [];
    if (!file) throw new Error('The mock has no file');
    product(1).attachments = [
      { ...file, title: '不安全', url: 'javascript:alert(1)' },
      { ...file, title: '外站', url: 'https://files.example.com/a.pdf' },
    ];
    await renderApp('/product/details?id=1');
    const link = await screen.findByRole('link', { name: '外站' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('不安全')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '资料下载（1）' })).toBeVisible();
  });

  it('have neither link nor heading where there are none', async () => {
    product(1).attachments = [];
    await renderApp('/product/details?id=1');
    expect(await screen.findByRole('heading', { level: 1, name: NAME })).toBeVisible();
    expect(screen.queryByText(/资料下载（/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: '资料下载' })).not.toBeInTheDocument();
  });

  it('have English titles on the English site', async () => {
    await renderApp('/product/details?id=1', { language: 'en' });
    const section = within(await screen.findByRole('region', { name: 'Downloads' }));
    const name = 'Soil moisture and temperature sensor: user manual';
    expect(section.getByRole('link', { name })).toBeVisible();
    expect(section.getByText(/^Manual · English · V2\.1 · PDF · /)).toBeVisible();
  });
});

describe('the page of all files', () => {
  it('lists them by product, without hidden ones; kind, category, keyword and page are in the address', async () => {
    product(1).status = 1;
    const { user, router } = await openPage();
    const before = await products();
    expect(before).toHaveLength(20);
    expect(before.join()).not.toContain('QH-S100');
    await user.click(main().getByRole('link', { name: '图纸' }));
    await waitFor(() => expect(router.state.location.search).toBe('?type=drawing'));
    await waitFor(() => expect(files().every((one) => /尺寸图/.test(one.textContent))).toBe(true));
    expect(main().getByRole('link', { name: '图纸' })).toHaveAttribute('aria-current', 'true');
    await user.click(await main().findByRole('link', { name: '环境感知' }));
    await waitFor(() => expect(router.state.location.search).toBe('?categoryId=1&type=drawing'));
    await waitFor(() =>
      expect(main().getByRole('link', { name: '环境感知' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
    );
    await user.type(main().getByRole('searchbox'), '气象{Enter}');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        `?${new URLSearchParams({ categoryId: '1', type: 'drawing', q: '气象' }).toString()}`,
      ),
    );
    await waitFor(async () => expect((await products()).join()).toContain('气象站'));
    expect(main().getByRole('status')).toHaveTextContent(`共 ${files().length} 份资料`);
  });

  it('says that nothing is found, and leads to all', async () => {
    const { user, router } = await openPage('/download?q=没有这种东西');
    expect(await main().findByText('没有找到符合条件的资料。')).toBeVisible();
    await user.click(main().getByRole('link', { name: '查看全部资料' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await products()).toHaveLength(20);
  });

  it('says that there are none yet', async () => {
    for (const one of mock.db.products.all()) one.attachments = [];
    await openPage();
    expect(await main().findByText('资料正在整理中，过些时候再来看看。')).toBeVisible();
  });

  it('says why they could not be read, and reads them again', async () => {
    const { user, db } = await openPage('/download', { faults: { [PAGE]: '404' } });
    expect(await main().findByText('资料没有加载出来')).toBeVisible();
    db.faults.clear();
    await user.click(main().getByRole('button', { name: '重试' }));
    expect(await products()).toHaveLength(20);
  });

  it('is reached from the list of products and from the footer', async () => {
    const { user, router } = await renderApp('/product');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(await footer.findByRole('link', { name: '资料下载' })).toHaveAttribute(
      'href',
      '/download',
    );
    await user.click(main().getByRole('link', { name: '资料下载' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/download'));
  });
});

describe('the site’s search', () => {
  it.each([
    ['说明书 土壤', 'cn', '资料下载', `${NAME}使用说明书`],
    ['soil manual', 'en', 'Downloads', 'Soil moisture and temperature sensor: user manual'],
  ] as const)('“%s” leads to the files of a product', async (q, language, title, file) => {
    await renderApp(`/search?q=${encodeURIComponent(q)}`, { language });
    const group = within(await screen.findByRole('region', { name: new RegExp(`^${title}`) }));
    const [first] = await group.findAllByRole('article');
    const result = within(first ?? document.body);
    expect(result.getByRole('link').getAttribute('href')).toBe('/product/details?id=1#downloads');
    expect(first).toHaveTextContent(file);
  });

  it('leads from the first products to all', async () => {
    await renderApp('/search?q=说明书');
    const group = within(await screen.findByRole('region', { name: /^资料下载/ }));
    const all = await group.findByRole('link', { name: /^全部 \d+ 款产品的资料$/ });
    expect(all).toHaveAttribute('href', `/download?q=${encodeURIComponent('说明书')}`);
  });

  it('a product’s name finds the product, not its files as well', async () => {
    await renderApp('/search?q=QH-S100');
    expect(await screen.findByRole('region', { name: /^产品(?!分类)/ })).toBeVisible();
    await screen.findByText('共找到 1 条结果');
    expect(screen.queryByRole('region', { name: /^资料下载/ })).not.toBeInTheDocument();
  });
});
