import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitleMark } from '#src/admin/list/cells/title-mark.tsx';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { subjectTypeText } from './enquiry-words.ts';
import { EnquiryProgress } from './enquiry-progress.tsx';
import type { Enquiry } from './schema.ts';

type EnquiryListCardProps = { enquiry: Enquiry; actions: ReactNode };

/** A row of the list on phones. Its parts are also cells of the grid. */
export function EnquiryListCard({ enquiry, actions }: EnquiryListCardProps) {
  return (
    <>
      <EnquirySender enquiry={enquiry} />
      <Box sx={{ mt: 1 }}>
        <EnquiryContent enquiry={enquiry} />
      </Box>
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <EnquiryProgress enquiry={enquiry} />
        <Typography variant="caption" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          <RelativeTime iso={enquiry.createTime} />
        </Typography>
        {actions}
      </Box>
    </>
  );
}

type EnquiryPartProps = { enquiry: Enquiry };

export function EnquirySender({ enquiry: { name, contact } }: EnquiryPartProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography variant="subtitle2" component="div" noWrap title={name}>
        {name}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        noWrap
        title={contact}
        sx={{ color: 'text.secondary' }}
      >
        <bdi>{contact}</bdi>
      </Typography>
    </Box>
  );
}

/** Title of the record that the enquiry is about, and the start of the message. */
export function EnquiryContent({
  enquiry: { type, title, content, suspicious },
}: EnquiryPartProps) {
  const { t } = useTranslation('enquiry-inbox');
  const about = [subjectTypeText(t, type), title].filter((text) => text !== '').join(' · ');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography variant="body2" component="div" noWrap title={content}>
        {suspicious && <TitleMark color="warning" label={t('suspicious.yes')} />}
        {content}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        noWrap
        title={title}
        sx={{ color: 'text.secondary' }}
      >
        {about}
      </Typography>
    </Box>
  );
}
