import { isRecord } from '#src/lib/is-record.ts';

// Cookies live in this host alone, outside of MSW: no client's cookie can reach another's request.

const NAME = 'mock_session';

/** A request whose session cookie, where it has no token of its own, stands as its bearer token. */
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

/** The cookie that an answer sets: signing in sets it, signing out takes it away. */
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
