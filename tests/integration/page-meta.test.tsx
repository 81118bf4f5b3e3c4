import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { canonicalPath } from '#src/components/page/canonical-path.ts';
import { breadcrumbData } from '#src/components/structured-data/breadcrumb-data.ts';
import { jobPostingData } from '#src/components/structured-data/job-posting-data.ts';
import { jsonLd } from '#src/components/structured-data/structured-data.tsx';
import { newsArticleData } from '#src/components/structured-data/news-article-data.ts';
import { organizationData } from '#src/components/structured-data/organization-data.ts';
import { productData } from '#src/components/structured-data/product-data.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { titleOf } from '#tools/prerender/shell-titles.ts';
import { inLooks } from '#tests/support/looks.ts';
import { mock } from '#tests/support/mock.ts';
import { PAGES } from '#tests/support/pages.ts';
import { renderApp } from '#tests/support/render-app.tsx';

const LANGUAGES = ['cn', 'en'] as const;
const COMPANY = '青禾智控科技有限公司';
const NAMES = { cn: COMPANY, en: 'Qinghe Controls Co., Ltd' };
const ORIGIN = 'http://localhost:3000';
/** Every page that a search engine should know. */
const PUBLIC = PAGES.map(({ path, as }) => (as ? '' : path)).filter(
  (path) => path !== '' && !/^\/(auth|error|test|search|product\/(?:compare|finder))/.test(path),
);

const inEnglish = (path: string) => `${path}${path.includes('?') ? '&' : '?'}lng=en`;

const contents = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map(
    (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? tag.textContent,
  );
const meta = (name: string) => contents(`meta[name="${name}"], meta[property="${name}"]`);

async function open(path: string, language: 'cn' | 'en' = 'cn') {
  const app = await renderApp(path, { language });
  await screen.findAllByRole('heading', { level: 1 });
  // What is known of the company belongs to the title.
  await waitFor(() => expect(document.title).toMatch(new RegExp(` - ${NAMES[language]}$`)));
  return app;
}

/** What the page says of itself in JSON-LD, by type. */
function things(): Record<string, Record<string, unknown>> {
  const blocks = contents('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  return byType(blocks[0] ?? '');
}

function byType(json: string): Record<string, Record<string, unknown>> {
  const { '@context': context, '@graph': graph } = JSON.parse(json);
  expect(context).toBe('https://schema.org');
  return Object.fromEntries(graph.map((thing: Record<string, unknown>) => [thing['@type'], thing]));
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(PUBLIC_PAGES)(
    '$path says at once, while nothing is read, the title that its file says',
    async (page) => {
      mock.db.faults.set('*', 'hold');
      const name = { cn: '企业官网', en: 'Company website' }[language];
      const query = 'call' in page ? '?id=1' : '';
      await renderApp(`${page.path}${query}`, { language });
      await waitFor(() => expect(document.title).toBe(`${titleOf(page, language)} - ${name}`));
      mock.db.faults.clear();
      mock.db.faults.release();
    },
  );

  it.each(PUBLIC)(
    'P11: %s has one title, one description and one canonical address',
    async (path) => {
      await open(path, language);
      const [title = ''] = contents('title');
      const [description = ''] = meta('description');
      expect(contents('title')).toHaveLength(1);
      expect(description.length).toBeGreaterThan(8);
      const address = ORIGIN + (language === 'cn' ? path : inEnglish(path));
      expect(contents('link[rel="canonical"]')).toEqual([address]);
      expect(meta('og:url')).toEqual([address]);
      expect(title).toBe(`${meta('og:title')[0]} - ${NAMES[language]}`);
      expect(meta('og:description')).toEqual([description]);
      expect(meta('og:site_name')).toEqual([NAMES[language]]);
      expect(meta('og:locale')).toEqual([language === 'cn' ? 'zh_CN' : 'en_GB']);
      expect(meta('og:type')).toEqual([
        /^\/(news|case|job)\/details/.test(path) ? 'article' : 'website',
      ]);
      expect(meta('og:image')).toEqual([expect.stringMatching(/^http:\/\/localhost:3000\/./)]);
      expect(meta('twitter:card')).toEqual(['summary_large_image']);
      expect(meta('robots')).toEqual([]);
    },
  );
});

it.each(inLooks(LANGUAGES, (language) => language === 'cn'))(
  'P11: no two pages have the same title or description in %s',
  async (language) => {
    const said: string[] = [];
    for (const path of PUBLIC) {
      const { unmount } = await open(path, language);
      said.push(document.title, meta('description')[0] ?? '');
      unmount();
    }
    expect(new Set(said).size).toBe(2 * PUBLIC.length);
  },
);

it.each([
  ['/news/details?id=6', () => mock.db.news.find(6)],
  ['/product/details?id=7', () => mock.db.products.find(7)],
])('P11: %s has the keywords of its record, and none where it has none', async (path, record) => {
  Object.assign(record() ?? {}, { seoKeywords: '番茄,温室' });
  const { unmount } = await open(path);
  expect(meta('keywords')).toEqual(['番茄,温室']);
  unmount();
  Object.assign(record() ?? {}, { seoKeywords: '' });
  await open(path);
  await waitFor(() => expect(meta('keywords')).toEqual([]));
});

it.each([
  ['/news?categoryId=4', () => mock.db.newsCategories.find(4)],
  ['/product?categoryId=1', () => mock.db.productCategories.find(1)],
])('P11: %s says what its category is about', async (path, record) => {
  Object.assign(record() ?? {}, { name: '栽培', description: '栽培方法与经验。' });
  await open(path);
  await waitFor(() => expect(meta('description')).toEqual(['栽培方法与经验。']));
  expect(document.title).toMatch(/^栽培 - /);
});

it('P11: the next page keeps no tag of the last one', async () => {
  const { user } = await open('/news/details?id=10');
  const before = document.title;
  await user.click(screen.getByRole('link', { name: '全部新闻' }));
  await screen.findByRole('heading', { level: 1, name: '新闻资讯' });
  expect(document.title).not.toBe(before);
  for (const name of ['description', 'og:title', 'og:image', 'og:url', 'twitter:card']) {
    expect(meta(name)).toHaveLength(1);
  }
  expect(contents('link[rel="canonical"]')).toEqual([`${ORIGIN}/news`]);
});

it('P11: the page’s own tags replace those of the HTML file', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="description" data-first content="old">',
  );
  await open('/news');
  expect(meta('description')).toHaveLength(1);
  expect(meta('description')).not.toContain('old');
});

