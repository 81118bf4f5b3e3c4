import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
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
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordForm } from '#src/admin/form/record-form.tsx';
import { RecordLoader } from '#src/admin/form/record-loader.tsx';
import { RecordNeighbours, useNeighbours } from '#src/admin/form/visit/record-neighbours.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useListLink } from '#src/admin/list/core/use-list-path.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { pickFields } from '#src/lib/records/pick-fields.ts';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { mailHref } from '#src/lib/links/mail-href.ts';
import { phoneHref } from '#src/lib/links/phone.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { enquiryAdminApi } from './admin-api.ts';
import { progressText, quoteFacts, subjectTypeText } from './enquiry-words.ts';
import { emptyEnquiry, EnquiryInput } from './input.ts';
import { Enquiry, PROGRESS } from './schema.ts';
import { copiesOf } from './copies.ts';

/** One enquiry: the visitor's message, below it the progress and the note, which editors can change. */
export function Component() {
  const { t } = useTranslation('enquiry-inbox');
  const { id = '' } = useParams();
  const back = useListLink();
  const backTo = back.to;
  const neighbours = useNeighbours(enquiryAdminApi);
  return (
    <>
      <PageHeader
        title={t('edit.title')}
        back={back}
        action={<RecordNeighbours neighbours={neighbours} />}
      />
      <RecordLoader<Enquiry, EnquiryInput> key={id} api={enquiryAdminApi} id={id} backTo={backTo}>
        {(enquiry) => (
          <>
            <EnquiryCard enquiry={enquiry} />
            <RecordForm<Enquiry, EnquiryInput>
              api={enquiryAdminApi}
              record={Enquiry}
              schema={EnquiryInput}
              fields={EnquiryFields}
              opened={enquiry}
              values={() => pickFields<EnquiryInput>(enquiry, emptyEnquiry)}
              backTo={backTo}
              findNext={neighbours?.findNext}
            />
          </>
        )}
      </RecordLoader>
    </>
  );
}

function EnquiryFields() {
  const { t } = useTranslation('enquiry-inbox');
  const { control, formState } = useFormContext<EnquiryInput>();
  const progress = new Set<string>([...PROGRESS, formState.defaultValues?.progress ?? 'new']);
  return (
    <FormColumns
      first={
        <TextInput
          control={control}
          name="note"
          label={t('field.note')}
          hint={t('field.noteHint')}
          rows={4}
          max={1000}
        />
      }
      side={
        <SelectInput
          control={control}
          name="progress"
          label={t('field.progress')}
          required
          options={[...progress].map((one) => ({ value: one, label: progressText(t, one) }))}
        />
      }
    />
  );
}

type EnquiryCardProps = { enquiry: Enquiry };

/** A visitor's message with a button to answer it. */
function EnquiryCard({ enquiry }: EnquiryCardProps) {
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
