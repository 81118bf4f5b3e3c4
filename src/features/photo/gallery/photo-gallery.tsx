import Box from '@mui/material/Box';
import TablePagination from '@mui/material/TablePagination';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#src/api/page.ts';
import { useSelection } from '#src/components/list/use-selection.ts';
import { useKnownRows } from '#src/components/list/use-known-rows.ts';
import { PAGE_SIZES } from '#src/components/list/use-list-state.ts';
import type { ListParams } from '#src/crud/use-list-params.ts';
import type { Photo } from '../schema.ts';
import { gridStyles } from './grid-styles.ts';
import { LazyLightbox } from './lazy-lightbox.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { SelectPage } from './select-page.tsx';
import { SelectedPhotos } from './selected-photos.tsx';

type PhotoGalleryProps = { page: Page<Photo>; params: ListParams };

/** A page of photos: looked at, selected, copied, downloaded (B4). */
export function PhotoGallery({ page, params }: PhotoGalleryProps) {
  const { t } = useTranslation('photo-management');
  const selection = useSelection();
  const known = useKnownRows(page.rows);
  const selectPage = useRef<HTMLInputElement>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      <SelectPage ref={selectPage} photos={page.rows} selection={selection} />
      <Box component="ul" aria-label={t('gallery.photos')} sx={gridStyles}>
        {page.rows.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            isSelected={selection.ids.has(photo.id)}
            onSelect={() => selection.toggle(photo.id)}
            onView={() => setViewed(index)}
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
        onPageChange={(_event, next) => params.set({ page: next + 1 })}
        onRowsPerPageChange={({ target }) => params.set({ size: target.value })}
      />
      {selection.ids.size > 0 && (
        <SelectedPhotos
          photos={() => known([...selection.ids])}
          count={selection.ids.size}
          onClear={() => {
            selection.clear();
            // The button that was pressed is gone.
            selectPage.current?.focus();
          }}
        />
      )}
      <LazyLightbox photos={page.rows} index={viewed} onClose={() => setViewed(null)} />
    </>
  );
}
