/**
 * Whether the app is going to speak English (I2). The same places in the same order as
 * `src/i18n/i18n.ts` has them, which is too large to ask.
 */
export function isEnglish(): boolean {
  const asked = [new URLSearchParams(location.search).get('lng'), cookie(), ...kept()];
  const known = [...asked, ...navigator.languages].find((tag) => /^(zh|cn|en)\b/i.test(tag ?? ''));
  return /^en/i.test(known ?? '');
}

function cookie(): string | undefined {
  return /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1];
}

function kept(): (string | null)[] {
  try {
    return [localStorage, sessionStorage].map((storage) => storage.getItem('i18nextLng'));
  } catch {
    return [];
  }
}
