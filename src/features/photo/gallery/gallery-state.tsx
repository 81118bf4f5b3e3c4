import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Ghost } from '#src/components/ghost.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { ListAlerts } from '#src/admin/list/list-state.tsx';
import { gridStyles, PHOTO_RATIO } from './grid-styles.ts';

type GalleryStateProps = {
  list: {
    data: { rows: unknown[]; dropped: number } | undefined;
    error: Error | null;
    refetch: () => Promise<unknown>;
  };
  isNarrowed: boolean;
  /** What to do where there are no photos at all. */
  emptyAction: ReactNode;
  /** The photos. */
  children: ReactNode;
};

const GHOSTS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The gallery in each of its states: on its way, failed, empty, nothing found, photos. */
export function GalleryState({ list, isNarrowed, emptyAction, children }: GalleryStateProps) {
  const { t } = useTranslation(['photo-management', 'crud']);
  return (
    <>
      <ListAlerts list={list} />
      {list.data === undefined && !list.error && (
        <Waiting sx={gridStyles}>
          {GHOSTS.map((ghost) => (
            <Box key={ghost}>
              <Ghost ratio={PHOTO_RATIO} />
              <Ghost sx={{ mt: 1, typography: 'body2' }} />
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
