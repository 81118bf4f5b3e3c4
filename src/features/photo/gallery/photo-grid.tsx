import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Page } from '#src/api/page.ts';
import { ListPages } from '#src/admin/list/list-pages.tsx';
import type { Selection } from '#src/admin/list/use-selection.ts';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import type { Photo } from '../schema.ts';
import { gridStyles } from './grid-styles.ts';
import { PhotoTile } from './photo-tile.tsx';
import { useRangeSelection } from './use-range-selection.ts';

type PhotoGridProps = {
  page: Page<Photo>;
  params: ListParams;
  isLoading: boolean;
  selection: Selection;
  /** Called with the place of the photo that is to be seen large. */
  onView: (index: number) => void;
  /** Called when another page is asked for. */
  onPage: () => void;
};

/** The photos of one page, and the way to others. */
export function PhotoGrid(props: PhotoGridProps) {
  const { page, params, isLoading, selection, onView, onPage } = props;
  const { t } = useTranslation('photo-management');
  const select = useRangeSelection(
    page.rows.map(({ id }) => id),
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
        {page.rows.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            isSelected={selection.ids.has(photo.id)}
            onSelect={(isRange) => select(photo.id, isRange)}
            onView={() => onView(index)}
          />
        ))}
      </Box>
      <ListPages
        total={page.total}
        params={params}
        perPage={t('gallery.perPage')}
        onPage={onPage}
      />
    </>
  );
}
