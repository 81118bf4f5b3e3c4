import * as v from 'valibot';
import { optionalEmailInput, optionalInput, requiredInput } from '#src/api/input.ts';
import { isRecord } from '#src/lib/is-record.ts';

/** What the sign-in form sends. */
export const SignInInput = v.object({
  username: requiredInput(64),
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  captcha: optionalInput(16),
});
export type SignInInput = v.InferOutput<typeof SignInInput>;

export const SignUpInput = v.object({
  username: requiredInput(30),
  password: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
  nickname: optionalInput(30),
  email: optionalEmailInput,
});
export type SignUpInput = v.InferOutput<typeof SignUpInput>;

/**
 * What a login gave: the server's token, called `token` or `accessToken` or the whole data itself,
 * and what it says of the person. A server with cookies gives no token.
 */
export const LoginAnswer = v.pipe(
  v.unknown(),
  v.transform((data) => {
    if (typeof data === 'string') return { token: data, user: {} };
    const fields = isRecord(data) ? data : {};
    const { token, accessToken, user, ...rest } = fields;
    const found = [token, accessToken].find((value) => typeof value === 'string' && value !== '');
    return { token: typeof found === 'string' ? found : null, user: isRecord(user) ? user : rest };
  }),
);
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>;

export const Captcha = v.object({ id: v.string(), image: v.string() });
