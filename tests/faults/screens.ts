import { t } from 'i18next';
import type { Call } from '#src/api/client/client.ts';
import { jobs } from '#src/mocks/seed/english/jobs.ts';
import { productWords } from '#src/mocks/seed/products.ts';
import { introductionWords } from '#src/mocks/seed/english/site.ts';
import { BUILD_VARIABLES } from '#tests/support/build-variables.ts';
import { mock } from '#tests/support/mock.ts';

/** A page, or a part of one, that depends on one read call. */
export type Screen = {
  name: string;
  /** Ids of the acceptance criteria. */
  rows: string;
  path: string;
  as?: 'admin';
  /** By default every second screen of the table is tested in English; `en` makes it certain. */
  language?: 'en';
  call: Call;
  /** The selector of the tested part of the page; `main` by default. */
  place?: string;
  /** A text, or a field's value, that shows that the data have loaded. */
  well: string;
  /** The message that the record does not exist. */
  gone?: () => string;
  /** The message of an empty list. */
  nothing?: () => string;
  /** The message in place of the error; '' if the rest of the page is shown without one. */
  quiet?: () => string;
  /** Another request of the same call, with its expected content. */
  other?: { path: string; well: string; place?: string };
};

type Records = { find: (id: unknown) => object | undefined };

/** Returns the value of a field in the seed data. */
function seeded(records: Records, id: number | string, field: string): string {
  const record = records.find(id);
  if (!record) throw new Error(`The seed has no ${id}`);
  return String(Object.entries(record).find(([name]) => name === field)?.[1]);
}

const { db } = mock;
const asked = (path: string, q: string) => `${path}?q=${encodeURIComponent(q)}`;

/** A list with server-side paging, recognized by the names of two records. */
function paged(
  path: string,
  records: Records,
  ids: [number | string, number | string],
  field: string,
) {
  const [well, second] = ids.map((id) => seeded(records, id, field));
  return {
    path: asked(path, well ?? ''),
    well: well ?? '',
    other: { path: asked(path, second ?? ''), well: second ?? '' },
  };
}

/** A page of one record; `#` in the path stands for its id. */
function one(
  path: string,
  records: Records,
  field: string,
  ids: [number | string, number | string] = [1, 2],
) {
  const [first, second] = ids;
  return {
    path: path.replace('{id}', String(first)),
    well: seeded(records, first, field),
    other: {
      path: path.replace('{id}', String(second)),
      well: seeded(records, second, field),
      // Only the heading is checked, because the related records below may include the first record.
      ...(path.includes('/details') ? { place: 'h1' } : {}),
    },
  };
}

const band = (
  name: string,
  path: string,
  call: Call,
  well: string,
  quiet: () => string,
): Screen => ({
  name,
  rows: path === '/aboutus' ? 'P8' : 'P6',
  path,
  call,
  well,
  quiet,
});
const unsaid = () => '';
const bandFailed = () => t('error.part');

const ENGLISH: Record<string, string> = {
  ...introductionWords(new Date().getFullYear() - 15),
  ...productWords,
  ...jobs,
  ...Object.fromEntries(db.news.all().map(({ title, titleEn = title }) => [title, titleEn])),
};

/** A page of the site as its English readers see it. */
export function inEnglish(page: Screen): Screen {
  const wordOf = (text: string) => ENGLISH[text] ?? text;
  const other = page.other && { other: { ...page.other, well: wordOf(page.other.well) } };
  return { ...page, well: wordOf(page.well), ...other };
}

/** The newest customers' cases first. */
const cases = db.news
  .all()
  .filter(({ categoryId }) => String(categoryId) === BUILD_VARIABLES.VITE_CASE_CATEGORY)
  .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
const caseId = (place: number) => cases[place]?.id ?? '';
const caseTitle = (place: number) => cases[place]?.title ?? '';

