import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useNow } from '#src/components/use-now.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { readableRecords } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { useCloseAddressed } from '#src/components/overlay/use-close-addressed.ts';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { byUrgency } from '#src/features/announcement/by-urgency.ts';
import { AnnouncementBar } from '#src/features/announcement/public/announcement-bar.tsx';
import { announcementApi, announcementFields } from '#src/features/announcement/schema.ts';

const AnnouncementDialog = lazyPart(
  () => import('#src/features/announcement/public/announcement-dialog.tsx'),
  'AnnouncementDialog',
);

const PARAMETER = 'notice';

/** The bar of announcements, and the announcement that `/home?notice=<id>` opens in a dialog. */
export function AnnouncementBand() {
  const [search] = useSearchParams();
  const closeAddressed = useCloseAddressed();
  const { data, isPending } = useQuery(announcementApi.shown());
  const now = useNow();
  const announcements = readableRecords(data?.rows)
    .filter((row) => isVisibleNow(row, announcementFields, now))
    .toSorted(byUrgency);
  const open = search.get(PARAMETER);

  const close = () => {
    const after = new URLSearchParams(search);
    after.delete(PARAMETER);
    closeAddressed({ search: after.toString() });
  };

  return (
    <>
      {(isPending || announcements.length > 0) && (
        <Box sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}>
          <Container maxWidth="lg">
            {isPending ? (
              <BusyRegion sx={{ display: 'flex', alignItems: 'center', minHeight: 56 }}>
                <LightSkeleton sx={{ width: 'min(100%, 480px)' }} />
              </BusyRegion>
            ) : (
              <AnnouncementBar announcements={announcements} />
            )}
          </Container>
        </Box>
      )}
      {open !== null && <AnnouncementDialog id={open} onClose={close} onLoadFailed={close} />}
    </>
  );
}
