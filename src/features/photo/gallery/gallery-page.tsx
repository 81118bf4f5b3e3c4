import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { ListAlerts } from '#src/admin/list/core/list-state.tsx';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { usePage } from '#src/admin/list/core/use-page.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { photoApi } from '#src/api/photos.ts';
import { usePhotoCategories } from '#src/admin/pictures/library/use-photo-categories.ts';
import { gridStyles, PHOTO_RATIO } from './grid-styles.ts';
import { PhotoGallery } from './photo-gallery.tsx';

/** Default `sort` of photo lists. */
const NEWEST_FIRST = '-createTime';

export function Component() {
  const { t } = useTranslation('photo-management');
  const params = useListParams(NEWEST_FIRST);
  const { list } = usePage(photoApi.page, params);
  const uploadButton = (
    <RouterButton
      to="/backstage/column/photo-management/upload"
      variant="contained"
      startIcon={<AddPhotoAlternateOutlined />}
    >
      {t('gallery.toUpload')}
    </RouterButton>
  );
  return (
    <>
      <PageHeader title={t('gallery.title')} purpose={t('gallery.purpose')} action={uploadButton} />
      {/* Clipping the card would break its sticky selection bar. */}
      <Card sx={{ overflow: 'visible' }}>
        <ListToolbar params={params} list={list} count={list.data?.total ?? undefined}>
          <GalleryFilters params={params} />
        </ListToolbar>
        <GalleryState list={list} isNarrowed={params.isNarrowed} emptyAction={uploadButton}>
          {list.data && (
            <PhotoGallery page={list.data} params={params} isLoading={list.isPlaceholderData} />
          )}
        </GalleryState>
      </Card>
    </>
  );
}

const ORDERS = [
  { text: 'newest', sort: NEWEST_FIRST },
  { text: 'oldest', sort: 'createTime' },
  { text: 'name', sort: 'name' },
  { text: 'largest', sort: '-size' },
] as const;

type GalleryFiltersProps = { params: ListParams };

function GalleryFilters({ params }: GalleryFiltersProps) {
  const { t } = useTranslation('photo-management');
  const inUse = usePhotoCategories();
  const chosen = params.filters.category ?? '';
  // A category from the URL may be older than the photos that the list is read from.
  const categories = chosen === '' || inUse.includes(chosen) ? inUse : [...inUse, chosen];
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

type GalleryStateProps = {
  list: {
    data: { rows: unknown[]; dropped: number } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  isNarrowed: boolean;
  /** Shown when there are no photos at all. */
  emptyAction: ReactNode;
  children: ReactNode;
};

const SKELETONS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The gallery's states: loading, failed, empty, no match, photos. */
function GalleryState({ list, isNarrowed, emptyAction, children }: GalleryStateProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  return (
    <>
      <ListAlerts list={list} />
      {list.data === undefined && !list.error && (
        <Waiting sx={gridStyles}>
          {SKELETONS.map((index) => (
            <Box key={index}>
              <LightSkeleton ratio={PHOTO_RATIO} />
              <LightSkeleton sx={{ mt: 1, typography: 'body2' }} />
            </Box>
          ))}
        </Waiting>
      )}
      {list.data?.rows.length === 0 && (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t(isNarrowed ? 'gallery.nothingFound' : 'gallery.empty')}
          description={t(isNarrowed ? 'crud:list.nothingFoundHint' : 'gallery.emptyHint')}
          action={isNarrowed ? undefined : emptyAction}
        />
      )}
      {children}
    </>
  );
}
