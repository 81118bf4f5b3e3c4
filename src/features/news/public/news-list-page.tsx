import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { hasShownStatus, STATUS } from '#src/api/fields/status.ts';
import { MAX_TAGGED, useListPage } from '#src/api/records/use-list-page.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';
import { KeywordSearch } from '#src/components/public-list/keyword-search.tsx';
import { ListHead } from '#src/components/public-list/list-head.tsx';
import { listToolbarStyles } from '#src/components/public-list/list-toolbar-styles.ts';
import { PageLinks } from '#src/components/public-list/page-links.tsx';
import { pagesOf } from '#src/components/public-list/pages-of.ts';
import { TagFilter } from '#src/components/public-list/tag-filter.tsx';
import { useListAddress } from '#src/components/public-list/use-list-address.ts';
import { useNow } from '#src/components/use-now.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { bySort } from '#src/lib/records/by-sort.ts';
import { sameId } from '#src/lib/records/id.ts';
import { newsApi } from '../schema.ts';
import { nextHour } from '../next-hour.ts';
import { isCase } from '../cases/case-category.ts';
import { newsCategoryApi } from '../category/schema.ts';
import { NewsRows } from './news-rows.tsx';

const PAGE_SIZE = 10;
const FILTERS = ['categoryId', 'tag'] as const;

/** The public list of news. Category, tag, keyword and page are in the URL. */
export function Component() {
  const { t } = useTranslation('news');
  const { page, q, valueOf, isNarrowed, addressOf } = useListAddress('/news', FILTERS);
  const categoryId = valueOf('categoryId');
  const tag = valueOf('tag');
  const { data } = useQuery(newsCategoryApi.all());
  const categories = localized(data?.rows ?? [])
    .filter((one) => hasShownStatus(one) && !isCase({ categoryId: one.id }))
    .toSorted(bySort);
  const category = categories.find(({ id }) => sameId(id, categoryId));
  const isOfCases = isCase({ categoryId });
  const query = useListPage(
    newsApi,
    {
      pageNo: page,
      pageSize: PAGE_SIZE,
      status: STATUS.shown,
      to: nextHour(useNow()),
      categoryId,
      keyword: q,
    },
    { tag, showsPrevious: true, isOn: !isOfCases },
  );
  const pages = pagesOf(query.data, { page, size: PAGE_SIZE });
  // Cases have a list of their own; the list of all news shows them, too.
  if (isOfCases) return <Navigate to="/case" replace />;
  if (!query.isPlaceholderData && pages > 0 && page > pages) {
    return <Navigate to={addressOf({}, pages)} replace />;
  }

  const name = [category?.name, tag].filter(Boolean).join(' · ');
  return (
    <>
      <PageMeta
        title={name ? t('list.titleOf', { name }) : t('list.title')}
        description={category?.description || t('list.description')}
      />
      <ListHead title={t('list.title')} description={t('list.description')} />
      <Container maxWidth="lg" sx={{ pt: { xs: 3, md: 5 }, pb: { xs: 7, md: 12 } }}>
        <Box sx={listToolbarStyles}>
          <FilterChips
            label={t('list.categories')}
            choices={categories.map((one) => ({
              value: String(one.id),
              name: one.name,
              lang: langOf(one, 'name'),
            }))}
            value={categoryId}
            addressOf={(value) => addressOf({ categoryId: value })}
          />
          <KeywordSearch
            label={t('list.search')}
            q={q}
            addressOf={(value) => addressOf({ q: value })}
          />
          <TagFilter tag={tag} to={addressOf({ tag: '' })} />
        </Box>
        {query.data?.isCut && (
          <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            {t('list.tagCut', { count: formatNumber(MAX_TAGGED) })}
          </Typography>
        )}
        <NewsRows query={query} isNarrowed={isNarrowed || page > 1} />
        <PageLinks page={page} pages={pages} addressOf={(target) => addressOf({}, target)} />
      </Container>
    </>
  );
}
