import CallIcon from '@mui/icons-material/PhoneOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import { phoneHref } from '#src/lib/links/phone.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { copiesOf } from './copies.ts';
import { quoteFacts, subjectTypeText } from './enquiry-words.ts';
import type { Enquiry } from './schema.ts';

type EnquiryCardProps = { enquiry: Enquiry };

/** A visitor's message with a button to answer it. */
export function EnquiryCard({ enquiry }: EnquiryCardProps) {
  const { t } = useTranslation('enquiry-inbox');
  const { id, name, contact, content, suspicious, type, title, url, createTime } = enquiry;
  const about = [subjectTypeText(t, type), title].filter((text) => text !== '').join(' · ');
  const page = safeHref(url);
  const count = copiesOf(useQueryClient(), id).length + 1;
  const times = count > 1 && t('times', { count });
  return (
    <Card component="section" aria-label={t('field.content')} sx={{ mb: 3 }}>
      <CardContent>
        {suspicious && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('suspicious.hint')}
          </Alert>
        )}
        <Box component="dl" sx={{ m: 0 }}>
          <Line label={t('field.name')}>{name}</Line>
          <Line label={t('field.contact')}>
            <bdi>{contact}</bdi>
            <CopyButton text={contact} label={t('field.contact')} />
          </Line>
          {quoteFacts(t, enquiry).map(({ name: field, label, value }) => (
            <Line key={field} label={label}>
              <bdi>{value}</bdi>
            </Line>
          ))}
          <Line label={t('field.title')}>
            {page === undefined ? (
              about
            ) : (
              <Link href={page} target="_blank" rel="noopener">
                {about || url} <OpenIcon sx={{ fontSize: 'inherit' }} />
              </Link>
            )}
          </Line>
          <Line label={t('field.createTime')}>
            {[formatDateTime(createTime), times].filter(Boolean).join(' · ')}
          </Line>
        </Box>
        <Typography sx={contentStyles}>{content}</Typography>
        <AnswerButton enquiry={enquiry} />
      </CardContent>
    </Card>
  );
}

function AnswerButton({ enquiry }: EnquiryCardProps) {
  const { t } = useTranslation('enquiry-inbox');
  const { name, contact, content, title, url } = enquiry;
  if (!contact.includes('@')) {
    const call = phoneHref(contact);
    if (call === undefined) return null;
    return (
      <Button href={call} variant="soft" startIcon={<CallIcon />}>
        {t('reply.call')}
      </Button>
    );
  }
  const facts = quoteFacts(t, enquiry).map(({ label, value }) => t('fact', { name: label, value }));
  const quoted = [content, ...facts].join('\n').replaceAll('\n', '\n> ');
  const body = t('reply.body', { name, content: quoted, url });
  const write = mailHref(contact, t('reply.subject', { title }), body);
  if (write === undefined) return null;
  return (
    <Button href={write} variant="soft" startIcon={<MailIcon />}>
      {t('reply.mail')}
    </Button>
  );
}

type LineProps = { label: string; children: ReactNode };

function Line({ label, children }: LineProps) {
  return (
    <Box sx={lineStyles}>
      <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

const lineStyles = {
  py: 0.5,
  display: 'grid',
  columnGap: 2,
  alignItems: 'center',
  minHeight: 36,
  gridTemplateColumns: { sm: '96px minmax(0, 1fr)' },
};
const contentStyles = {
  my: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: 'background.neutral',
  // Line breaks as the visitor typed them.
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
