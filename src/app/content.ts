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
 * All content types, in the order of their routes and of the side menu's group of contents. Only the routes and what the back office's
 * layout needs at once may import them: if a lazy part did, the build would split the types into many small files.
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

/** The types whose records people search for most; they are listed before the others. */
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
 * The types that the back office's search, link fields and the list of a picture's uses read. Photos are searched only
 * in their own library.
 */
export const RECORD_SOURCES = [...new Set([...FIRST_SOURCES, ...Object.values(content)])].flatMap(
  (type) => (type === content.photo ? [] : (type.source ?? [])),
);
