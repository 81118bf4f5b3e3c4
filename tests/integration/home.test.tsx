import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const region = (name: string) => screen.findByRole('region', { name });
const titlesIn = (band: HTMLElement) =>
  within(band)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

/** A text of each band's content. */
const BANDS = [
  ['GET /scroller/get', '精选推荐', /让温室自己照看庄稼/],
  ['GET /notice/get', '公告', /例行维护/],
  ['GET /product-category/list', '我们做什么', /环境感知/],
  ['GET /product/page', '推荐产品', /土壤温湿度传感器/],
  ['GET /news/top3', '新闻资讯', /年产能提升至 12 万台/],
  ['GET /news/page', '客户用出来的成绩', /86 座日光温室/],
  ['GET /links/get', '合作伙伴', /禾田农业研究院/],
] as const;

describe('bands', () => {
  it('P6: every band shows the records of its call, and links to their list', async () => {
    await renderApp('/home');
    for (const [, name, text] of BANDS) {
      expect(await within(await region(name)).findByText(text)).toBeInTheDocument();
    }
    expect(
      within(await region('推荐产品')).getByRole('link', { name: '查看全部产品' }),
    ).toHaveAttribute('href', '/product');
    expect(screen.getByRole('link', { name: '查看在招职位' })).toHaveAttribute('href', '/job');
    expect(
      within(await region('用数字说话')).getByRole('link', { name: '了解我们的历程' }),
    ).toHaveAttribute('href', '/aboutus');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('青禾智控科技有限公司');
    await waitFor(() => expect(document.title).toBe('首页 - 青禾智控科技有限公司'));
  });

  it.each(['GET /scroller/get', 'GET /notice/get', 'GET /links/get'] as const)(
    'P6: what is hidden is not asked for: %s',
    async (call) => {
      const { db } = await renderApp('/home');
      await region('合作伙伴');
      await waitFor(() => expect(db.requests.of(call)).not.toHaveLength(0));
      const asked = db.requests.of(call).map(({ url }) => new URL(url).searchParams.get('status'));
      expect(new Set(asked)).toEqual(new Set(['0']));
    },
  );

  it.each(BANDS)('P6: where %s fails, the others stand', async (call, name) => {
    await renderApp('/home', { faults: { [call]: 'shape' } });
    for (const [, other, text] of BANDS.filter((band) => band[0] !== call)) {
      expect(await within(await region(other)).findByText(text)).toBeInTheDocument();
    }
    const failed = screen.queryByRole('region', { name });
    const quiet = failed === null || within(failed).queryByText('这部分内容暂时没有加载出来。');
    expect(quiet).toBeTruthy();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('P6: products and news that failed to load can be retried', async () => {
    const { user } = await renderApp('/home', { faults: { 'GET /news/top3': 'shape' } });
    const band = within(await region('新闻资讯'));
    const retry = await band.findByRole('button', { name: '重试' });
    mock.db.faults.clear('GET /news/top3');
    await user.click(retry);
    expect(await band.findByText(/年产能提升至 12 万台/)).toBeVisible();
  });

  it('P6: empty bands are left out', async () => {
    for (const rows of [mock.db.links, mock.db.products, mock.db.announcements]) {
      for (const row of rows.all()) Object.assign(row, { status: 1 });
    }
    await renderApp('/home');
    await within(await region('新闻资讯')).findByText(/年产能提升至 12 万台/);
    await waitFor(() => {
      for (const name of ['合作伙伴', '推荐产品', '公告']) {
        expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
      }
    });
  });

  it('P6: hidden, scheduled and expired records are not shown, although an administrator is sent them', async () => {
    const lead = mock.db.news.all().find(({ pinned }) => pinned);
    Object.assign(lead ?? {}, { publishTime: '2999-01-01T00:00:00.000Z' });
    await renderApp('/home', { as: 'admin' });
    const carousel = within(await region('精选推荐'));
    expect(await carousel.findAllByRole('group', { hidden: true })).toHaveLength(5);
    expect(carousel.queryByText('新一代水肥机即将发布')).not.toBeInTheDocument();
    expect(await within(await region('合作伙伴')).findByText('禾田农业研究院')).toBeVisible();
    expect(screen.queryByText('旧版官网')).not.toBeInTheDocument();
    expect(screen.queryByText(lead?.title ?? '?')).not.toBeInTheDocument();
  });

  it('P6: only recommended products are shown, eight at most', async () => {
    await renderApp('/home');
    const band = await region('推荐产品');
    await within(band).findByText(/土壤温湿度传感器/);
    const names = titlesIn(band);
    expect(names).toHaveLength(8);
    const recommended = mock.db.products.all().filter((product) => product.recommended);
    expect(recommended.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });

  it.each([
    ['cn', ['1,800+ 个园区', '26 个省份', '60万 台设备', '58 个型号', '全年无休']],
    ['en', ['1,800+ sites', '26 provinces', '600,000 devices', '58 models', 'Round the clock']],
  ] as const)('P6: the figures are those that the company says, in %s', async (language, shown) => {
    const company = mock.db.companyInfo.all().find((row) => row.inForce);
    company?.figures.push('全年无休');
    company?.figuresEn?.push('Round the clock');
    await renderApp('/home', { language });
    const band = within(await region(language === 'cn' ? '用数字说话' : 'At a glance'));
    await band.findByText(shown[1].slice(3));
    expect(band.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(shown);
  });

  it('P6: without figures, or where the company cannot be read, their band is left out', async () => {
    await renderApp('/home', { faults: { 'GET /contract/get': 'shape' } });
    await within(await region('合作伙伴')).findByText('禾田农业研究院');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: '用数字说话' })).not.toBeInTheDocument(),
    );
    // The way there stands without them.
    const about = within(await region('关于我们'));
    expect(about.getByRole('link', { name: '了解我们的历程' })).toHaveAttribute('href', '/aboutus');
  });

  it('P6: pinned news come first and are marked, then the newest', async () => {
    await renderApp('/home');
    const band = within(await region('新闻资讯'));
    const cards = await band.findAllByRole('article');
    expect(cards).toHaveLength(3);
    const marks = cards.map((card) => within(card).queryByText('置顶') !== null);
    const pinned = cards.map((card) => {
      const title = within(card).getByRole('heading').textContent;
      return mock.db.news.all().find((row) => row.title === title);
    });
    expect(marks).toEqual(pinned.map((row) => row?.pinned));
    expect(marks.lastIndexOf(true)).toBe(marks.filter(Boolean).length - 1);
    for (const isPinned of [true, false]) {
      const times = pinned.flatMap((row) => (row?.pinned === isPinned ? row.publishTime : []));
      expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)).toReversed());
    }
  });
});

