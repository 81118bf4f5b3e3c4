import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoAxeViolations } from '#tests/support/axe.ts';
import { mock } from '#tests/support/mock.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const PAGE = 'GET /product/page';
const shown = () => mock.db.products.all().filter(({ status }) => status === 0);
const saying = (name: string, ...values: string[]) =>
  shown()
    .filter(({ specifications }) =>
      specifications.some((row) => row.name === name && values.includes(row.value)),
    )
    .map((product) => product.name)
    .toSorted();
const names = () =>
  screen
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent)
    .toSorted();
/** Hidden, because to jsdom's style sheets any window has 1024 px. */
const BESIDE = { hidden: true };
const heading = (name: string) => screen.findByRole('heading', { level: 2, name, ...BESIDE });
const side = async () => within((await heading('筛选')).closest('section') ?? document.body);
const group = async (name: string) =>
  within(await (await side()).findByRole('group', { name, ...BESIDE }));
const box = async (name: string, value: string) =>
  (await group(name)).getByRole('checkbox', {
    name: new RegExp(`^${value}( 及以上)?\\s*\\d+$`),
    ...BESIDE,
  });

/** Decoded, as a person reads it. */
const searchOf = (router: { state: { location: { search: string } } }) =>
  decodeURIComponent(router.state.location.search);

beforeEach(letPicturesLoad);

