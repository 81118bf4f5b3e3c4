import { t } from 'i18next';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { showLoadingOverlay } from '#src/components/loading/loading-overlay-store.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from '../api.ts';
import { type PasswordMethod, toSession } from '../to-session.ts';

/**
 * Signs in or reports the failure; `SessionRedirect` navigates afterwards.
 * @param isOverPage true in a dialog, which would cover a toast
 */
export function useSignIn(method: PasswordMethod, isOverPage: boolean) {
  const { t } = useTranslation(['sign-in', 'common']);
  const [error, setError] = useState<unknown>(null);
  const [isEntering, setIsEntering] = useState(false);
  // Shown until the next page replaces this form.
  useEffect(
    () => (isEntering ? showLoadingOverlay(t('common:loading')) : undefined),
    [isEntering, t],
  );

  /** @returns whether the sign-in succeeded */
  const signIn = async (input: Parameters<typeof authApi.login>[0]): Promise<boolean> => {
    setError(null);
    try {
      const answer = await authApi.login(input);
      // Read before the session starts: pages and menu depend on the role.
      const asksWho = hasCall('GET /user/info') && method === 'jwtlocal';
      const asksRights = hasCall('GET /user/permissions') && method === 'jwtlocal';
      setIsEntering(asksWho || asksRights);
      const info = asksWho ? await authApi.info(answer.token) : {};
      const rights = asksRights ? await authApi.permissions(answer.token) : undefined;
      const user = {
        ...answer.user,
        ...info,
        ...(rights && { [dialect.permissions ?? '']: rights }),
      };
      // A token that is never used must not be stored.
      const refresh = hasCall('POST /user/refresh') ? answer.refresh : null;
      session.start(toSession(method, { ...answer, user, refresh }, input.username));
    } catch (failure) {
      setIsEntering(false);
      setError(failure);
      if (isOverPage) return false;
      const { text, detail } = describeSignInFailure(failure);
      toast.error(text, { description: detail });
      return false;
    }
    toast.success(t('toast.success'));
    return true;
  };

  return { signIn, failure: error === null ? null : describeSignInFailure(error) };
}

/** Message, and the server's own text if it says more. */
type SignInFailure = { text: string; detail: string };

function describeSignInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return { text: tokenMessage(error), detail: '' };
  if (!isRefusal(error)) return { text: errorMessage(error), detail: '' };
  const { message } = error;
  const ours = t('sign-in:toast.failed');
  if (message === ours) return { text: ours, detail: '' };
  // Servers have no codes for other reasons, such as a wrong captcha or a locked account.
  return OTHER_REASONS.test(message)
    ? { text: message, detail: '' }
    : { text: ours, detail: message };
}

/** In the languages of servers, whatever the reader's. */
const OTHER_REASONS =
  /验证码|停用|禁用|冻结|锁定|过期|次数|频繁|captcha|verification|disabled|frozen|locked|suspended|expired|attempts/i;

/** The server accepted the credentials, but its token is invalid or expired. */
function tokenMessage(error: unknown): string {
  if (!(error instanceof Error)) return errorMessage(error);
  return t('sign-in:toast.badToken', { message: error.message });
}

/** True where the server rejected the credentials. */
function isRefusal({ call, kind, status = 0 }: ApiError): boolean {
  if (call !== 'POST /user/login' || status === 429) return false;
  return kind === 'rejected' || [400, 401, 403, 422].includes(status);
}
