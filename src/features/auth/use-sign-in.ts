import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { toast } from 'sonner';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { safeReturnTo } from '#src/session/return-to.ts';
import { session } from '#src/session/session-store.ts';
import { authApi } from './api.ts';
import type { LoginAnswer } from './schema.ts';

/** The session that a login's answer stands for. */
export type ToSession = (
  answer: LoginAnswer,
  username: string,
) => { token: string; bearer: string | null };

/** Signs in and goes where the person wanted to (A3); says why where that fails (A4). */
export function useSignIn(toSession: ToSession) {
  const { t } = useTranslation('sign-in');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState('');

  const signIn = async (input: Parameters<typeof authApi.login>[0]): Promise<boolean> => {
    setFailure('');
    try {
      const answer = await authApi.login(input);
      session.start(toSession(answer, input.username ?? ''));
    } catch (error) {
      setFailure(reasonOf(error) ?? t('toast.failed'));
      toast.error(isRefusal(error) ? t('toast.failed') : (reasonOf(error) ?? t('toast.failed')));
      return false;
    }
    toast.success(t('toast.success'));
    await navigate(safeReturnTo(search.get('returnTo')) ?? '/backstage', { replace: true });
    return true;
  };

  return { signIn, failure };
}

/** True where the server answered that this person may not in. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === 'rejected' || [400, 401, 403].includes(error.status ?? 0);
}

/** In words, where there is more to say than "wrong". */
function reasonOf(error: unknown): string | null {
  if (error instanceof ApiError)
    return isRefusal(error) ? error.message || null : errorMessage(error);
  // 'Invalid access token!' (A9): the server sent something that is no token.
  return error instanceof Error ? error.message : null;
}