const PUBLIC: Screen[] = [
  band('home: carousel', '/home', 'GET /scroller/get', '让温室自己照看庄稼', unsaid),
  band(
    'home: announcements',
    '/home',
    'GET /notice/get',
    seeded(db.announcements, 1, 'title'),
    unsaid,
  ),
  band('home: categories', '/home', 'GET /product-category/list', '土壤传感器', unsaid),
  band('home: products', '/home', 'GET /product/page', '土壤温湿度传感器', bandFailed),
  band('home: news', '/home', 'GET /news/top3', '年产能提升至 12 万台', bandFailed),
  band('home: partners', '/home', 'GET /links/get', '禾田农业研究院', unsaid),
  {
    name: 'home: announcement dialog',
    rows: 'P6',
    ...one('/home?notice={id}', db.announcements, 'title'),
    call: 'GET /notice/details',
    place: '[role=dialog]',
    gone: () => t('home:notice.gone'),
  },
  {
    name: 'news list',
    rows: 'P7',
    ...paged('/news', db.news, [6, 7], 'title'),
    call: 'GET /news/page',
    nothing: () => t('news:list.nothingFound'),
  },
  {
    name: 'news details',
    rows: 'P7',
    ...one('/news/details?id={id}', db.news, 'title', [6, 7]),
    call: 'GET /news/get',
    gone: () => t('news:details.notFound'),
  },
  {
    name: 'product list',
    rows: 'P7',
    ...paged('/product', db.products, [3, 6], 'name'),
    call: 'GET /product/page',
    nothing: () => t('product:list.nothingFound'),
  },
  {
    name: 'product details',
    rows: 'P7',
    ...one('/product/details?id={id}', db.products, 'name', [3, 6]),
    call: 'GET /product/get',
    gone: () => t('product:details.notFound'),
  },
  {
    name: 'job list',
    rows: 'P7',
    path: '/job',
    well: seeded(db.jobs, 1, 'title'),
    call: 'GET /job/page',
    nothing: () => t('job:empty.title'),
  },
  {
    name: 'job details',
    rows: 'P7',
    ...one('/job/details?id={id}', db.jobs, 'title'),
    call: 'GET /job/get',
    gone: () => t('job:details.notFound'),
  },
  band(
    'about us: introduction',
    '/aboutus',
    'GET /contract/get',
    seeded(db.companyInfo, 1, 'introduction')
      .replaceAll(/<[^>]*>/g, '\n')
      .split('\n')
      .find((line) => line.length > 5) ?? '',
    bandFailed,
  ),
  band('about us: history', '/aboutus', 'GET /develop/page', '首个商用订单', bandFailed),
  band('about us: honors', '/aboutus', 'GET /honor/page', '专精特新中小企业', bandFailed),
  {
    ...band('header: menu', '/privacy', 'GET /menu/list', '新闻资讯', unsaid),
    place: 'header',
    language: 'en',
    rows: 'P2',
  },
  {
    ...band('footer: company', '/privacy', 'GET /contract/get', '青禾智控科技有限公司', unsaid),
    place: 'footer',
    rows: 'P3',
  },
  {
    name: 'case list',
    rows: 'P7',
    path: '/case',
    well: caseTitle(0),
    call: 'GET /news/page',
    nothing: () => t('success-case:list.empty'),
  },
  {
    name: 'case details',
    rows: 'P7',
    path: `/case/details?id=${caseId(0)}`,
    well: caseTitle(0),
    call: 'GET /news/get',
    gone: () => t('success-case:details.notFound'),
    other: { path: `/case/details?id=${caseId(1)}`, well: caseTitle(1), place: 'h1' },
  },
  {
    name: 'downloads',
    rows: 'P7',
    path: '/download',
    well: seeded(db.products, 1, 'name'),
    call: 'GET /product/page',
    nothing: () => t('product:download.empty'),
  },
  band('home: cases', '/home', 'GET /news/page', caseTitle(0), unsaid),
];

const crud = (path: string) => `/backstage/${path}`;

function contentType(
  name: string,
  path: string,
  records: Records,
  field: string,
  list: Call,
  get: Call,
  form = `${path}/{id}/edit`,
): Screen[] {
  const isPaged = list.endsWith('/page');
  return [
    {
      name: `${name}: list`,
      rows: 'B1',
      as: 'admin',
      call: list,
      ...(isPaged
        ? {
            ...paged(crud(`${path}/list`), records, [1, 2], field),
            nothing: () => t('crud:list.nothingFound'),
          }
        : {
            path: crud(`${path}/list`),
            well: seeded(records, 1, field),
            nothing: () => t('crud:list.empty'),
          }),
    },
    {
      name: `${name}: form`,
      rows: 'B2',
      as: 'admin',
      call: get,
      ...one(crud(form), records, field),
      gone: () => t('crud:form.notFound'),
    },
  ];
}

/** The title of the newest news item with a picture without alternative text. */
function firstUndescribed(): string {
  const [first] = db.news
    .all()
    .filter(({ content }) => content.includes('alt=""'))
    .toSorted((one, other) => other.publishTime.localeCompare(one.publishTime));
  return first?.title ?? '';
}