describe('filters of the products', () => {
  it('P7: IP68 finds exactly the products that say so; Back takes it back, and a shared link shows the same', async () => {
    const { user, router, unmount } = await renderApp('/product');
    await user.click(await box('防护等级', 'IP68'));
    await waitFor(() => expect(searchOf(router)).toBe('?spec=防护等级:IP68'));
    await waitFor(() => expect(names()).toEqual(saying('防护等级', 'IP68')));
    expect(await box('防护等级', 'IP68')).toBeChecked();
    expect(screen.getByText(`找到 ${saying('防护等级', 'IP68').length} 款产品`)).toBeVisible();
    await expectNoAxeViolations();
    const shared = router.state.location;
    await router.navigate(-1);
    await waitFor(async () => expect(await box('防护等级', 'IP68')).not.toBeChecked());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(12));
    unmount();

    await renderApp(shared.pathname + shared.search);
    await screen.findAllByRole('article');
    await waitFor(() => expect(names()).toEqual(saying('防护等级', 'IP68')));
  });

  it('P7: IP67 and above finds IP68; what would find nothing cannot be ticked', async () => {
    const { user, router } = await renderApp('/product');
    await user.click(await box('防护等级', 'IP67'));
    await waitFor(() => expect(searchOf(router)).toBe('?spec=防护等级:IP67'));
    await waitFor(() => expect(names()).toEqual(saying('防护等级', 'IP67', 'IP68')));
    // None of these products has a power.
    await user.click((await side()).getByText(/^更多筛选条件/));
    for (const power of (await group('功率')).getAllByRole('checkbox', BESIDE)) {
      expect(power).toBeDisabled();
    }
    await user.click(await box('工作温度', '−40 ~ 80 ℃'));
    const label = (await box('工作温度', '−40 ~ 80 ℃')).closest('label')?.textContent ?? '';
    await waitFor(() => expect(names()).toHaveLength(Number(/\d+$/.exec(label)?.[0])));
    const chosen = within(screen.getByRole('list', { name: '已选条件' }));
    expect(chosen.getByRole('link', { name: '防护等级：IP67 及以上' })).toBeVisible();
    await user.click(await box('防护等级', 'IP65'));
    // Finds more than the other class, and is chosen in its place.
    await waitFor(() => expect(searchOf(router)).toMatch('防护等级:IP65'));
    await waitFor(async () => expect(await box('防护等级', 'IP67')).not.toBeChecked());
    await user.click(chosen.getByRole('link', { name: '防护等级：IP65 及以上' }));
    await waitFor(async () => expect(await box('防护等级', 'IP65')).not.toBeChecked());
    await user.click(screen.getByRole('link', { name: '清除全部条件' }));
    await waitFor(() => expect(searchOf(router)).toBe(''));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: '已选条件' })).not.toBeInTheDocument(),
    );
  });

  it('P7: RS485 is one filter, whether products call it output or communication, and its values add up', async () => {
    const { user, router } = await renderApp('/product');
    const saysRs485 = shown().filter(({ specifications }) =>
      specifications.some(
        ({ name, value }) => ['输出', '通信', '串口'].includes(name) && value.includes('RS485'),
      ),
    );
    const rs485 = await box('通信', 'RS485');
    expect(rs485.closest('label')).toHaveTextContent(`RS485${saysRs485.length}`);
    await user.click(rs485);
    await user.click(await box('通信', 'LoRa'));
    await waitFor(() => expect(searchOf(router)).toBe('?spec=通信:RS485,LoRa'));
    expect(await screen.findByText(`找到 ${saysRs485.length + 1} 款产品`)).toBeVisible();
  });

  it('P7: a range of temperatures finds the products that work in all of it', async () => {
    const { user, router } = await renderApp('/product', { width: 390 });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    const range = async () =>
      within(await sheet.findByRole('form', { name: '工作温度需要覆盖的范围（℃）' }));
    const end = async (name: string) => (await range()).getByRole('textbox', { name });
    await user.type(await end('工作温度，最低 ℃'), '-25');
    await user.type(await end('工作温度，最高 ℃'), '６０{Enter}');
    await waitFor(() => expect(searchOf(router)).toBe('?spec=工作温度:-25..60+℃'));
    const fits = saying('工作温度', '-40 ~ 80 ℃', '-30 ~ 70 ℃');
    expect(await sheet.findByRole('button', { name: `查看 ${fits.length} 款产品` })).toBeVisible();
    await waitFor(async () => expect(await end('工作温度，最低 ℃')).toHaveValue('-25'));
    await user.clear(await end('工作温度，最低 ℃'));
    await user.clear(await end('工作温度，最高 ℃'));
    await user.click((await range()).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(searchOf(router)).toBe(''));
  });

  it('P7: a category and a keyword have filters of their own', async () => {
    await renderApp('/product?categoryId=42');
    await group('层数');
    expect(
      (await side()).queryByRole('group', { name: '防护等级', ...BESIDE }),
    ).not.toBeInTheDocument();
  });

  it('P7: where nothing has all that was chosen, it says what would have to go, and what is found then', async () => {
    const spec = encodeURIComponent('防护等级:IP68;工作温度:-20 ~ 55 ℃');
    const { user } = await renderApp(`/product?spec=${spec}`);
    expect(await screen.findByText('没有同时符合这些条件的产品。')).toBeVisible();
    const fits = saying('防护等级', 'IP68');
    await user.click(
      screen.getByRole('link', { name: `不限工作温度（−20 ~ 55 ℃）：${fits.length} 款` }),
    );
    await waitFor(() => expect(names()).toEqual(fits));
  });

  it('P7: filters that do not load say so, and can be tried again; the list stands', async () => {
    const { user, db } = await renderApp('/product', { width: 1000 });
    await screen.findAllByRole('article');
    db.faults.set(PAGE, '503');
    await user.click(screen.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    expect(await sheet.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      '筛选条件没有加载出来。',
    );
    db.faults.clear();
    await user.click(sheet.getByRole('button', { name: '重试' }));
    expect(await sheet.findByRole('group', { name: '防护等级' })).toBeVisible();
  });

  it('P7: on phones they are in a sheet, whose button says what is found and the list’s how many are set', async () => {
    const { user } = await renderApp('/product', { width: 390 });
    await screen.findAllByRole('article');
    // Nothing is read for filters that nobody has asked for.
    expect(mock.db.requests.of(PAGE)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: '筛选' }));
    const sheet = within(await screen.findByRole('dialog', { name: '筛选' }));
    const protection = within(await sheet.findByRole('group', { name: '防护等级' }));
    await user.click(protection.getByRole('checkbox', { name: /^IP68/ }));
    const count = saying('防护等级', 'IP68').length;
    await user.click(await sheet.findByRole('button', { name: `查看 ${count} 款产品` }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '筛选（1）' })).toBeVisible();
    expect(names()).toEqual(saying('防护等级', 'IP68'));
  });

  it('P7: where the products say nothing of themselves, there are none', async () => {
    for (const product of mock.db.products.all()) product.specifications = [];
    await renderApp('/product');
    await screen.findAllByRole('article');
    expect(
      screen.queryByRole('heading', { level: 2, name: '筛选', ...BESIDE }),
    ).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '筛选' })).not.toBeInTheDocument();
  });

  it('P7: they are shown in English, also where a Chinese reader chose them', async () => {
    const spec = encodeURIComponent('防护等级:IP68');
    await renderApp(`/product?spec=${spec}`, { language: 'en' });
    expect(await heading('Filters')).toBeInTheDocument();
    expect(await screen.findByText(/^\d+ products found$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Protection rating: IP68 and above' })).toBeVisible();
  });

  it('P7: two leading specifications stand on each card', async () => {
    await renderApp('/product');
    const [card] = await screen.findAllByRole('article');
    const name = within(card ?? document.body).getByRole('heading').textContent;
    const product = shown().find((one) => one.name === name);
    const terms = within(card ?? document.body).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(
      product?.specifications.slice(0, 2).map((row) => row.name),
    );
  });
});
