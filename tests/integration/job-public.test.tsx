import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { mock } from '#tests/support/mock.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const ONE = 'GET /job/get';
const COMPANY = 'GET /contract/get';
const LONG_AGO = '2020-01-31T10:00:00.000Z';
const findMain = async () => within(await screen.findByRole('main'));
const main = () => within(screen.getByRole('main'));
const findRows = () => main().findAllByRole('article');
const titles = async () =>
  (await findRows()).map((row) => within(row).getByRole('heading').textContent);
const apply = (title: string) => main().queryByRole('link', { name: `邮件投递：${title}` });
const parametersOf = (link: HTMLElement | null) =>
  new URL(link?.getAttribute('href') ?? '').searchParams;

function job(id: number) {
  const found = mock.db.jobs.find(id);
  if (!found) throw new Error(`The mock has no job ${id}`);
  return found;
}

const isOpen = ({ status, deadline }: ReturnType<typeof job>) =>
  status === 0 && (deadline === '' || Date.parse(deadline) > Date.now());
const openJobs = () => mock.db.jobs.all().filter(isOpen);

async function rowOf(title: string) {
  const heading = await main().findByRole('heading', { name: title });
  const row = (await findRows()).find((one) => one.contains(heading));
  if (!row) throw new Error(`No row for ${title}`);
  return within(row);
}

async function openList(path = '/job', options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp(path, options);
  await screen.findByRole('heading', { level: 1, name: '加入我们' });
  return app;
}

