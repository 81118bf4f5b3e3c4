import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { requiredInput } from '#src/api/fields/input.ts';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { useSending } from '#src/components/form/use-sending.ts';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { StorageError } from '#src/lib/errors/storage-error.ts';
import { isUnanswered } from '#src/lib/local-copies/send-copies.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';
import { createEnquiry } from '../api.ts';
import { MAX_CONTENT, type Message, MessageInput } from '../message.ts';
import { ConsentField } from './consent-field.tsx';
import type { EnquirySubject } from './enquiry-subject.ts';
import { EnquiryTextField } from './enquiry-text-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { endMessage, storedName, storeMessage, type UnsentMessage } from './unsent-messages.ts';

// The back office does this when it starts; public pages need it only here.
codeSchemaErrors();

type EnquiryFormProps = {
  subject: EnquirySubject;
  /** What was typed before and not sent. Only the first is used. */
  unsent: UnsentMessage | null;
  onSent: () => void;
  /** When the company answers, in its own words; '' if it says nothing. */
  replyPromise: string;
  /** Whether the first empty field has the focus when the form opens. */
  hasFocus: boolean;
  /** Content above the fields. */
  children?: ReactNode;
};

/**
 * Form for a visitor's message about one or several records. The input is stored until the server has received it.
 * Without an answer, the message waits.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { subject, unsent, onSent, replyPromise, hasFocus, children } = props;
  const { t, i18n } = useTranslation('enquiry');
  const isOnline = useIsOnline();
  const client = useQueryClient();
  const [firstKey] = useState(() => unsent?.message.key.split(' ')[0] ?? newKey());
  const key = useRef(firstKey);
  const { several } = subject;
  const list = several ? `\n\n${several.list}` : '';
  const room = MAX_CONTENT - graphemesOf(list).length;
  const form = useForm<MessageInput, unknown, MessageInput>({
    resolver: valibotResolver(v.object({ ...MessageInput.entries, content: requiredInput(room) })),
    defaultValues: {
      name: unsent?.message.name ?? '',
      contact: unsent?.message.contact ?? '',
      quantity: unsent?.message.quantity ?? '',
      region: unsent?.message.region ?? '',
      company: unsent?.message.company ?? '',
      content: unsent?.typed ?? subject.text,
      consent: false,
      leaveEmpty: '',
    },
    mode: 'onTouched',
  });
  const { control, formState, subscribe, getValues, getFieldState, setFocus, trigger } = form;

  const toMessage = ({ leaveEmpty, ...input }: MessageInput): Message => ({
    ...input,
    content: input.content + list,
    suspicious: leaveEmpty !== '',
    type: subject.type,
    recordId: subject.id,
    title: firstGraphemes(subject.title, 200),
    url: subject.url.slice(0, 500),
    // A message about other records is another message.
    key: several ? `${key.current} ${several.ids}` : key.current,
  });
  const toUnsent = (input: MessageInput, state: UnsentMessage['state']): UnsentMessage => ({
    name: storedName(subject),
    message: toMessage(input),
    typed: input.content,
    page: several?.page ?? subject.url,
    state,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined || name === 'consent') return;
          // A changed text is another message, even if the answer to the first one was lost.
          key.current = newKey();
          storeMessage(toUnsent(getValues(), 'draft')).catch(() => {});
        },
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is sent is stored with the newest subject
    [subscribe, getValues],
  );

  // A shorter list of records leaves more room for the text.
  useEffect(() => {
    if (getFieldState('content').invalid) void trigger('content');
  }, [room, getFieldState, trigger]);

  const { failure, submit } = useSending<MessageInput>({
    form,
    save: async (input) => {
      const sent = toUnsent(input, 'draft');
      const stored = storeMessage(sent).catch(() => {});
      try {
        if (onlineManager.isOnline()) {
          await createEnquiry(client, sent.message);
          await stored;
          await endMessage(sent, null);
          return;
        }
      } catch (error) {
        if (!isUnanswered(error)) throw error;
      }
      await storeMessage({ ...sent, state: 'waiting' });
      throw new SaveWithdrawn('It waits for the network');
    },
  });

  const quoteId = useId();
  useEffect(() => {
    const values = getValues();
    const empty = hasFocus && REQUIRED.find((name) => values[name] === '');
    if (empty) setFocus(empty);
  }, [hasFocus, getValues, setFocus]);

  return (
    <Box
      component="form"
      noValidate
      aria-label={t(`form.title.${subject.type}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(onSent);
      }}
    >
      <Stack spacing={2.5}>
        {failure !== null && (
          <Alert severity="error">
            {failure instanceof StorageError ? (
              t('form.cannotWait')
            ) : (
              <>
                <span>{errorMessage(failure)}</span> {t('form.kept')}
              </>
            )}
          </Alert>
        )}
        {unsent?.state === 'refused' && failure === null && (
          <Alert severity="warning">{t('form.notSentYet')}</Alert>
        )}
        {!isOnline && failure === null && <Alert severity="warning">{t('form.offline')}</Alert>}
        {children}
        <Box sx={pairStyles}>
          <EnquiryTextField control={control} name="name" autoComplete="name" />
          <EnquiryTextField
            control={control}
            name="contact"
            hint={t('form.contactHint')}
            autoComplete="tel"
          />
        </Box>
        {subject.type === 'product' && (
          <Box role="group" aria-labelledby={quoteId}>
            <Typography id={quoteId} variant="body2" sx={{ mb: 1.5, color: 'text.secondary' }}>
              {t('form.quote')}
            </Typography>
            <Box sx={pairStyles}>
              <EnquiryTextField control={control} name="quantity" autoComplete="off" isOptional />
              <EnquiryTextField
                control={control}
                name="region"
                // Chinese readers name their province, all others their country.
                autoComplete={i18n.language === 'cn' ? 'address-level1' : 'country-name'}
                isOptional
              />
              <EnquiryTextField
                control={control}
                name="company"
                autoComplete="organization"
                isOptional
              />
            </Box>
          </Box>
        )}
        <EnquiryTextField
          control={control}
          name="content"
          label={t(`form.content.${subject.type}`)}
          autoComplete="off"
          rows={3}
          max={room}
        />
        <Honeypot {...form.register('leaveEmpty')} />
        <ConsentField control={control} />
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={formState.isSubmitting}
        >
          {t(`form.send.${subject.type}`)}
        </Button>
        {replyPromise && (
          <Typography variant="body2" sx={promiseStyles}>
            {replyPromise}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}

const REQUIRED = ['name', 'contact', 'content'] as const;

const pairStyles = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  // The last of an odd number has a line of its own.
  '& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
};

const promiseStyles = { '&&': { mt: 1 }, color: 'text.secondary', textWrap: 'pretty' } as const;

/** Random key of a message. `crypto.randomUUID` would need https. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}
