import * as v from 'valibot';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { Captcha } from '#src/features/auth/schema.ts';
import { CAPTCHA_KEY, contractOf } from '../calls.ts';
import type { Outcome } from '../outcome.ts';
import { probe } from './probe.ts';
import type { Server } from './send.ts';

/** The captcha that the server asks for when somebody signs in; null where it asks for none. */
export async function readCaptcha(server: Server): Promise<Captcha> {
  if (!hasCall('GET /system/captcha')) return null;
  const { data } = await probe(server, contractOf('GET /system/captcha'));
  const read = v.safeParse(Captcha, data);
  return read.success ? read.output && { ...read.output, id: read.output.id || CAPTCHA_KEY } : null;
}

/**
 * Tests sign-in and sign-out with a session of its own, without the cookies and token of the current
 * one.
 */
export async function checkLogin(
  server: Server,
  credentials: { username: string; password: string },
  note: (outcome: Outcome) => void,
): Promise<void> {
  const login = await probe(server, contractOf('POST /user/login'), {
    body: credentials,
    as: { token: null },
  });
  note(login.outcome);
  const answer = v.safeParse(LoginAnswer, login.data);
  const token = answer.success ? answer.output.token : null;
  const logout = await probe(server, contractOf('POST /user/logout'), {
    body: {},
    as: { token },
  });
  note(logout.outcome);
}
