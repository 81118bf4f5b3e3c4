import { accessLog } from '#src/features/access-log/type.ts';
import { advertisement } from '#src/features/advertisement/type.ts';
import { announcement } from '#src/features/announcement/type.ts';
import { companyInfo } from '#src/features/company-info/type.ts';
import { enquiry } from '#src/features/enquiry/type.ts';
import { friendlyLink } from '#src/features/friendly-link/type.ts';
import { history } from '#src/features/history/type.ts';
import { honor } from '#src/features/honor/type.ts';
import { job } from '#src/features/job/type.ts';
import { menu } from '#src/features/menu/type.ts';
import { newsCategory } from '#src/features/news/category/type.ts';
import { news } from '#src/features/news/type.ts';
import { photo } from '#src/features/photo/type.ts';
import { productCategory } from '#src/features/product/category/type.ts';
import { product } from '#src/features/product/type.ts';
import { user } from '#src/features/user/type.ts';

/**
 * All content types, in the order of their routes, and of the content in the side menu. Imported by the routes and by
 * what the layout of the back office needs at once: where a lazy part imports it too, the build breaks it into many
 * small files.
 */
export const content = {
  advertisement,
  companyInfo,
  friendlyLink,
  announcement,
  enquiry,
  photo,
  productCategory,
  product,
  news,
  newsCategory,
  job,
  history,
  honor,
  menu,
  accessLog,
  user,
};

/** Those whose records people look for most; the others come after them, in the order of their routes. */
const FIRST_SOURCES = [
  content.news,
  content.product,
  content.job,
  content.announcement,
  content.advertisement,
  content.productCategory,
  content.newsCategory,
  content.honor,
  content.history,
  content.friendlyLink,
];

/**
 * What the search of the back office, link fields, and the use of pictures look through. Photos are looked for in
 * their library alone.
 */
export const RECORD_SOURCES = [...new Set([...FIRST_SOURCES, ...Object.values(content)])].flatMap(
  (type) => (type === content.photo ? [] : (type.source ?? [])),
);
