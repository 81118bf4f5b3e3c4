import type { QueryClient } from '@tanstack/react-query';
import { t } from 'i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { toast } from '#src/lib/toast.ts';
import { isPassing, keepSending, sendInOneTab } from '#src/lib/local-copies/send-copies.ts';
import { createEnquiry } from '../api.ts';
import { endMessage, type UnsentMessage, waitingMessages } from './unsent-messages.ts';

/** Names of the messages whose waiting an open dialog shows. It says itself that they were sent. */
export const shownAsWaiting = new Set<string>();

type Sending = {
  client: QueryClient;
  open: (path: string) => unknown;
  signal: AbortSignal;
};

/**
 * Sends the messages that wait, now and ever less often while nothing answers, and says in a toast what became of each.
 * The texts of `enquiry` must be loaded.
 */
export function sendMessages({ client, open, signal }: Sending): Promise<void> {
  const send = async (unsent: UnsentMessage) => {
    const { name, message, page } = unsent;
    const { title, key } = message;
    const isOnScreen = shownAsWaiting.has(name);
    try {
      await createEnquiry(client, message);
    } catch (error) {
      if (isPassing(error)) return false;
      await endMessage(unsent, 'refused');
      const { pathname, search } = new URL(page, window.location.origin);
      toast.error(t('enquiry:waiting.refused', { title }), {
        id: key,
        duration: Number.POSITIVE_INFINITY,
        description: errorMessage(error),
        ...(!isOnScreen && {
          action: { label: t('enquiry:waiting.open'), onClick: () => open(pathname + search) },
        }),
      });
      return true;
    }
    await endMessage(unsent, null);
    if (!isOnScreen) toast.success(t('enquiry:waiting.sent', { title }), { id: key });
    return true;
  };
  return keepSending(() => sendInOneTab('enquiries', waitingMessages, send), signal);
}
