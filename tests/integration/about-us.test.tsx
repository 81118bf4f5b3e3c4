import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const inForce = () => mock.db.companyInfo.all().find((company) => company.inForce) ?? {};
const region = (name: string) => screen.findByRole('region', { name });
const FAILED = '这部分内容暂时没有加载出来。';
const hide = (row: object | undefined) => Object.assign(row ?? {}, { status: 1 });

/** Each section with its call and a text of its content. */
const PARTS = [
  ['公司简介', 'GET /contract/get', /青禾智控成立于/],
  ['发展历程', 'GET /develop/page', '植物营养实验室建成'],
  ['荣誉资质', 'GET /honor/page', '高新技术企业'],
  ['联系我们', 'GET /contract/get', /^浙江省杭州市余杭区/],
] as const;

async function seeParts(parts: readonly (typeof PARTS)[number][]) {
  for (const [name, , text] of parts) {
    expect(await within(await region(name)).findByText(text)).toBeInTheDocument();
  }
}

describe('about us', () => {
  it('R2, P8: shows who the company is, its history, its honors and how to reach it', async () => {
    await renderApp('/aboutus');
    const title = await screen.findByRole('heading', { level: 1, name: '青禾智控科技有限公司' });
    expect(title).toBeVisible();
    await seeParts(PARTS);
    expect(screen.getAllByText('让每一株青禾，都长在合适的环境里')[0]).toBeVisible();
  });

  const heroPicture = () =>
    document.querySelector('[data-hero] img')?.getAttribute('src')?.split('?')[0];

  it('P8: the first visible slide that leads here lends the page its picture', async () => {
    const [hidden, plain, leading] = mock.db.advertisements.all();
    Object.assign(hidden ?? {}, { link: '/aboutus', status: 1 });
    Object.assign(plain ?? {}, { link: '/aboutus-old', status: 0 });
    Object.assign(leading ?? {}, { link: '/aboutus#contact', image: '/api/pictures/lab.avif' });
    await renderApp('/aboutus');
    await waitFor(() => expect(heroPicture()).toBe('/api/pictures/lab.avif'));
  });

  it('P8: without a slide that leads here the name stands on the brand’s green', async () => {
    for (const slide of mock.db.advertisements.all()) Object.assign(slide, { link: '' });
    await renderApp('/aboutus');
    await seeParts(PARTS);
    expect(heroPicture()).toBeUndefined();
    expect(document.querySelector('[data-hero] svg')).toBeInTheDocument();
  });

  it('P11: has a title and a description of its own', async () => {
    await renderApp('/aboutus');
    await seeParts(PARTS);
    expect(document.title).toMatch(/^关于我们 - /);
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('青禾智控科技有限公司的公司简介'),
    );
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data).toContain('"Organization"');
    expect(data).toContain('400-000-0808');
  });

  it('P8: the introduction is sanitised', async () => {
    Object.assign(inForce(), {
      introduction: '<p onclick="steal()">你好<script>steal()</script></p>',
    });
    await renderApp('/aboutus');
    const text = await within(await region('公司简介')).findByText('你好');
    expect(text.outerHTML).toBe('<p>你好</p>');
  });

  it.each(['GET /contract/get', 'GET /develop/page', 'GET /honor/page'])(
    'P8: where %s fails, its parts say so and the others stand; a retry mends them',
    async (call) => {
      const { user } = await renderApp('/aboutus', { faults: { [call]: 'shape' } });
      await seeParts(PARTS.filter((part) => part[1] !== call));
      const failed = PARTS.filter((part) => part[1] === call);
      for (const [name] of failed) {
        expect(await within(await region(name)).findByText(FAILED)).toBeVisible();
      }
      mock.db.faults.clear(call);
      await user.click(screen.getAllByRole('button', { name: '重试' })[0] ?? document.body);
      await seeParts(PARTS);
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
    },
  );

  it('P8: a part without content is left out, and so is the link to it', async () => {
    for (const row of mock.db.honors.all()) hide(row);
    await renderApp('/aboutus');
    await seeParts(PARTS.filter(([name]) => name !== '荣誉资质'));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '荣誉资质' })).not.toBeInTheDocument(),
    );
    const menu = within(screen.getByRole('navigation', { name: '本页内容' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '公司简介',
      '发展历程',
      '服务网络',
      '联系我们',
    ]);
  });

  it('names service stations and the countries that the company exports to', async () => {
    await renderApp('/aboutus', { language: 'en' });
    const network = within(await region('Service network'));
    const [stations, countries] = network.getAllByRole('list');
    const namesIn = (list: HTMLElement | undefined) =>
      within(list ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(namesIn(stations)).toContain('Hangzhou');
    expect(namesIn(countries)).toContain('Thailand');
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(data).toContain('"areaServed":["CN","Thailand"');
    expect(data).toContain('"Place","name":"Hangzhou"');
  });

  it('leaves the service network out where the company says nothing of it', async () => {
    Object.assign(inForce(), { stations: [], exportCountries: [] });
    await renderApp('/aboutus');
    await seeParts(PARTS);
    expect(screen.queryByRole('region', { name: '服务网络' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '服务网络' })).not.toBeInTheDocument();
  });

  it('shows each certificate with its number, issuer and validity', async () => {
    const honor = mock.db.honors.all()[0];
    Object.assign(honor ?? {}, {
      name: '示例证书',
      issuer: '发证机关',
      certificateNo: 'GR-1',
      validUntil: '2999-06-14',
    });
    await renderApp('/aboutus');
    const heading = await screen.findByRole('heading', { name: '示例证书' });
    const tile = heading.closest('li');
    expect(tile).toHaveTextContent('发证机关');
    expect(tile).toHaveTextContent('证书编号 GR-1');
    expect(tile).toHaveTextContent('有效期至 2999年6月14日');
  });

  it('P8: without any content at all the page says so and links to other pages', async () => {
    for (const row of [...mock.db.honors.all(), ...mock.db.history.all()]) hide(row);
    await renderApp('/aboutus', { faults: { 'GET /contract/get': 'null' } });
    expect(await screen.findByText('公司资料正在整理中')).toBeVisible();
    expect(screen.getByRole('link', { name: '了解我们的业务' })).toHaveAttribute(
      'href',
      '/product',
    );
    expect(screen.queryByRole('navigation', { name: '本页内容' })).not.toBeInTheDocument();
  });

  it('P8: hidden entries and honors are not shown, although an administrator is sent them', async () => {
    const entry = mock.db.history.all()[0];
    const honor = mock.db.honors.all()[0];
    hide(entry);
    hide(honor);
    await renderApp('/aboutus', { as: 'admin' });
    await within(await region('发展历程')).findByText('植物营养实验室建成');
    await within(await region('荣誉资质')).findByText('质量管理体系认证');
    expect(screen.queryByText(entry?.title ?? '')).not.toBeInTheDocument();
    expect(screen.queryByText(honor?.name ?? '')).not.toBeInTheDocument();
  });

  it('P8: the years stand newest first', async () => {
    await renderApp('/aboutus');
    const history = within(await region('发展历程'));
    await history.findByText('植物营养实验室建成');
    const years = history.getAllByRole('heading', { level: 3 }).map((year) => year.textContent);
    expect(years.length).toBeGreaterThan(10);
    expect(years).toEqual(years.toSorted().toReversed());
  });
});

