import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { ListContext, useList } from '#src/admin/list/core/list-context.ts';
import { ListAlerts, NoRows } from '#src/admin/list/core/list-state.tsx';
import { ListToolbar } from '#src/admin/list/filters/toolbar.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { usePagedRows } from '#src/admin/list/core/use-paged-rows.ts';
import { ViewsButton } from '#src/admin/list/memory/views-button.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { isDocument } from '#src/lib/files/file-types.ts';
import { usePhotoCategories } from '#src/admin/pictures/library/use-photo-categories.ts';
import { photoGridStyles, PHOTO_RATIO } from './photo-tile.tsx';
import { PhotoGallery } from './photo-gallery.tsx';
import { ALT, NEWEST_FIRST, NO_ALT, UPLOAD } from '../library.ts';
import { libraryPage } from '../library-page.ts';

export function Component() {
  const { t } = useTranslation('photo-management');
  const params = useListParams();
  const list = usePagedRows(libraryPage, params);
  const may = useMay();
  const uploadButton = may('add') && (
    <RouterButton to={UPLOAD} variant="contained" startIcon={<AddPhotoAlternateOutlined />}>
      {t('gallery.toUpload')}
    </RouterButton>
  );
  return (
    <ListContext value={list}>
      <PageHeader
        title={t('gallery.title')}
        purpose={t('gallery.purpose')}
        action={
          <>
            {may('edit') && (
              <RouterButton to={ALT} color="inherit">
                {t('alt.title')}
              </RouterButton>
            )}
            {uploadButton}
          </>
        }
      />
      {/* Clipping the card would break its sticky selection bar. */}
      <Card sx={{ overflow: 'visible' }}>
        <ListToolbar tools={<ViewsButton />}>
          <GalleryFilters />
        </ListToolbar>
        <GalleryState emptyAction={uploadButton}>
          {list.read.data && (
            <PhotoGallery photos={list.rows.filter((photo) => !isDocument(photo))} />
          )}
        </GalleryState>
      </Card>
    </ListContext>
  );
}

const ORDERS = [
  { text: 'newest', sort: NEWEST_FIRST },
  { text: 'oldest', sort: 'createTime' },
  { text: 'name', sort: 'name' },
  { text: 'largest', sort: '-size' },
] as const;

function GalleryFilters() {
  const { t } = useTranslation('photo-management');
  const { params } = useList();
  const inUse = usePhotoCategories();
  const chosen = params.filters.category ?? '';
  // A category from the URL may be older than the photos that the list is read from.
  const categories = chosen === '' || inUse.includes(chosen) ? inUse : [...inUse, chosen];
  return (
    <>
      <FilterSelect
        name="category"
        label={t('gallery.category')}
        options={categories.map((name) => ({ value: name, label: name }))}
      />
      <FilterSelect
        name="alt"
        label={t('gallery.alt')}
        options={[{ value: NO_ALT, label: t('gallery.noAlt') }]}
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

type GalleryStateProps = {
  /** Shown when there are no photos at all. */
  emptyAction: ReactNode;
  children: ReactNode;
};

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The gallery's states: loading, failed, empty, no match, photos. */
function GalleryState({ emptyAction, children }: GalleryStateProps) {
  const { params, read, rows } = useList();
  const { isNarrowed } = params;
  const { t } = useTranslation(['photo-management', 'crud']);
  return (
    <>
      <ListAlerts list={read} />
      {read.data === undefined && !read.error && (
        <BusyRegion sx={photoGridStyles}>
          {SKELETONS.map((index) => (
            <Box key={index}>
              <LightSkeleton ratio={PHOTO_RATIO} />
              <LightSkeleton sx={{ mt: 1, typography: 'body2' }} />
            </Box>
          ))}
        </BusyRegion>
      )}
      {read.data && rows.length === 0 && (
        <NoRows
          title={t(isNarrowed ? 'gallery.nothingFound' : 'gallery.empty')}
          description={t(isNarrowed ? 'crud:list.nothingFoundHint' : 'gallery.emptyHint')}
          action={isNarrowed ? undefined : emptyAction}
        />
      )}
      {children}
    </>
  );
}
