import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { onlineManager, useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import * as v from 'valibot';
import { requiredInput } from '#src/api/fields/input.ts';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { useSending } from '#src/components/form/use-sending.ts';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';
import { enquiryApi, sentToast } from '../api.ts';
import { MAX_CONTENT, MessageInput } from '../message.ts';
import type { Message } from '../message.ts';
import { ConsentField } from './consent-field.tsx';
import { EnquiryEnd } from './enquiry-end.tsx';
import type { EnquirySubject } from './enquiry-subject.ts';
import { EnquiryTextField } from './enquiry-text-field.tsx';
import { Honeypot } from './honeypot.tsx';
import { storeMessage, unsentMessages, storedName } from './unsent-messages.ts';

// The back office does this when it starts; public pages need it only here.
codeSchemaErrors();

type EnquiryFormProps = {
  subject: EnquirySubject;
  /** What has become of the message; undefined while it is written. */
  end: 'sent' | 'waiting' | undefined;
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
 * Without a connection, the message is sent once there is one.
 */
export function EnquiryForm(props: EnquiryFormProps) {
  const { subject, end, onSent, replyPromise, hasFocus, children } = props;
  const { t, i18n } = useTranslation('enquiry');
  const isOnline = useIsOnline();
  const storedAs = storedName(subject);
  const [unsent] = useState(() => unsentMessages()[storedAs]);
  const [firstKey] = useState(() => unsent?.message.key.split(' ')[0] ?? newKey());
  const key = useRef(firstKey);
  const { mutateAsync } = useMutation(enquiryApi.create(storedAs));
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
    // With other records it is another message.
    key: several ? `${key.current} ${several.ids}` : key.current,
  });
  const storeInput = (input: MessageInput, isWaiting: boolean) => {
    const message = toMessage(input);
    storeMessage(storedAs, message, input.content, isWaiting);
    return message;
  };
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          // A changed text is another message, even if the answer to the first one was lost.
          key.current = newKey();
          storeInput(getValues(), false);
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
      const message = storeInput(input, !onlineManager.isOnline());
      // An open form says the result itself, without the toast.
      await mutateAsync(message, { onSuccess: () => toast.dismiss(sentToast(message)) });
    },
  });

  const quoteId = useId();
  useEffect(() => {
    const values = getValues();
    const empty = hasFocus && REQUIRED.find((name) => values[name] === '');
    if (empty) setFocus(empty);
  }, [hasFocus, getValues, setFocus]);

  if (end) return <EnquiryEnd kind={end} subject={subject} replyPromise={replyPromise} />;
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
            <span>{errorMessage(failure)}</span> {t('form.kept')}
          </Alert>
        )}
        {unsent?.isWaiting && failure === null && (
          <Alert severity="info">{t('form.notSentYet')}</Alert>
        )}
        {!isOnline && <Alert severity="warning">{t('form.offline')}</Alert>}
        {children}
        <Box sx={pairStyles}>
          <EnquiryTextField
            control={control}
            name="name"
            label={t('form.name')}
            autoComplete="name"
          />
          <EnquiryTextField
            control={control}
            name="contact"
            label={t('form.contact')}
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
              <EnquiryTextField
                control={control}
                name="quantity"
                label={t('form.quantity')}
                autoComplete="off"
                isOptional
              />
              <EnquiryTextField
                control={control}
                name="region"
                label={t('form.region')}
                // Chinese readers name their province, all others their country.
                autoComplete={i18n.language === 'cn' ? 'address-level1' : 'country-name'}
                isOptional
              />
              <EnquiryTextField
                control={control}
                name="company"
                label={t('form.company')}
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

/**
 * True while a message about this subject waits for a connection, including one that was sent before the form was
 * opened again.
 */
export function useIsWaiting(subject: EnquirySubject): boolean {
  const { mutationKey } = enquiryApi.create(storedName(subject));
  const paused = useMutationState({
    filters: { status: 'pending', ...(mutationKey && { mutationKey }) },
    select: ({ state }) => state.isPaused,
  });
  return paused.some(Boolean);
}
