import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf, readableRecords, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { useNow } from '#src/components/use-now.ts';
import { newsAddress } from '#src/features/news/public/news-address.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { ChipLinks } from './chip-links.tsx';
import { useCategoryLinks } from './use-category-links.ts';
import { newsApi, newsFields } from '#src/features/news/schema.ts';

/** Shown before a search: the categories, and the newest news. */
export function SearchStart() {
  const { t } = useTranslation('search');
  const { products, news } = useCategoryLinks();
  return (
    <>
      <ChipLinks title={t('productCategories')} links={products} />
      <ChipLinks title={t('newsCategories')} links={news} />
      <NewestNews />
    </>
  );
}

function NewestNews() {
  const { t } = useTranslation('search');
  const id = useId();
  const now = useNow();
  const { data } = useQuery(newsApi.top3());
  const rows = localized(readableRecords(data?.rows)).filter((row) =>
    isVisibleNow(row, newsFields, now),
  );
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: { xs: 3, md: 4 } }}>
      <Typography id={id} variant="subtitle1" component="h2">
        {t('newest')}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {rows.map((row) => (
          <li key={row.id}>
            <RouterLink
              lang={langOf(row, 'title')}
              to={newsAddress(row)}
              color="text.primary"
              underline="hover"
            >
              {row.title}
            </RouterLink>
            <Typography component="time" variant="body2" sx={dateStyles} dateTime={row.publishTime}>
              {formatPublicDate(row.publishTime)}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  mt: 1,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: 3,
    py: 1.5,
    borderBlockEnd: '1px solid var(--mui-palette-divider)',
  },
  '@media (pointer: coarse)': { '& a': { py: 1.25 } },
};
const dateStyles = { color: 'text.secondary', whiteSpace: 'nowrap' };
