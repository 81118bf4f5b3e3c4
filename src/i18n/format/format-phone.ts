import { currentLanguage } from '#src/i18n/i18n.ts';
import { phoneFromAbroad } from '#src/lib/links/phone.ts';

/** The company's phone number as the reader dials it: English readers may be abroad. Also what `phoneHref` then links. */
export function formatPhone(text: string): string {
  return currentLanguage() === 'cn' ? text : phoneFromAbroad(text);
}
