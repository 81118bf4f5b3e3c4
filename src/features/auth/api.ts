import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { namesField } from '#src/api/wire/server-call.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { Captcha, Permissions, type SignUpInput, UserInfo } from './schema.ts';

/** Body of the sign-in, with id and code of the captcha under the names of the server. */
type Login = { username: string; password: string; [captchaField: string]: string };

const CAPTCHA = 'GET /system/captcha';

export const authApi = {
  login: (input: Login) => request(LoginAnswer, { ...toRequest('POST /user/login'), data: input }),
  /** The person to whom a token belongs. */
  info: (token: string | null) => request(UserInfo, { ...toRequest('GET /user/info'), token }),
  /** What the person to whom a token belongs may do. */
  permissions: (token: string | null) =>
    request(Permissions, { ...toRequest('GET /user/permissions'), token }),
  logout: () => request(v.unknown(), { ...toRequest('POST /user/logout'), data: {} }),
  signUp: (input: SignUpInput) =>
    request(v.unknown(), { ...toRequest('POST /user/create'), data: input }),
  /** Null if the server requires no captcha. */
  captcha: () =>
    queryOptions({
      queryKey: ['captcha'],
      queryFn: async ({ signal }): Promise<Captcha> => {
        const id = crypto.getRandomValues(new Uint32Array(4)).join('');
        // Some servers send the picture for a key that the client has chosen.
        const data = namesField(CAPTCHA, 'id') ? { id } : undefined;
        try {
          const captcha = await request(Captcha, { ...toRequest(CAPTCHA), data, signal });
          return captcha && { ...captcha, id: captcha.id || id };
        } catch (error) {
          if (isNotFound(error)) return null;
          throw error;
        }
      },
      // A captcha can be used only once.
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};
