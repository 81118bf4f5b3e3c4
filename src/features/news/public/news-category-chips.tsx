import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isShown } from '#src/api/status.ts';
import { bySort } from '#src/lib/by-sort.ts';
import { newsCategoryApi } from '../category/api.ts';
import type { NewsFilters } from './use-news-filters.ts';

type NewsCategoryChipsProps = { filters: NewsFilters };

/** The categories as links. Where they do not come, the list is simply not narrowed by them. */
export function NewsCategoryChips({ filters }: NewsCategoryChipsProps) {
  const { t } = useTranslation('news');
  const { data } = useQuery(newsCategoryApi.all());
  const categories = (data?.rows ?? []).filter(isShown).toSorted(bySort);
  const all = { id: '', name: t('list.all') };

  return (
    <Box
      component="nav"
      aria-label={t('list.categories')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 36 }}
    >
      {categories.length > 0 &&
        [all, ...categories].map(({ id, name }) => {
          const isCurrent = String(id) === filters.categoryId;
          return (
            <Chip
              key={id}
              component={Link}
              to={filters.addressOf({ categoryId: String(id) })}
              clickable
              label={name}
              variant={isCurrent ? 'filled' : 'soft'}
              color={isCurrent ? 'secondary' : 'default'}
              aria-current={isCurrent ? 'true' : undefined}
              sx={{ height: 36, px: 0.5 }}
            />
          );
        })}
    </Box>
  );
}
