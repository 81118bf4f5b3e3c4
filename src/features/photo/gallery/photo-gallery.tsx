import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '#src/admin/list/core/list-context.ts';
import { useRowsById } from '#src/admin/list/export/use-rows-by-id.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { LazyPhotoDetails } from '../details/lazy-photo-details.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoLightbox } from './photo-lightbox.tsx';
import { SelectedPhotos } from './selected-photos.tsx';

type PhotoGalleryProps = {
  /** The photos of this page. */
  photos: Photo[];
};

/** One page of photos. The selection spans pages and searches. */
export function PhotoGallery({ photos }: PhotoGalleryProps) {
  const { selection } = useList();
  const findRows = useRowsById(photos);
  const selectPage = useRef<HTMLInputElement>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  const [detailsOf, setDetailsOf] = useState<Id | null>(null);
  // Only the id is in the state, because the dialog may change the photo's text.
  const detailed = photos.find(({ id }) => id === detailsOf);
  const closeDetails = (isDeleted = false) => {
    if (isDeleted && detailsOf !== null) selection.drop([detailsOf]);
    setDetailsOf(null);
  };
  return (
    <>
      {photos.length > 0 && (
        <>
          <SelectPage ref={selectPage} photos={photos} />
          <PhotoGrid
            photos={photos}
            onView={setViewed}
            onDetails={({ id }) => setDetailsOf(id)}
            onPage={() => selectPage.current?.scrollIntoView({ block: 'nearest' })}
          />
        </>
      )}
      {selection.ids.size > 0 && (
        <SelectedPhotos
          photos={() => findRows([...selection.ids])}
          count={selection.ids.size}
          onClear={() => {
            selection.clear();
            // The focused button is unmounted with the selection.
            selectPage.current?.focus();
          }}
        />
      )}
      {detailed && (
        <LazyPhotoDetails
          photo={detailed}
          onClose={closeDetails}
          onLoadFailed={() => closeDetails()}
        />
      )}
      {viewed !== null && (
        <PhotoLightbox
          photos={photos}
          index={viewed}
          onView={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}

type SelectPageProps = {
  /** The photos of this page. */
  photos: Photo[];
  ref: Ref<HTMLInputElement>;
};

/** Selects or deselects all photos of this page; the selection of other pages stays. */
function SelectPage({ photos, ref }: SelectPageProps) {
  const { selection } = useList();
  const { t } = useTranslation(['photo-management', 'crud']);
  const count = selection.ids.size;
  const onPage = photos.filter(({ id }) => selection.has(id)).length;
  const isAll = onPage === photos.length;
  const toggle = () => {
    const ids = photos.map(({ id }) => id);
    if (isAll) selection.drop(ids);
    else selection.set([...selection.ids, ...ids]);
  };
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isAll}
            indeterminate={onPage > 0 && !isAll}
            onChange={toggle}
            slotProps={{ input: { ref } }}
          />
        }
        label={t('gallery.selectPage')}
      />
      {/* The visible count is mounted with the selection bar, so screen readers would not announce it. */}
      <VisuallyHidden live>{count > 0 && t('crud:list.selected', { count })}</VisuallyHidden>
    </Box>
  );
}
