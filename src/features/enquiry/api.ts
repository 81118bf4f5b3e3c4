import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import { ENQUIRY, enquiryCalls } from './calls.ts';
import type { Message } from './message.ts';

/** Sends a visitor's message. Rejects with an `ApiError`. */
export async function createEnquiry(client: QueryClient, message: Message): Promise<void> {
  const { quantity, region, company, ...always } = message;
  // Without empty ones: a server may not know these fields.
  const typed = Object.entries({ quantity, region, company }).filter(([, text]) => text);
  const data = { ...always, ...Object.fromEntries(typed) };
  await request(v.unknown(), { ...toRequest(enquiryCalls.create), data });
  // An inbox in this tab.
  void client.invalidateQueries({ queryKey: [ENQUIRY] });
}
