import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client/client.ts';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { Captcha, type SignUpInput, UserInfo } from './schema.ts';

/** Body of the sign-in, with id and code of the captcha under the names of the server. */
type Login = { username: string; password: string; [captchaField: string]: string };

export const authApi = {
  login: (input: Login) => request(LoginAnswer, { ...toRequest('POST /user/login'), data: input }),
  /** The person to whom a token belongs. */
  info: (token: string | null) => request(UserInfo, { ...toRequest('GET /user/info'), token }),
  logout: () => request(v.unknown(), { ...toRequest('POST /user/logout'), data: {} }),
  signUp: (input: SignUpInput) =>
    request(v.unknown(), { ...toRequest('POST /user/create'), data: input }),
  /** Null if the server requires no captcha. */
  captcha: () =>
    queryOptions({
      queryKey: ['captcha'],
      queryFn: ({ signal }) =>
        request(Captcha, { ...toRequest('GET /system/captcha'), signal }).catch(
          (error: unknown) => {
            if (isNotFound(error)) return null;
            throw error;
          },
        ),
      // A captcha can be used only once.
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
};
