import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import { NEWEST_FIRST } from '../photo-order.ts';
import { usePhotoCategories } from '../use-photo-categories.ts';

const ORDERS = [
  { text: 'newest', sort: NEWEST_FIRST },
  { text: 'oldest', sort: 'createTime' },
  { text: 'name', sort: 'name' },
  { text: 'largest', sort: '-size' },
] as const;

type GalleryFiltersProps = { params: ListParams };

/** What narrows and orders the gallery, beside the search. */
export function GalleryFilters({ params }: GalleryFiltersProps) {
  const { t } = useTranslation('photo-management');
  const known = usePhotoCategories();
  const chosen = params.filters.category ?? '';
  // One from an address may be older than those that are known.
  const categories = chosen === '' || known.includes(chosen) ? known : [...known, chosen];
  return (
    <>
      <FilterSelect
        params={params}
        name="category"
        label={t('gallery.category')}
        options={categories.map((name) => ({ value: name, label: name }))}
      />
      <TextField
        select
        size="small"
        label={t('gallery.order')}
        value={ORDERS.some(({ sort }) => sort === params.sort) ? params.sort : NEWEST_FIRST}
        onChange={({ target }) => params.set({ sort: target.value })}
        sx={{ minWidth: 140 }}
      >
        {ORDERS.map(({ text, sort }) => (
          <MenuItem key={sort} value={sort}>
            {t(`gallery.orderBy.${text}`)}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}