describe('anchors', () => {
  it('P8: an address with an anchor moves the focus to that part', async () => {
    await renderApp('/aboutus#honors');
    const heading = await screen.findByRole('heading', { level: 2, name: '荣誉资质' });
    await waitFor(() => expect(heading).toHaveFocus());
    await seeParts(PARTS);
    expect(heading).toHaveFocus();
  });

  it('P8: the page’s own menu leads to each part', async () => {
    const { user, router } = await renderApp('/aboutus');
    await user.click(await screen.findByRole('link', { name: '发展历程' }));
    expect(router.state.location.hash).toBe('#history');
    const heading = screen.getByRole('heading', { level: 2, name: '发展历程' });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('honors', () => {
  it('P8: a certificate opens large, the arrow keys show the next one, Escape closes it', async () => {
    const [first = '', second = ''] = mock.db.honors.all().map((honor) => honor.certificateNo);
    const { user } = await renderApp('/aboutus');
    const tile = await screen.findByRole('button', { name: '查看证书：高新技术企业' });
    await user.click(tile);
    const lightbox = await screen.findByRole('dialog', { name: '荣誉资质图片' });
    expect(await within(lightbox).findByRole('img', { name: '高新技术企业' })).toBeInTheDocument();
    expect(within(lightbox).getByText(`证书编号 ${first}`)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(await within(lightbox).findByText(`证书编号 ${second}`)).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(lightbox).not.toBeInTheDocument());
  });

  it('P8: says who gave it, and until when it is valid', async () => {
    const [first, second] = mock.db.honors.all();
    Object.assign(first ?? {}, { date: '2020-05-01', validUntil: '2099-05-01' });
    Object.assign(second ?? {}, { validUntil: '2021-05-01' });
    await renderApp('/aboutus');
    const honors = within(await region('荣誉资质'));
    expect(await honors.findByText('国家级 · 2020年5月1日')).toBeVisible();
    expect(honors.getByText('有效期至 2099年5月1日')).toBeVisible();
    expect(honors.getByText('2021年5月1日 已到期')).toBeVisible();
  });
});

describe('contact', () => {
  const contact = async () => {
    const card = within(await region('联系我们'));
    await card.findByText(/^浙江省杭州市余杭区/);
    return card;
  };

  it('P8: can be called and written to', async () => {
    await renderApp('/aboutus');
    const card = await contact();
    const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('400-000-0808')).toBe('tel:4000000808');
    expect(hrefOf('contact@qinghe.example.com')).toBe('mailto:contact@qinghe.example.com');
    for (const text of ['0571-0000 0809', '310000', '林女士']) {
      expect(card.getByText(text)).toBeVisible();
    }
    expect(card.getByRole('img', { name: '关注公众号' })).toBeInTheDocument();
    expect(card.getByRole('img', { name: '联系客服' })).toBeInTheDocument();
  });

  const contactInEnglish = async (phone: string) => {
    Object.assign(inForce(), { phone });
    await renderApp('/aboutus', { language: 'en' });
    const card = within(await region('Contact us'));
    await card.findByText('+86 571 0000 0809');
    return card;
  };
  const NOTE = 'Mainland China only';

  it('P8: an English reader can call and write from abroad', async () => {
    const card = await contactInEnglish('0571-8888 6666');
    const hrefOf = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('+86 571 8888 6666')).toBe('tel:+8657188886666');
    expect(hrefOf('+86 100 0000 0808')).toBe('https://wa.me/8610000000808');
    expect(card.getByText('qinghe-controls')).toBeVisible();
    expect(card.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('P8: an English reader is told that a 400 number cannot be called from abroad', async () => {
    const card = await contactInEnglish('400-000-0808');
    expect(card.getByRole('link', { name: '400-000-0808' })).toBeVisible();
    expect(card.getByText(NOTE)).toBeVisible();
  });

  it('P8: empty fields of the company are left out', async () => {
    Object.assign(inForce(), { fax: '', postcode: '', companyaddress: '' });
    await renderApp('/aboutus');
    const card = within(await region('联系我们'));
    await card.findByText('林女士');
    expect(card.queryByText('传真')).not.toBeInTheDocument();
    expect(card.queryByText('邮政编码')).not.toBeInTheDocument();
    expect(card.queryByRole('link', { name: /在地图中查看/ })).not.toBeInTheDocument();
  });

  it.each([
    [
      'cn',
      '联系我们',
      /在地图中查看/,
      'https://uri.amap.com/search?keyword=',
      '余杭区青禾路 88 号',
    ],
    ['en', 'Contact us', /View on map/, 'https://www.bing.com/maps?q=', '88 Qinghe Road, Yuhang'],
  ] as const)(
    'P8: in %s the address is looked up on a map',
    async (language, part, name, start, address) => {
      Object.assign(inForce(), { longitude: null, latitude: null });
      await renderApp('/aboutus', { language });
      const link = await within(await region(part)).findByRole('link', { name });
      const href = link.getAttribute('href') ?? '';
      expect(href.startsWith(start)).toBe(true);
      expect(decodeURIComponent(href)).toContain(address);
      expect(link).toHaveAttribute('target', '_blank');
    },
  );

  it('P8: the map shows the place itself where the company gives its coordinates', async () => {
    Object.assign(inForce(), { longitude: 120.012, latitude: 30.281 });
    await renderApp('/aboutus');
    const link = await within(await region('联系我们')).findByRole('link', {
      name: /在地图中查看/,
    });
    const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(origin + pathname).toBe('https://uri.amap.com/marker');
    expect(Object.fromEntries(searchParams)).toMatchObject({
      position: '120.012,30.281',
      name: '青禾智控科技有限公司',
    });
  });

  it('P8: every line can be copied', async () => {
    const { user } = await renderApp('/aboutus');
    const card = await contact();
    await user.click(card.getByRole('button', { name: '复制公司地址' }));
    expect(await card.findAllByText('已复制')).not.toHaveLength(0);
    expect(await navigator.clipboard.readText()).toMatch(/^浙江省杭州市余杭区青禾路/);
  });
});

describe('the ways here', () => {
  it('P1, P6: header and home lead to the page', async () => {
    const { user, router } = await renderApp('/home');
    await user.click(await screen.findByRole('link', { name: '关于我们' }));
    expect(await screen.findByRole('navigation', { name: '本页内容' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/aboutus');
  });
});
