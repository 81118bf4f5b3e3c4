import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import { useTranslation } from 'react-i18next';
import type { Page } from '#src/api/page.ts';
import { paginationStyles } from '#src/components/list/pagination-styles.ts';
import { PAGE_SIZES } from '#src/components/list/use-list-state.ts';
import type { Selection } from '#src/components/list/use-selection.ts';
import type { ListParams } from '#src/crud/use-list-params.ts';
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
      <TablePagination
        component="div"
        count={page.total}
        page={params.page - 1}
        rowsPerPage={params.size}
        rowsPerPageOptions={PAGE_SIZES}
        labelRowsPerPage={t('gallery.perPage')}
        onPageChange={(_event, next) => {
          params.set({ page: next + 1 });
          onPage();
        }}
        onRowsPerPageChange={({ target }) => params.set({ size: target.value })}
        sx={paginationStyles}
      />
    </>
  );
}
