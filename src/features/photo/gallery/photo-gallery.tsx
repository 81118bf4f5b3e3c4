import { useRef, useState } from 'react';
import type { Page } from '#src/api/page.ts';
import { useKnownRows } from '#src/admin/list/use-known-rows.ts';
import { useSelection } from '#src/admin/list/use-selection.ts';
import type { ListParams } from '#src/admin/list/use-list-params.ts';
import type { Photo } from '../schema.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { PhotoLightbox } from './photo-lightbox.tsx';
import { SelectPage } from './select-page.tsx';
import { SelectedPhotos } from './selected-photos.tsx';

type PhotoGalleryProps = {
  page: Page<Photo>;
  params: ListParams;
  /** Another page is on its way; this one still stands. */
  isLoading: boolean;
};

/**
 * A page of photos: looked at, selected, copied, downloaded (B4). What is selected stays so on other
 * pages and in other searches.
 */
export function PhotoGallery({ page, params, isLoading }: PhotoGalleryProps) {
  const selection = useSelection();
  const known = useKnownRows(page.rows);
  const selectPage = useRef<HTMLInputElement>(null);
  const [viewed, setViewed] = useState<number | null>(null);
  return (
    <>
      {page.rows.length > 0 && (
        <>
          <SelectPage ref={selectPage} photos={page.rows} selection={selection} />
          <PhotoGrid
            page={page}
            params={params}
            isLoading={isLoading}
            selection={selection}
            onView={setViewed}
            onPage={() => selectPage.current?.scrollIntoView({ block: 'nearest' })}
          />
        </>
      )}
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
      {viewed !== null && (
        <PhotoLightbox
          photos={page.rows}
          index={viewed}
          onView={setViewed}
          onClose={() => setViewed(null)}
        />
      )}
    </>
  );
}
