import * as v from 'valibot';
import { requiredText } from '#src/api/fields.ts';
import { optionalEmailInput, optionalInput, requiredInput } from '#src/api/input.ts';
import { isRecord } from '#src/lib/is-record.ts';

const credentials = {
  username: requiredInput(64),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
};

/** What the sign-in form sends. */
export const SignInInput = v.object({ ...credentials, captcha: optionalInput(16) });
export type SignInInput = v.InferOutput<typeof SignInInput>;

/** The same where the server wants the code of a picture. */
export const CaptchaSignInInput = v.object({ ...credentials, captcha: requiredInput(16) });

export const SignUpInput = v.object({
  username: requiredInput(30),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  nickname: optionalInput(30),
  email: optionalEmailInput,
});
export type SignUpInput = v.InferOutput<typeof SignUpInput>;

/**
 * What a login gave: the server's token, under one of its usual names or the whole data itself, and
 * what it says of the person. A server with cookies gives no token. An object that names
 * neither is some other answer (`{ code: 500 }`), and nobody's success.
 */
export const LoginAnswer = v.pipe(
  v.unknown(),
  v.check((data) => !isRecord(data) || Object.keys(data).length === 0 || isLogin(data), 'token'),
  v.transform((data) => {
    if (typeof data === 'string') return { token: data || null, user: {} };
    if (!isRecord(data)) return { token: null, user: {} };
    const person = [data.user, data.userInfo].find(isRecord);
    return { token: tokenOf(data), user: person ?? withoutTokens(data) };
  }),
);
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;

function isLogin(data: Record<string, unknown>): boolean {
  return (
    tokenOf(data) !== null || ['user', 'userInfo', 'username', 'id'].some((field) => field in data)
  );
}

const TOKEN_NAMES = ['token', 'accessToken', 'access_token', 'tokenValue'];

function tokenOf(data: Record<string, unknown>): string | null {
  for (const name of TOKEN_NAMES) {
    const value = data[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return null;
}

function withoutTokens(data: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(data).filter(([name]) => !/token/i.test(name));
  return Object.fromEntries(fields);
}

/** A picture as data. Any kind of it is harmless as a picture, also one that is drawn (SVG). */
const dataPicture = v.pipe(v.string(), v.regex(/^data:image\/[\w.+-]+;base64,[\w+/=]+$/));

export const Captcha = v.object({ id: requiredText, image: dataPicture });
export type Captcha = v.InferOutput<typeof Captcha>;
