import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/files/assets.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { ReadAloud } from '#src/components/read-aloud/read-aloud.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import type { Announcement } from '../schema.ts';
import { announcementTypeText } from '../announcement-type-text.ts';

type AnnouncementSheetProps = {
  announcement: Pick<Announcement, 'title' | 'type' | 'content' | 'publishTime'>;
  titleId?: string;
};

/** Dialog content as visitors see it. */
export function AnnouncementSheet({ announcement, titleId }: AnnouncementSheetProps) {
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
        <ReadAloud>
          <RichText html={content} lang={langOf(announcement, 'content')} resolve={assetUrl} />
        </ReadAloud>
      </DialogContent>
    </>
  );
}
