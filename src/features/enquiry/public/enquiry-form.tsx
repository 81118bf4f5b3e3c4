import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { onlineManager, useMutation, useMutationState } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { requiredInput } from '#src/api/fields/input.ts';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { useSending } from '#src/components/form/use-sending.ts';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';
import { enquiryApi } from '../api.ts';
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
  /** Content above the fields. */
  children?: ReactNode;
};

/**
 * Form for a visitor's message about one or several records. The input is stored until the server has received it.
 * Without a connection, the message is sent once there is one.
 */
export function EnquiryForm({ subject, children }: EnquiryFormProps) {
  const { t } = useTranslation('enquiry');
  const isOnline = useIsOnline();
  const storedAs = storedName(subject);
  const [unsent] = useState(() => unsentMessages()[storedAs]);
  const [firstKey] = useState(() => unsent?.message.key.split(' ')[0] ?? newKey());
  const key = useRef(firstKey);
  const [isSent, setSent] = useState(false);
  const options = enquiryApi.create(storedAs);
  const { mutateAsync } = useMutation(options);
  const isWaiting = useIsWaiting(options.mutationKey);
  const { several } = subject;
  const list = several ? `\n\n${several.list}` : '';
  const room = MAX_CONTENT - graphemesOf(list).length;
  const form = useForm<MessageInput, unknown, MessageInput>({
    resolver: valibotResolver(v.object({ ...MessageInput.entries, content: requiredInput(room) })),
    defaultValues: {
      name: unsent?.message.name ?? '',
      contact: unsent?.message.contact ?? '',
      content: unsent?.typed ?? '',
      consent: false,
      leaveEmpty: '',
    },
    mode: 'onTouched',
  });
  const { control, formState, subscribe, getValues, getFieldState, trigger } = form;

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
      await mutateAsync(storeInput(input, !onlineManager.isOnline()));
    },
  });

  if (isSent) return <EnquiryEnd kind="sent" />;
  if (isWaiting) return <EnquiryEnd kind="waiting" />;
  return (
    <Box
      component="form"
      noValidate
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(() => setSent(true));
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
        <EnquiryTextField
          control={control}
          name="content"
          label={t(`form.content.${subject.type}`)}
          autoComplete="off"
          rows={4}
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
          {t('form.send')}
        </Button>
      </Stack>
    </Box>
  );
}

/** Random key of a message. `crypto.randomUUID` would need https. */
function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
}

/** True while a message waits for a connection, including one that was sent before the form was opened again. */
function useIsWaiting(mutationKey: readonly unknown[] | undefined): boolean {
  const paused = useMutationState({
    filters: { status: 'pending', ...(mutationKey && { mutationKey }) },
    select: ({ state }) => state.isPaused,
  });
  return paused.some(Boolean);
}