it.each([
  '/error/403',
  '/error/404',
  '/error/500',
  '/nowhere',
  '/news/details?id=4711',
  '/search',
  '/product/compare',
  '/product/finder',
])('P11: %s asks search engines not to index it', async (path) => {
  await open(path);
  expect(meta('robots')).toEqual(['noindex']);
  expect(contents('link[rel="canonical"]')).toEqual([]);
});

it('P11: searches, languages and campaigns do not change the canonical address', () => {
  const at = (pathname: string, search: string) => canonicalPath({ pathname, search });
  expect(at('/news/', '?q=a&page=2&lng=en&utm_source=x')).toBe('/news?page=2');
  expect(at('/news/details', '?from=mail&id=7')).toBe('/news/details?id=7');
  expect(at('/', '?utm_source=x')).toBe('/home');
});

describe('structured data', () => {
  it('P11: the home page describes the company', async () => {
    await open('/home');
    await waitFor(() => expect(contents('script[type="application/ld+json"]')).toHaveLength(1));
    expect(things()).toMatchObject({
      Organization: {
        '@id': `${ORIGIN}/#organization`,
        name: COMPANY,
        url: `${ORIGIN}/home`,
        logo: expect.stringMatching(/^http/),
        telephone: '400-000-0808',
        address: { '@type': 'PostalAddress', addressCountry: 'CN' },
      },
    });
  });

  it('P11: a news item is an article with its breadcrumbs', async () => {
    const { db } = await open('/news/details?id=10');
    const news = db.news.find(10);
    const { NewsArticle, BreadcrumbList } = things();
    expect(NewsArticle).toMatchObject({
      headline: news?.title,
      image: [expect.stringMatching(/^http/)],
      datePublished: news?.publishTime,
      author: { name: news?.author },
      publisher: { '@type': 'Organization', name: COMPANY },
      mainEntityOfPage: `${ORIGIN}/news/details?id=10`,
    });
    expect(BreadcrumbList?.itemListElement).toMatchObject([
      { position: 1, item: `${ORIGIN}/home` },
      { position: 2, name: '新闻资讯', item: `${ORIGIN}/news` },
      { position: 3, name: news?.title },
    ]);
  });

  const WITHOUT = { title: 'T', summary: '', cover: '', author: '', tags: [], categoryName: '' };
  const POSITION = {
    id: 3,
    title: '农艺师',
    city: '杭州',
    type: 'intern',
    headcount: 2,
    salaryMin: 200,
    salaryMax: null,
    duties: '<p>巡棚</p><p hidden>内部</p>',
    requirements: '',
    publishTime: '2026-11-01T00:00:00.000Z',
    deadline: '',
    url: '/job/details?id=3',
  } as const;
  const PRODUCT = {
    name: '探头',
    model: 'QH-1',
    summary: '测墒情',
    pictures: ['/a.webp', '', '/a.webp'],
    categoryName: '传感器',
    specifications: [
      { name: '量程', value: '0 ~ 100%' },
      { name: '', value: 'x' },
    ],
    url: '/product/details?id=1',
  };

  it('P11: every type has its required fields, and no empty ones', () => {
    const json = jsonLd([
      organizationData({ title: COMPANY, logo: '', slogan: '' }),
      newsArticleData({ ...WITHOUT, publishTime: '2026-11-01T00:00:00.000Z', url: '/n' }, COMPANY),
      productData(PRODUCT, COMPANY),
      jobPostingData(POSITION, COMPANY),
      breadcrumbData([{ name: COMPANY, url: '/home' }]),
    ]);
    expect(json).not.toMatch(/:(""|null|\[\])/);
    expect(byType(json)).toMatchObject({
      Organization: { name: COMPANY },
      NewsArticle: { headline: 'T', author: { name: COMPANY }, dateModified: expect.anything() },
      Product: {
        name: '探头',
        image: [`${ORIGIN}/a.webp`],
        brand: { name: COMPANY },
        additionalProperty: [{ '@type': 'PropertyValue', name: '量程', value: '0 ~ 100%' }],
      },
      JobPosting: {
        title: '农艺师',
        description: '<p>巡棚</p>',
        datePosted: POSITION.publishTime,
        employmentType: 'INTERN',
        hiringOrganization: { name: COMPANY },
        jobLocation: { address: { addressLocality: '杭州', addressCountry: 'CN' } },
        baseSalary: { currency: 'CNY', value: { minValue: 200, unitText: 'MONTH' } },
      },
      BreadcrumbList: { itemListElement: [{ position: 1, item: `${ORIGIN}/home` }] },
    });
  });

  it('P11: no text can end the block early', () => {
    const thing = { '@type': 'Thing', name: '</script><script>alert(1)</script>' };
    const json = jsonLd([thing]);
    expect(json).not.toContain('<');
    expect(byType(json).Thing?.name).toBe(thing.name);
  });
});
