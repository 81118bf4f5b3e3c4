import { mutationOptions } from '@tanstack/react-query';
import { t } from 'i18next';
import { toast } from 'sonner';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ENQUIRY, enquiryCalls } from './calls.ts';
import type { Message } from './message.ts';
import { removeMessage, unsentMessages } from './public/unsent-messages.ts';

/** Id of the toast that says that a waiting message was sent. */
export const sentToast = ({ key }: Message): string => `sent ${key}`;

export const enquiryApi = {
  /**
   * Sends a visitor's message. Without a connection, the message waits for one, even after its form was closed, and
   * a toast then reports the result.
   * @param name key of the stored unsent message
   */
  create: (name: string) =>
    mutationOptions({
      mutationKey: [ENQUIRY, 'create', name],
      mutationFn: (message: Message) => {
        const { quantity, region, company, ...always } = message;
        // Without empty ones: a server may not know these fields.
        const typed = Object.entries({ quantity, region, company }).filter(([, text]) => text);
        const data = { ...always, ...Object.fromEntries(typed) };
        return request(v.unknown(), { ...toRequest(enquiryCalls.create), data });
      },
      networkMode: 'online',
      onSuccess: (_answer, message) => {
        const hasWaited = unsentMessages()[name]?.isWaiting ?? false;
        removeMessage(name);
        if (!hasWaited) return;
        // Another id than the offer to send it, which may be closing.
        const id = sentToast(message);
        toast.success(t('enquiry:waiting.sent', { title: message.title }), { id });
      },
      onError: (error, { title }) => {
        if (!unsentMessages()[name]?.isWaiting) return;
        toast.error(t('enquiry:waiting.failed', { title }), { description: errorMessage(error) });
      },
      meta: { invalidates: [ENQUIRY] },
    }),
};
