import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { env } from '#src/env.ts';
import { waitingText } from '#src/features/enquiry/public/waiting-flag.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { onStored } from '#src/lib/browser/stored.ts';

// Marked as pure, so that builds without enquiries leave it out.
const load = /* @__PURE__ */ lazyPage(
  () => import('#src/features/enquiry/public/send-messages.ts'),
  'enquiry',
);

/** Sends the visitor's messages that wait for a network. Others do not load the code for it. */
export function MessageSender() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const waiting = useSyncExternalStore(onStored, waitingText, () => null);
  const isOnline = useIsOnline();
  useEffect(() => {
    if (env.enquiryPath === '' || waiting === null || !isOnline) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    load().then(
      ({ sendMessages }) => sendMessages({ client, open: navigate, signal }),
      // The next page tries again.
      () => undefined,
    );
    return () => ended.abort();
  }, [client, navigate, waiting, isOnline]);
  return null;
}
