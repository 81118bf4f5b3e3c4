import { useSyncExternalStore } from 'react';
import { onStored, store, storedText } from '#src/lib/browser/stored.ts';

const KEY = 'analytics-consent';

export type Consent = 'given' | 'refused';

/** The visitor's answer; null where they were not asked, and in prerendered files. */
export function useConsent(): Consent | null {
  return useSyncExternalStore(onStored, readConsent, () => null);
}

export function answerConsent(consent: Consent): void {
  if (consent === 'refused') removeCookies();
  store(KEY, consent);
}

function readConsent(): Consent | null {
  const text = storedText(KEY);
  if (text === '"given"') return 'given';
  return text === '"refused"' ? 'refused' : null;
}

/** Removes the cookies that Baidu's statistics has set on this site's own domain. */
function removeCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!/^(Hm_|HMACCOUNT)/.test(name)) continue;
    for (const domain of ['', `; domain=${location.hostname.replace(/^www/, '')}`]) {
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}