describe('carousel', () => {
  const current = async () =>
    within(await region('精选推荐'))
      .getAllByRole('group')
      .map((slide) => slide.getAttribute('aria-label'));

  it('P6: buttons, dots and arrow keys lead from slide to slide and round', async () => {
    const { user } = await renderApp('/home');
    const carousel = within(await region('精选推荐'));
    await carousel.findByText(/让温室自己照看庄稼/);
    expect(await current()).toEqual(['第 1 张，共 5 张']);
    await user.click(carousel.getByRole('button', { name: '下一张' }));
    expect(await current()).toEqual(['第 2 张，共 5 张']);
    expect(carousel.getByRole('heading', { name: '一屏看清百座温室' })).toBeVisible();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await current()).toEqual(['第 5 张，共 5 张']);
    await user.keyboard('{ArrowRight}');
    expect(await current()).toEqual(['第 1 张，共 5 张']);
    await user.click(carousel.getByRole('button', { name: '转到第 4 张' }));
    expect(await current()).toEqual(['第 4 张，共 5 张']);
    expect(carousel.getByRole('button', { name: '转到第 4 张' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('P6: it can be paused and started again', async () => {
    const { user } = await renderApp('/home');
    const carousel = within(await region('精选推荐'));
    await user.click(await carousel.findByRole('button', { name: '暂停轮播' }));
    expect(carousel.getByRole('button', { name: '继续轮播' })).toBeVisible();
    await user.click(carousel.getByRole('button', { name: '继续轮播' }));
    expect(carousel.getByRole('button', { name: '暂停轮播' })).toBeVisible();
  });

  it('P6: the first picture is loaded first, on phones the tall one', async () => {
    await renderApp('/home');
    const slide = await within(await region('精选推荐')).findByRole('group');
    const image = slide.querySelector('img');
    expect(image).toHaveAttribute('fetchpriority', 'high');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(slide.querySelector('source')?.getAttribute('srcset')).toContain(
      'greenhouse-inside-tall',
    );
  });

  it('P6: a single slide has no buttons', async () => {
    for (const row of mock.db.advertisements.all()) {
      if (row.id !== 1) Object.assign(row, { status: 1 });
    }
    await renderApp('/home');
    const carousel = within(await region('精选推荐'));
    await carousel.findByText(/让温室自己照看庄稼/);
    expect(carousel.queryByRole('button')).not.toBeInTheDocument();
  });

  it('P6: without slides the company’s slogan and a link to the products are shown', async () => {
    await renderApp('/home', { faults: { 'GET /scroller/get': '404' } });
    expect(await screen.findByRole('link', { name: '了解我们的业务' })).toHaveAttribute(
      'href',
      '/product',
    );
    expect((await screen.findAllByText('让每一株青禾，都长在合适的环境里')).length).toBeGreaterThan(
      1,
    );
  });
});

describe('announcements', () => {
  const TITLE = '云平台将于本周日凌晨 2:00 至 4:00 例行维护';

  it('P6: one opens over the page, has an address, and closes', async () => {
    const { user, router } = await renderApp('/home');
    await user.click(await screen.findByRole('link', { name: TITLE }));
    const dialog = await screen.findByRole('dialog', { name: TITLE });
    expect(await within(dialog).findByText(/维护期间网页与手机端暂不能登录/)).toBeVisible();
    expect(router.state.location.search).toBe('?notice=1');
    await user.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('');
  });

  it('P6: a button shows the next one', async () => {
    const { user } = await renderApp('/home');
    const band = within(await region('公告'));
    await band.findByRole('link', { name: TITLE });
    await user.click(band.getByRole('button', { name: '下一条公告' }));
    expect(await band.findByRole('link', { name: /^冬季温室保温设备/ })).toBeVisible();
  });

  it('P6: the address opens it directly; one that is hidden or gone says so', async () => {
    await renderApp('/home?notice=1');
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
  });

  it.each([
    ['gone', '4711'],
    ['expired', '1'],
  ])('P6: one that is %s says so', async (_why, id) => {
    Object.assign(mock.db.announcements.find(1) ?? {}, { expireTime: '2020-01-01T00:00:00.000Z' });
    await renderApp(`/home?notice=${id}`);
    const dialog = await screen.findByRole('dialog', { name: '公告' });
    expect(await within(dialog).findByText('这条公告不存在，或已经过期。')).toBeVisible();
  });

  it('P6: one that fails to load can be retried', async () => {
    const call = 'GET /notice/details';
    const { user } = await renderApp('/home?notice=1', { faults: { [call]: 'drop' } });
    const dialog = await screen.findByRole('dialog');
    const retry = await within(dialog).findByRole('button', { name: '重试' });
    mock.db.faults.clear(call);
    await user.click(retry);
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeVisible();
  });
});
