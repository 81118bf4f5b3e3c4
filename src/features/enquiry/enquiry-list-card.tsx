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

export function EnquirySender({ enquiry }: EnquiryPartProps) {
  const { name, contact, company, region } = enquiry;
  const from = [contact, company, region].filter(Boolean).join(' · ');
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography variant="subtitle2" component="div" noWrap title={name}>
        {name}
      </Typography>
      <Typography
        variant="caption"
        component="div"
        noWrap
        title={from}
        sx={{ color: 'text.secondary' }}
      >
        <bdi>{from}</bdi>
      </Typography>
    </Box>
  );
}

/** The start of the message, and below it the record that it is about, with the quantity. */
export function EnquiryContent({ enquiry }: EnquiryPartProps) {
  const { t } = useTranslation('enquiry-inbox');
  const { type, title, content, quantity, suspicious } = enquiry;
  const about = [subjectTypeText(t, type), title, quantity].filter(Boolean).join(' · ');
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
        title={about}
        sx={{ color: 'text.secondary' }}
      >
        {about}
      </Typography>
    </Box>
  );
}
