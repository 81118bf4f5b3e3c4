import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '#src/admin/list/core/list-context.ts';
import { useRowsById } from '#src/admin/list/export/use-rows-by-id.ts';
import type { Selection } from '#src/admin/list/core/use-selection.ts';
import { ListPages } from '#src/admin/list/rows/list-pages.tsx';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { LazyPhotoDetails } from '../details/lazy-photo-details.ts';
import { PhotoLightbox } from './photo-lightbox.tsx';
import { photoGridStyles, PhotoTile } from './photo-tile.tsx';
import { SelectedPhotos } from './selected-photos.tsx';

type PhotoGalleryProps = {
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

type PhotoGridProps = {
  photos: Photo[];
  /** Opens the photo at this index in the lightbox. */
  onView: (index: number) => void;
  onDetails: (photo: Photo) => void;
  /** Called when the person goes to another page. */
  onPage: () => void;
};

/** The photos of one page, with pagination. */
function PhotoGrid(props: PhotoGridProps) {
  const { photos, onView, onDetails, onPage } = props;
  const { t } = useTranslation('photo-management');
  const { read, selection } = useList();
  const isLoading = read.isPlaceholderData;
  const select = useRangeSelection(
    photos.map(({ id }) => id),
    selection,
  );
  return (
    <>
      <Box
        component="ul"
        aria-label={t('gallery.photos')}
        aria-busy={isLoading}
        sx={[photoGridStyles, { opacity: isLoading ? 0.5 : 1, transition: 'opacity 0.15s 0.15s' }]}
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            isSelected={selection.has(photo.id)}
            onSelect={(isRange) => select(photo.id, isRange)}
            onView={() => onView(index)}
            onDetails={() => onDetails(photo)}
          />
        ))}
      </Box>
      <ListPages perPage={t('gallery.perPage')} onPage={onPage} />
    </>
  );
}

/**
 * Toggles one photo, or with Shift selects the range from the last toggled one.
 * @returns a function of the photo's id and whether Shift was held
 */
function useRangeSelection(ids: Id[], selection: Selection) {
  const last = useRef<Id>(undefined);
  return (id: Id, isRange: boolean) => {
    const start = ids.findIndex((one) => sameId(one, last.current));
    last.current = id;
    if (!isRange || start === -1 || selection.has(id)) {
      selection.toggle(id);
      return;
    }
    const end = ids.indexOf(id);
    const range = ids.slice(Math.min(start, end), Math.max(start, end) + 1);
    selection.set([...selection.ids, ...range]);
  };
}
