import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/files/assets.ts';
import {
  langOf,
  localized,
  localText,
  needsCategories,
  withCategory,
} from '#src/api/fields/localized.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useNow } from '#src/components/use-now.ts';
import { jobTypeText } from '#src/features/job/job-type-text.ts';
import { jobAddress } from '#src/features/job/public/job-address.ts';
import { findJobs } from '#src/features/job/public/find-jobs.ts';
import { jobsInOrder, shownJobs } from '#src/features/job/public/shown-jobs.ts';
import { useSalaryText } from '#src/features/job/public/use-salary-text.ts';
import { newsCategoryApi } from '#src/features/news/category/api.ts';
import { newsApi, nextHour } from '#src/features/news/api.ts';
import { newsAddress } from '#src/features/news/public/news-address.ts';
import { productCategoryApi } from '#src/features/product/category/api.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { foundProducts } from '#src/features/product/search/found-products.ts';
import { matchProduct } from '#src/features/product/search/match-product.ts';
import { MAX_PRODUCTS } from '#src/features/product/search/whole-products.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { htmlText } from '#src/lib/html/html-text.ts';
import { termsOf } from '#src/lib/search/terms.ts';
import { listAddress, SHOWN, stateOf } from './search-group.ts';
import type { SearchGroup } from './search-group.ts';
import { useDownloadGroup } from './use-download-group.ts';
import { newsFields } from '#src/features/news/schema.ts';

/** Looks for a keyword in products, news, jobs and files, as their own lists do; '' looks for nothing. */
export function useSiteSearch(q: string): SearchGroup[] {
  const { t } = useTranslation('job');
  const now = useNow();
  const salaryText = useSalaryText();
  const page = { pageNo: 1, pageSize: SHOWN, status: STATUS.shown, keyword: q };
  const options = { enabled: q !== '', placeholderData: keepPreviousData };
  const terms = termsOf(q);
  const products = useQuery({ ...foundProducts('', q), ...options });
  const news = useQuery({ ...newsApi.page({ ...page, to: nextHour(now) }), ...options });
  const jobs = useQuery({ ...shownJobs(), enabled: q !== '' });
  const productRows = (products.data?.rows ?? []).slice(0, SHOWN);
  const newsRows = (news.data?.rows ?? []).filter((row) => isVisibleNow(row, newsFields, now));
  const { data: productCategories } = useQuery({
    ...productCategoryApi.all(),
    enabled: q !== '' && productRows.some(needsCategories),
  });
  const { data: newsCategories } = useQuery({
    ...newsCategoryApi.all(),
    enabled: q !== '' && newsRows.some(needsCategories),
  });
  const downloads = useDownloadGroup(q);
  // What was read ahead for the first keyword is no result yet.
  if (q === '') return [];
  const found = findJobs(jobsInOrder(jobs.data ?? [], now), { city: '', type: '', q }, (type) =>
    jobTypeText(t, type),
  );

  const groups: SearchGroup[] = [
    {
      ...stateOf(products),
      name: 'product',
      to: listAddress('/product', q),
      total: products.data?.rows.length ?? 0,
      cut: products.data?.isCut ? MAX_PRODUCTS : undefined,
      isPartial: products.data?.isPartial ?? false,
      results: productRows.map((row) => {
        const product = withCategory(localized(row), productCategories?.rows);
        return {
          to: productAddress(product.id),
          state: { productList: listAddress('/product', q) },
          title: localText(product, 'name'),
          texts: () => [localText(product, 'summary'), plainText(product, 'content')],
          facts: [{ text: product.model }, localText(product, 'categoryName')],
          reasons: matchProduct(row, terms)?.reasons ?? [],
          cover: assetUrl(product.cover),
        };
      }),
    },
    {
      ...stateOf(news),
      name: 'news',
      to: listAddress('/news', q),
      total: totalOf(news),
      results: newsRows.map((row) => {
        const item = withCategory(localized(row), newsCategories?.rows);
        return {
          to: newsAddress(item),
          title: localText(item, 'title'),
          texts: () => [localText(item, 'summary'), plainText(item, 'content')],
          facts: [{ text: formatPublicDate(item.publishTime) }, localText(item, 'categoryName')],
          cover: assetUrl(item.cover),
        };
      }),
    },
    {
      ...stateOf(jobs),
      name: 'job',
      to: listAddress('/job', q),
      total: found.length,
      results: localized(found.slice(0, SHOWN)).map((job) => ({
        to: jobAddress(job.id),
        state: { jobList: listAddress('/job', q) },
        title: localText(job, 'title'),
        texts: () => [plainText(job, 'duties'), plainText(job, 'requirements')],
        facts: [
          localText(job, 'city'),
          localText(job, 'department'),
          { text: jobTypeText(t, job.type) },
          { text: salaryText(job) },
        ],
      })),
    },
    ...downloads,
  ];
  // A server that ignores filters may count records that visitors may not see.
  return groups.map((group) => (group.results.length === 0 ? { ...group, total: 0 } : group));
}

const totalOf = ({ data }: { data: { total: number | null } | undefined }) =>
  data === undefined ? 0 : data.total;

function plainText<Name extends string>(record: Readonly<Record<Name, string>>, name: Name) {
  return { text: htmlText(record[name]), lang: langOf(record, name) };
}