describe('list', () => {
  it('P7: a deadline that is a day alone counts to the end of that day in China', async () => {
    const { title } = Object.assign(job(1), { deadline: serverDay(Date.now()) });
    const { router } = await openList('/job?q=嵌入式');
    expect((await rowOf(title)).queryByText('已截止')).not.toBeInTheDocument();
    expect(apply(title)).toBeVisible();
    Object.assign(job(1), { deadline: serverDay(Date.now() - 86_400_000) });
    await router.navigate('/job/details?id=1');
    expect(await screen.findByText('该职位已截止，感谢关注。')).toBeVisible();
  });

  it('P7: a row says title, city, type, salary and date, and leads to the details', async () => {
    Object.assign(job(1), { salaryMin: 18_000, salaryMax: 30_000, deadline: '' });
    Object.assign(job(1), { publishTime: '2026-06-05T02:00:00.000Z' });
    await openList('/job?q=嵌入式');
    const row = await rowOf(job(1).title);
    expect(row.getByRole('link', { name: job(1).title })).toHaveAttribute(
      'href',
      '/job/details?id=1',
    );
    expect(row.getByText('杭州')).toBeVisible();
    expect(row.getByText('全职')).toBeVisible();
    expect(row.getByText('1.8万–3万')).toHaveTextContent('1.8万–3万/月');
    expect(row.getByText('2026年6月5日发布')).toBeVisible();
    expect(document.title).toBe('加入我们 - 青禾智控科技有限公司');
  });

  it('P7: a row links to a mail of application with the position’s name', async () => {
    await openList();
    await findRows();
    const link = apply(job(1).title);
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:hr@qinghe\.example\.com\?/),
    );
    expect(parametersOf(link).get('subject')).toBe(`应聘：${job(1).title}`);
    expect(parametersOf(link).get('body')).toContain(`「${job(1).title}」`);
  });

  it('P7: a position without a mail address uses the company’s', async () => {
    Object.assign(job(1), { contactEmail: '' });
    await openList();
    await waitFor(() =>
      expect(apply(job(1).title)).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:contact@qinghe\.example\.com\?/),
      ),
    );
  });

  it('P7: ten rows a page, the pages are links', async () => {
    const { user, router } = await openList();
    expect(await findRows()).toHaveLength(10);
    const first = await titles();
    await user.click(main().getByRole('link', { name: /第 ?2 ?页/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    await waitFor(async () =>
      expect((await titles()).filter((title) => first.includes(title))).toEqual([]),
    );
  });

  it('P7: past the last page the address leads to the last one', async () => {
    const { router } = await openList('/job?page=99');
    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect((await findRows()).length).toBeGreaterThan(0);
  });

  it('P7: city and type narrow the list together, are marked, and stand in the address', async () => {
    const { user, router } = await openList('/job?page=2');
    const cities = within(await main().findByRole('navigation', { name: '城市' }));
    await user.click(cities.getByRole('link', { name: '杭州' }));
    expect(await cities.findByRole('link', { name: '杭州', current: true })).toBeVisible();
    const types = within(main().getByRole('navigation', { name: '类型' }));
    await user.click(types.getByRole('link', { name: '实习' }));
    await waitFor(() =>
      expect([...new URLSearchParams(router.state.location.search)]).toEqual([
        ['city', '杭州'],
        ['type', 'intern'],
      ]),
    );
    const fitting = openJobs().filter(({ city, type }) => city === '杭州' && type === 'intern');
    const expected = fitting.map(({ title }) => title).toSorted();
    await waitFor(async () => expect((await titles()).toSorted()).toEqual(expected));
    expect(main().getByRole('status')).toHaveTextContent(`${fitting.length} 个在招职位`);
    expect(main().getByRole('link', { name: '实习', current: true })).toBeVisible();
  });

  it('P7: only cities and types of the positions are offered as filters', async () => {
    for (const one of mock.db.jobs.all()) Object.assign(one, { city: '杭州', type: 'full-time' });
    Object.assign(job(3), { type: 'intern' });
    await openList();
    const types = within(await main().findByRole('navigation', { name: '类型' }));
    expect(types.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '全部',
      '全职',
      '实习',
    ]);
    expect(main().queryByRole('navigation', { name: '城市' })).not.toBeInTheDocument();
  });

  it('P7: a keyword is looked for in title and text, and stands in the address', async () => {
    Object.assign(job(1), { duties: '<p>玻璃温室<b>无土</b>栽培</p>' });
    const { user, router } = await openList();
    await user.type(
      await screen.findByRole('searchbox', { name: '搜索职位' }),
      ' 玻璃温室 {Enter}',
    );
    await waitFor(() =>
      expect(new URLSearchParams(router.state.location.search).get('q')).toBe('玻璃温室'),
    );
    await waitFor(async () => expect(await titles()).toEqual([job(1).title]));
  });

  it('P7: a keyword is found in the text as it reads, not in its markup', async () => {
    Object.assign(job(1), { title: '研发 R&D', duties: '<p>AT&amp;T&nbsp;Labs</p>' });
    const { router } = await openList('/job?q=t%26t%20labs');
    expect(await titles()).toEqual([job(1).title]);
    await router.navigate('/job?q=r%26d');
    await waitFor(async () => expect(await titles()).toEqual([job(1).title]));
    await router.navigate('/job?q=%26amp%3B');
    expect(await main().findByText('没有找到符合条件的职位。')).toBeVisible();
  });

  it('P7: where nothing fits, a way back to all is offered', async () => {
    const { user } = await openList('/job?q=nothing-like-this');
    expect(await main().findByText('没有找到符合条件的职位。')).toBeVisible();
    await user.click(main().getByRole('link', { name: '查看全部职位' }));
    expect(await findRows()).toHaveLength(10);
  });

  it('P7: expired positions come last, are marked, and do not offer applying', async () => {
    Object.assign(job(1), { publishTime: '2020-01-01T10:00:00.000Z', deadline: LONG_AGO });
    await openList('/job?page=2');
    expect((await titles()).at(-1)).toBe(job(1).title);
    const row = await rowOf(job(1).title);
    expect(row.getByText('已截止')).toBeVisible();
    expect(apply(job(1).title)).not.toBeInTheDocument();
    expect(main().getByRole('status')).toHaveTextContent(`${openJobs().length} 个在招职位`);
  });

  it('P7: hidden and scheduled positions are not shown, although an administrator is sent them', async () => {
    Object.assign(job(1), { status: 1 });
    Object.assign(job(2), { publishTime: '2098-01-01T10:00:00.000Z', deadline: '' });
    await openList('/job?type=full-time', { as: 'admin' });
    const shown = await titles();
    expect(shown).not.toContain(job(1).title);
    expect(shown).not.toContain(job(2).title);
    expect(shown).toContain(job(3).title);
  });

  it('P7: without open positions it says so, and offers to write all the same', async () => {
    for (const one of mock.db.jobs.all()) Object.assign(one, { status: 1 });
    Object.assign(job(1), { status: 0, publishTime: '2020-01-01T10:00:00Z', deadline: LONG_AGO });
    await openList();
    expect(await main().findByText('目前没有在招职位')).toBeVisible();
    expect(await main().findByRole('link', { name: '写信给我们' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:contact@qinghe\.example\.com\?subject=/),
    );
    expect(await titles()).toEqual([job(1).title]);
  });

  it('P7: without positions and without a mail address it links to the home page', async () => {
    for (const one of mock.db.jobs.all()) Object.assign(one, { status: 1 });
    await openList('/job', { faults: { [COMPANY]: 'null' } });
    expect(await main().findByText('目前没有在招职位')).toBeVisible();
    expect(await main().findByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
    expect(main().queryByRole('link', { name: '写信给我们' })).not.toBeInTheDocument();
  });
});

describe('details', () => {
  const heading = (id: number) => screen.findByRole('heading', { level: 1, name: job(id).title });

  it('P7, P11: show the position with its facts and texts, its title in the tab, and its data for search engines', async () => {
    Object.assign(job(1), { deadline: '', salaryMin: null, salaryMax: null });
    Object.assign(job(1), { duties: '<p>照看温室<script>alert(1)</script></p>' });
    await renderApp('/job/details?id=1');
    expect(await heading(1)).toBeVisible();
    expect(main().getByText('面议')).toBeVisible();
    expect(main().getByText('研发中心', { selector: 'dd' })).toBeVisible();
    expect(main().getByText('照看温室')).toBeVisible();
    expect(document.querySelector('main script')).toBeNull();
    await waitFor(() => expect(document.title).toBe(`${job(1).title} - 青禾智控科技有限公司`));
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      expect.stringContaining('杭州'),
    );
    const told = document.querySelector('script[type="application/ld+json"]')?.textContent;
    expect(told).toContain('"JobPosting"');
    expect(told).toContain('"BreadcrumbList"');
  });

  it('P7: the mail begins with the position’s name; its address can be copied, and the page’s', async () => {
    Object.assign(job(1), { deadline: '', contactEmail: '' });
    const { user } = await renderApp('/job/details?id=1');
    const link = await (
      await findMain()
    ).findByRole('link', { name: 'contact@qinghe.example.com' });
    expect(parametersOf(link).get('subject')).toBe(`应聘：${job(1).title}`);
    expect(parametersOf(link).get('body')).toContain(`「${job(1).title}」`);
    await user.click(main().getByRole('button', { name: '复制投递邮箱' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('contact@qinghe.example.com'),
    );
    const share = within(main().getByRole('group', { name: '分享' }));
    await user.click(share.getByRole('button', { name: /^复制/ }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/\/job\/details\?id=1$/),
    );
  });

  it('P7: without any mail address they say what to do', async () => {
    Object.assign(job(1), { deadline: '', contactEmail: '' });
    const { user } = await renderApp('/job/details?id=1', { faults: { [COMPANY]: 'null' } });
    await user.click(await (await findMain()).findByRole('button', { name: '申请职位' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^暂时没有公布联系方式/)).toBeVisible();
    expect(dialog.queryByRole('link', { name: /@/ })).not.toBeInTheDocument();
  });

  it('P7: an expired position is marked, and cannot be applied for', async () => {
    Object.assign(job(1), { publishTime: '2020-01-01T10:00:00.000Z', deadline: LONG_AGO });
    await renderApp('/job/details?id=1');
    expect(await heading(1)).toBeVisible();
    expect(main().getByText('已截止')).toBeVisible();
    expect(main().getByText('该职位已截止，感谢关注。')).toBeVisible();
    expect(main().queryByRole('button', { name: '申请职位' })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(
        document.querySelector('script[type="application/ld+json"]')?.textContent,
      ).not.toContain('JobPosting'),
    );
  });

  it('P7: a position that the list has shown appears at once, and links back to the list as it was', async () => {
    const { user, router } = await openList('/job?city=杭州&type=intern', {
      faults: { [ONE]: 'hang' },
    });
    const [title = '?'] = await titles();
    await user.click(main().getByRole('link', { name: title }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await user.click(main().getByRole('link', { name: '全部职位' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/job'));
    expect(new URLSearchParams(router.state.location.search).get('city')).toBe('杭州');
    expect(new URLSearchParams(router.state.location.search).get('type')).toBe('intern');
  });

  it('P7: link to other open positions, those of the same department and city first', async () => {
    Object.assign(job(3), { publishTime: '2020-01-01T10:00:00.000Z', deadline: LONG_AGO });
    const { user, router } = await renderApp('/job/details?id=1');
    const others = within(await screen.findByRole('region', { name: '其他在招职位' }));
    const shown = others.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
    expect(shown).toHaveLength(4);
    expect(shown[0]).toBe(job(2).title);
    expect(shown).not.toContain(job(1).title);
    expect(shown).not.toContain(job(3).title);
    await user.click(others.getByRole('link', { name: job(2).title }));
    await waitFor(() => expect(router.state.location.search).toBe('?id=2'));
    expect(await heading(2)).toBeVisible();
  });

  it.each([
    ['without an id', '/job/details', undefined],
    ['without such a record', '/job/details?id=4711', undefined],
    ['closed', '/job/details?id=1', { status: 1 }],
    ['scheduled', '/job/details?id=1', { publishTime: '2999-01-01T00:00:00.000Z', deadline: '' }],
  ])(
    'P7: a position that is %s is not found, and links to the list',
    async (_why, path, change) => {
      Object.assign(job(1), change);
      const { user } = await renderApp(path, { as: 'admin' });
      expect(
        await screen.findByRole('heading', { level: 1, name: '没有找到这个职位' }),
      ).toBeVisible();
      await user.click(main().getByRole('link', { name: '全部职位' }));
      expect(await screen.findByRole('heading', { level: 1, name: '加入我们' })).toBeVisible();
    },
  );

  it('P7: a server that answers null for a missing record says the same', async () => {
    await renderApp('/job/details?id=1', { faults: { [ONE]: 'null' } });
    expect(
      await screen.findByRole('heading', { level: 1, name: '没有找到这个职位' }),
    ).toBeVisible();
  });
});

describe('the way to the positions', () => {
  it('P6: leads from the home page to the list', async () => {
    const { user } = await renderApp('/home');
    await user.click(await (await findMain()).findByRole('link', { name: '查看在招职位' }));
    expect(await screen.findByRole('heading', { level: 1, name: '加入我们' })).toBeVisible();
  });

  it('I1: shows the list in English too', async () => {
    await renderApp('/job?type=intern', { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
    const [row] = await findRows();
    expect(within(row ?? document.body).getByText('Internship')).toBeVisible();
    expect(main().getByText(/^\d+ open positions?$/)).toBeVisible();
  });
});
