import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import Card from '@mui/material/Card';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ListToolbar } from '#src/admin/list/list-toolbar.tsx';
import { useLastPage } from '#src/admin/list/use-last-page.ts';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { photoApi } from '../api.ts';
import { NEWEST_FIRST } from '../photo-order.ts';
import { GalleryFilters } from './gallery-filters.tsx';
import { GalleryState } from './gallery-state.tsx';
import { PhotoGallery } from './photo-gallery.tsx';

export function Component() {
  const { t } = useTranslation('photo-management');
  const params = useListParams(NEWEST_FIRST);
  const list = useQuery({ ...photoApi.page(params.query), placeholderData: keepPreviousData });
  useLastPage(list.data, params);
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
      {/* What sticks to the window's edge has to see it. */}
      <Card sx={{ overflow: 'visible' }}>
        <ListToolbar params={params} list={list}>
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
