import { pagedSource, patchOf, wholeSource } from '#src/admin/records/record-source.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import type { Id } from '#src/api/fields.ts';
import { STATUS } from '#src/api/status.ts';
import { env } from '#src/env.ts';
import { advertisementAdminApi } from '#src/features/advertisement/admin-api.ts';
import { announcementAdminApi } from '#src/features/announcement/admin-api.ts';
import { companyInfoRecords } from '#src/features/company-info/admin-api.ts';
import { enquiryAdminApi } from '#src/features/enquiry/admin-api.ts';
import { friendlyLinkAdminApi } from '#src/features/friendly-link/admin-api.ts';
import { historyAdminApi } from '#src/features/history/admin-api.ts';
import { honorAdminApi } from '#src/features/honor/admin-api.ts';
import { jobAdminApi } from '#src/features/job/admin-api.ts';
import { menuItemsApi } from '#src/features/menu/admin-api.ts';
import { newsAdminApi } from '#src/features/news/admin-api.ts';
import { newsCategoryAdminApi } from '#src/features/news/category/admin-api.ts';
import { productAdminApi } from '#src/features/product/admin-api.ts';
import { productCategoryAdminApi } from '#src/features/product/category/admin-api.ts';
import { userApi } from '#src/features/user/api.ts';
import { ADMIN } from '#src/features/user/roles.ts';

const list = (path: string) => ({
  listPath: `/backstage/${path}/list`,
  newPath: `/backstage/${path}/new`,
  formPath: (id: Id) => `/backstage/${path}/${encodeURIComponent(id)}/edit`,
});

const details = (page: string) => (id: Id) => `/${page}/details?id=${encodeURIComponent(id)}`;

/** What the search of the back office, link fields, and the use of pictures look through. */
export const RECORD_SOURCES: readonly RecordSource[] = [
  pagedSource({
    ...list('content/industry-news'),
    name: newsAdminApi.name,
    title: 'navdata:industryNews',
    patch: patchOf(newsAdminApi),
    page: newsAdminApi.page,
    one: newsAdminApi.one,
    newest: 'publishTime',
    titleFields: ['title'],
    publicPath: details('news'),
  }),
  pagedSource({
    ...list('content/products'),
    name: productAdminApi.name,
    title: 'navdata:product',
    patch: patchOf(productAdminApi),
    page: productAdminApi.page,
    names: productAdminApi.names,
    one: productAdminApi.one,
    newest: 'createTime',
    titleFields: ['name'],
    publicPath: details('product'),
  }),
  pagedSource({
    ...list('content/recruitment-info'),
    name: jobAdminApi.name,
    title: 'navdata:recruitmentInfo',
    patch: patchOf(jobAdminApi),
    page: jobAdminApi.page,
    one: jobAdminApi.one,
    newest: 'publishTime',
    titleFields: ['title'],
    publicPath: details('job'),
  }),
  wholeSource({
    ...list('site/announcement'),
    name: announcementAdminApi.name,
    title: 'navdata:announcement',
    patch: patchOf(announcementAdminApi),
    all: announcementAdminApi.all,
    titleFields: ['title'],
    publicPath: (id) => `/home?notice=${encodeURIComponent(id)}`,
  }),
  wholeSource({
    ...list('site/advertisement-rota'),
    name: advertisementAdminApi.name,
    title: 'navdata:advertisementRota',
    shownOn: '/home',
    all: advertisementAdminApi.all,
    titleFields: ['title'],
  }),
  wholeSource({
    ...list('content/productscategory'),
    name: productCategoryAdminApi.name,
    title: 'navdata:productCategory',
    all: productCategoryAdminApi.all,
    titleFields: ['name'],
    publicPath: (id) => `/product?categoryId=${encodeURIComponent(id)}`,
  }),
  wholeSource({
    ...list('content/industry-news-category'),
    name: newsCategoryAdminApi.name,
    title: 'navdata:industryNewsCategory',
    all: newsCategoryAdminApi.all,
    titleFields: ['name'],
    publicPath: (id) => `/news?categoryId=${encodeURIComponent(id)}`,
  }),
  pagedSource({
    ...list('content/honor'),
    name: honorAdminApi.name,
    title: 'navdata:honor',
    shownOn: '/aboutus',
    page: honorAdminApi.page,
    one: honorAdminApi.one,
    newest: 'date',
    titleFields: ['name'],
  }),
  pagedSource({
    ...list('content/development-history'),
    name: historyAdminApi.name,
    title: 'navdata:developmentHistory',
    shownOn: '/aboutus',
    page: historyAdminApi.page,
    one: historyAdminApi.one,
    newest: 'date',
    titleFields: ['title'],
  }),
  wholeSource({
    ...list('site/friendly-link'),
    name: friendlyLinkAdminApi.name,
    title: 'navdata:friendlyLink',
    shownOn: '/home',
    all: friendlyLinkAdminApi.all,
    titleFields: ['name'],
  }),
  wholeSource({
    ...list('site/company-info'),
    name: companyInfoRecords.name,
    title: 'navdata:companyInfo',
    shownOn: '/aboutus',
    patch: patchOf(companyInfoRecords),
    all: companyInfoRecords.all,
    titleFields: ['title'],
    isVisible: ({ inForce }) => inForce === true,
    formPath: (id) => `/backstage/site/company-info/edit?id=${encodeURIComponent(id)}`,
  }),
  ...(env.enquiryPath === ''
    ? []
    : [
        pagedSource({
          ...list('site/enquiry'),
          name: enquiryAdminApi.name,
          title: 'navdata:enquiry',
          page: enquiryAdminApi.page,
          newest: 'createTime',
          titleFields: ['name'],
          isVisible: () => false,
        }),
      ]),
  wholeSource({
    ...list('system/menu'),
    name: menuItemsApi.name,
    title: 'navdata:menu',
    shownOn: '/home',
    all: menuItemsApi.all,
    titleFields: ['title'],
    isVisible: ({ status, position }) => status === STATUS.shown && position !== 'system',
  }),
  pagedSource({
    name: userApi.name,
    title: 'navdata:user',
    roles: [ADMIN],
    listPath: '/backstage/system/user/list',
    newPath: '/backstage/system/user/list#new',
    formPath: (id) => `/backstage/system/user/list#edit-${encodeURIComponent(id)}`,
    page: userApi.page,
    newest: 'createTime',
    titleFields: ['nickname', 'username'],
    one: userApi.one,
  }),
];
