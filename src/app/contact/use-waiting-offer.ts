import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { env } from '#src/env.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { storedText } from '#src/lib/browser/stored.ts';

const load = lazyPage(() => import('#src/features/enquiry/public/offer-waiting.ts'), 'enquiry');

/** Offers to send what an earlier visit could not, where there is anything. */
export function useWaitingOffer(): void {
  const client = useQueryClient();
  useEffect(() => {
    // Looked at here, so that nobody else loads the code for it.
    if (env.enquiryPath === '' || !storedText('enquiries')?.includes('"isWaiting":true')) return;
    load().then(
      ({ offerWaiting }) => offerWaiting(client),
      // It is kept, and offered on the next page.
      () => undefined,
    );
  }, [client]);
}
