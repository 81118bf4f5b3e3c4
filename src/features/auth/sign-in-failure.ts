import { t } from 'i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { currentLanguage } from '#src/i18n/i18n.ts';
import { ApiError } from '#src/lib/api-error.ts';

/** Why a sign-in failed: what is said, and the server's own words where those are foreign here. */
export type SignInFailure = { text: string; detail: string };

/** A failed sign-in for a person, in their language (A4). */
export function describeSignInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { text: tokenMessage(error), detail: '' };
  if (!isRefusal(error)) return { text: errorMessage(error), detail: '' };
  const { message } = error;
  const ours = t('sign-in:toast.failed');
  if (message === '' || message === ours) return { text: ours, detail: '' };
  // Servers answer in one language. What is in this one says more than we can know (a locked account).
  const isChinese = /\p{Script=Han}/u.test(message);
  const isReadable = isChinese === (currentLanguage() === 'cn');
  return isReadable ? { text: message, detail: '' } : { text: ours, detail: message };
}

/** 'Invalid access token!' or 'Token expired!' (A9): the server let in, and sent no token that holds. */
function tokenMessage(error: unknown): string {
  if (!(error instanceof Error)) return errorMessage(error);
  return t('sign-in:toast.badToken', { message: error.message });
}

/** True where the server answered that this person may not in. */
function isRefusal({ kind, status = 0 }: ApiError): boolean {
  return kind === 'rejected' || [400, 401, 403, 422].includes(status);
}
