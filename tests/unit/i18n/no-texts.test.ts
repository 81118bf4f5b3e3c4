import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { startI18n } from '#src/i18n/i18n.ts';
import { inFakeTime } from '#tests/support/fake-time.ts';
import { mock } from '#tests/support/mock.ts';

it('I1: without any texts the start fails, and the page says so in the language it is in', async () => {
  mock.server.use(
    http.get('/locales/:language/:file', () => new HttpResponse(null, { status: 503 })),
  );
  history.replaceState(null, '', '/home?lng=en');
  document.documentElement.lang = 'en';
  const failed = await inFakeTime(() => startI18n().catch((error: unknown) => String(error)));
  expect(failed).toBe('Error: No texts');
  expect(document.documentElement.lang).toBe('en');
});
