import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Ghost } from '#src/components/ghost.tsx';
import { assetUrl } from '#src/api/assets.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatPublicDate } from '#src/i18n/format.ts';
import { announcementApi } from '../api.ts';

type AnnouncementDialogProps = { id: string; onClose: () => void };

/** An announcement over the home page; it has no page of its own. */
export function AnnouncementDialog({ id, onClose }: AnnouncementDialogProps) {
  const { t } = useTranslation(['home', 'common']);
  const titleId = useId();
  const query = useQuery(announcementApi.one(id));
  const announcement = query.data && isVisibleNow(query.data) ? query.data : undefined;

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ paddingInlineEnd: 8, overflowWrap: 'anywhere' }}>
        {announcement?.title ?? t('notice.label')}
      </DialogTitle>
      <IconButton
        aria-label={t('common:action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 16 }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        {announcement && (
          <>
            <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
              {t(`notice.type.${announcement.type}`)}
              {announcement.publishTime && ` · ${formatPublicDate(announcement.publishTime)}`}
            </Typography>
            <RichText html={announcement.content} resolve={assetUrl} />
          </>
        )}
        {query.isPending && (
          <Waiting>
            <Ghost sx={{ width: '40%' }} />
            <Ghost sx={{ mt: 2 }} />
            <Ghost />
            <Ghost sx={{ width: '72%' }} />
          </Waiting>
        )}
        {query.isError && (
          <EmptyState
            title={errorMessage(query.error)}
            action={
              <Button variant="soft" onClick={() => void query.refetch()}>
                {t('common:action.retry')}
              </Button>
            }
          />
        )}
        {query.isSuccess && !announcement && <EmptyState title={t('notice.gone')} />}
      </DialogContent>
    </Dialog>
  );
}
