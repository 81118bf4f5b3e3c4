import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { useNow } from '#src/components/use-now.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { announcementTypeText } from '../announcement-type-text.ts';
import { type Announcement, announcementApi, announcementFields } from '../schema.ts';
import { Failure } from '#src/components/page/failure.tsx';

type AnnouncementDialogProps = { id: string; onClose: () => void };

export function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation(['home', 'common']);
  const titleId = useId();
  const query = useQuery(announcementApi.one(id));
  const now = useNow();
  const announcement =
    query.data && isVisibleNow(query.data, announcementFields, now) ? query.data : undefined;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      {announcement ? (
        <AnnouncementSheet announcement={localized(announcement)} titleId={titleId} />
      ) : (
        <>
          <DialogTitle id={titleId}>{t('notice.label')}</DialogTitle>
          <DialogContent>
            {query.isPending && (
              <BusyRegion>
                <LightSkeleton sx={{ width: '40%' }} />
                <LightSkeleton sx={{ mt: 2 }} />
                <LightSkeleton />
                <LightSkeleton sx={{ width: '72%' }} />
              </BusyRegion>
            )}
            {query.isError && <Failure error={query.error} onRetry={() => void query.refetch()} />}
            {query.isSuccess && <EmptyState title={t('notice.gone')} />}
          </DialogContent>
        </>
      )}
      <IconButton
        aria-label={t('common:action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 16 }}
      >
        <Close />
      </IconButton>
    </Dialog>
  );
}

type AnnouncementSheetProps = {
  announcement: Pick<Announcement, 'title' | 'type' | 'content' | 'publishTime'>;
  titleId?: string;
};

function AnnouncementSheet({ announcement, titleId }: AnnouncementSheetProps) {
  const { t } = useTranslation('home');
  const { title, type, content, publishTime } = announcement;
  return (
    <>
      <DialogTitle
        id={titleId}
        lang={langOf(announcement, 'title')}
        sx={{ paddingInlineEnd: 8, overflowWrap: 'anywhere' }}
      >
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
          {announcementTypeText(t, type)}
          {publishTime && ` · ${formatPublicDate(publishTime)}`}
        </Typography>
        <RichText html={content} lang={langOf(announcement, 'content')} resolve={assetUrl} />
      </DialogContent>
    </>
  );
}
