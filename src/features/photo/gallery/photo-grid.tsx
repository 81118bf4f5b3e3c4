import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useList } from '#src/admin/list/core/list-context.ts';
import { ListPages } from '#src/admin/list/rows/list-pages.tsx';
import type { Selection } from '#src/admin/list/core/use-selection.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { gridStyles } from './grid-styles.ts';
import { PhotoTile } from './photo-tile.tsx';

type PhotoGridProps = {
  photos: Photo[];
  /** Opens the photo at this index in the lightbox. */
  onView: (index: number) => void;
  onDetails: (photo: Photo) => void;
  /** Called when the person goes to another page. */
  onPage: () => void;
};

/** The photos of one page, with pagination. */
export function PhotoGrid(props: PhotoGridProps) {
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
        sx={[gridStyles, { opacity: isLoading ? 0.5 : 1, transition: 'opacity 0.15s 0.15s' }]}
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
