import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { toast } from 'sonner';
import { enquiryApi } from '../api.ts';
import type { Message } from '../message.ts';
import { removeMessage, unsentMessages } from './unsent-messages.ts';

/** Offers to send unsent messages that waited for a connection when the page was left. Its texts must be loaded. */
export function offerWaiting(client: QueryClient): void {
  for (const [name, { message, isWaiting }] of Object.entries(unsentMessages())) {
    const options = enquiryApi.create(name);
    const isSending = client.isMutating({ mutationKey: options.mutationKey }) > 0;
    if (!isWaiting || isSending) continue;
    toast.message(t('enquiry:waiting.offer', { title: message.title }), {
      id: message.key,
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('enquiry:waiting.send'), onClick: () => void send(client, name, message) },
      cancel: { label: t('enquiry:waiting.discard'), onClick: () => removeMessage(name) },
    });
  }
}

async function send(client: QueryClient, name: string, message: Message): Promise<void> {
  const options = enquiryApi.create(name);
  // The call itself reports a failure in a toast; the unsent message stays stored.
  await client
    .getMutationCache()
    .build(client, options)
    .execute(message)
    .catch(() => undefined);
}
