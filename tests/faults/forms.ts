import type { Call } from '#src/api/client/client.ts';
import { mock } from '#tests/support/mock.ts';

export type Form = {
  name: string;
  path: string;
  call: Call;
  /** The initial value of the form's first text field. */
  holds: string;
  /** The selector of the form's container; `main` by default. */
  place?: string;
};

const { db } = mock;

const form = (name: string, path: string, call: Call, holds: string | undefined): Form => ({
  name: `${name}: save`,
  path: `/backstage/${path}`,
  call,
  holds: holds ?? '',
});

export const FORMS: Form[] = [
  form(
    'advertisement',
    'site/advertisement-rota/1/edit',
    'PUT /scroller/update',
    db.advertisements.find(1)?.title,
  ),
  form('friendly link', 'site/friendly-link/1/edit', 'PUT /links/update', db.links.find(1)?.name),
  form(
    'announcement',
    'site/announcement/1/edit',
    'PUT /notice/update',
    db.announcements.find(1)?.title,
  ),
  form(
    'company info',
    'site/company-info/edit?id=2',
    'PUT /contract/update',
    db.companyInfo.find(2)?.title,
  ),
  form(
    'product category',
    'content/productscategory/1/edit',
    'PUT /product-category/update',
    db.productCategories.find(1)?.name,
  ),
  form('product', 'content/products/1/edit', 'PUT /product/update', db.products.find(1)?.name),
  form(
    'news category',
    'content/industry-news-category/1/edit',
    'PUT /news-category/update',
    db.newsCategories.find(1)?.name,
  ),
  form('news', 'content/industry-news/1/edit', 'PUT /news/update', db.news.find(1)?.title),
  form('honor', 'content/honor/1/edit', 'PUT /honor/update', db.honors.find(1)?.name),
  form(
    'history',
    'content/development-history/1/edit',
    'PUT /develop/update',
    db.history.find(1)?.title,
  ),
  form('job', 'content/recruitment-info/1/edit', 'PUT /job/update', db.jobs.find(1)?.title),
  form('menu', 'system/menu/1/edit', 'PUT /menu/update', db.menu.find(1)?.title),
  {
    ...form('user', 'system/user/list#edit-2', 'PUT /user/update', db.users.find(2)?.nickname),
    place: '[role=dialog]',
  },
];