const ADMIN_SCREENS: Screen[] = [
  ...contentType(
    'advertisement',
    'site/advertisement-rota',
    db.advertisements,
    'title',
    'GET /scroller/get',
    'GET /scroller/details',
  ),
  ...contentType(
    'friendly link',
    'site/friendly-link',
    db.links,
    'name',
    'GET /links/get',
    'GET /links/details',
  ),
  ...contentType(
    'announcement',
    'site/announcement',
    db.announcements,
    'title',
    'GET /notice/get',
    'GET /notice/details',
  ),
  ...contentType(
    'company info',
    'site/company-info',
    db.companyInfo,
    'title',
    'GET /contract/all',
    'GET /contract/all',
    'site/company-info/edit?id={id}',
  ),
  ...contentType(
    'product category',
    'content/productscategory',
    db.productCategories,
    'name',
    'GET /product-category/list',
    'GET /product-category/get',
  ),
  ...contentType(
    'product',
    'content/products',
    db.products,
    'name',
    'GET /product/page',
    'GET /product/get',
  ),
  ...contentType(
    'news category',
    'content/industry-news-category',
    db.newsCategories,
    'name',
    'GET /news-category/list',
    'GET /news-category/get',
  ),
  ...contentType(
    'news',
    'content/industry-news',
    db.news,
    'title',
    'GET /news/page',
    'GET /news/get',
  ),
  ...contentType('honor', 'content/honor', db.honors, 'name', 'GET /honor/page', 'GET /honor/get'),
  ...contentType(
    'history',
    'content/development-history',
    db.history,
    'title',
    'GET /develop/page',
    'GET /develop/get',
  ),
  ...contentType(
    'job',
    'content/recruitment-info',
    db.jobs,
    'title',
    'GET /job/page',
    'GET /job/get',
  ),
  ...contentType('menu', 'system/menu', db.menu, 'title', 'GET /menu/show', 'GET /menu/get'),
  {
    name: 'user: list',
    rows: 'B1',
    as: 'admin',
    call: 'GET /user/page',
    ...paged(crud('system/user/list'), db.users, [2, 3], 'username'),
    nothing: () => t('crud:list.nothingFound'),
  },
  {
    name: 'user: dialog',
    rows: 'B6',
    as: 'admin',
    call: 'GET /user/get',
    ...one(crud('system/user/list#edit-{id}'), db.users, 'email', [2, 3]),
    place: '[role=dialog]',
    gone: () => t('crud:form.notFound'),
  },
  {
    name: 'user: recycle bin',
    rows: 'B6',
    as: 'admin',
    call: 'GET /user/recycle/show',
    path: crud('system/user/list?recycle=1'),
    well: seeded(db.users, 41, 'username'),
    nothing: () => t('crud:list.empty'),
  },
  {
    name: 'access log: list',
    rows: 'B1',
    as: 'admin',
    call: 'GET /access-log/get',
    place: 'section[aria-labelledby=statistics-title] ~ *',
    ...paged(crud('system/access-log/list'), db.accessLog, ['log-1', 'log-2'], 'ip'),
    nothing: () => t('crud:list.nothingFound'),
  },
  {
    name: 'access log: visit',
    rows: 'B10',
    as: 'admin',
    call: 'GET /access-log/details',
    ...one(crud('system/access-log/list#visit={id}'), db.accessLog, 'ip', ['log-1', 'log-2']),
    place: '[role=dialog]',
    gone: () => t('access-log:details.notFound'),
  },
  {
    name: 'access log: charts',
    rows: 'B10',
    as: 'admin',
    call: 'GET /access-log/get',
    path: crud('system/access-log/list'),
    place: 'section[aria-labelledby=statistics-title]',
    well: String(new Date().getFullYear()),
    nothing: () => t('access-log:statistics.empty'),
  },
  {
    name: 'photos: gallery',
    rows: 'B4',
    as: 'admin',
    call: 'GET /show',
    ...paged(crud('column/photo-management/download'), db.photos, ['photo-1', 'photo-2'], 'alt'),
    nothing: () => t('photo-management:gallery.nothingFound'),
  },
  {
    name: 'photos: alternative texts',
    rows: 'B4',
    as: 'admin',
    call: 'GET /job/page',
    path: crud('column/photo-management/alt'),
    well: firstUndescribed(),
  },
];

export const SCREENS: Screen[] = [...PUBLIC, ...ADMIN_SCREENS];
