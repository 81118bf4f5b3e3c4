import { isRecord } from '#src/lib/records/is-record.ts';

// Cookies are handled here and not in MSW, so that clients do not share them.

const NAME = 'mock_session';

/** Uses the session cookie as bearer token where the request has none. */
export function withCookieSession(request: Request): Request {
  const token = new RegExp(`(?:^|; )${NAME}=([^;]+)`).exec(
    request.headers.get('Cookie') ?? '',
  )?.[1];
  const headers = new Headers(request.headers);
  headers.delete('Cookie');
  if (token !== undefined && !headers.has('Authorization')) {
    headers.set('Authorization', `Bearer ${token}`);
  }
  return new Request(request, { headers });
}

/** `Set-Cookie` of an answer: set by the sign-in, deleted by the sign-out. */
export async function sessionCookie(request: Request, answer: Response): Promise<string | null> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/user/logout')) return cookie('', 0);
  if (!pathname.endsWith('/user/login') || !answer.ok) return null;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  const token = isRecord(body) && isRecord(body.data) ? body.data.token : undefined;
  return typeof token === 'string' ? cookie(token, 259_200) : null;
}

function cookie(value: string, maxAge: number): string {
  return `${NAME}=${value}; Path=/api; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`;
}
