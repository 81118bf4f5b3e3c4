import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { session } from '#src/session/session-store.ts';
import type { StoredSession } from '#src/session/session-storage.ts';
import { authApi } from './api.ts';
import type { LoginAnswer } from './schema.ts';
import { describeSignInFailure } from './sign-in-failure.ts';

/** The session that a login's answer stands for. */
export type ToSession = (answer: LoginAnswer, username: string) => StoredSession;

/**
 * Signs in (A3), or says why not (A4). The way on is not its business: `SessionRedirect` follows
 * the session.
 * @param isOverPage true in a dialog: no toast can be read beside one.
 */
export function useSignIn(toSession: ToSession, isOverPage: boolean) {
  const { t } = useTranslation('sign-in');
  const [error, setError] = useState<unknown>(null);

  /** @returns whether the person is in */
  const signIn = async (input: Parameters<typeof authApi.login>[0]): Promise<boolean> => {
    setError(null);
    try {
      const answer = await authApi.login(input);
      session.start(toSession(answer, input.username));
    } catch (failure) {
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
