import i18next from 'i18next';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '#src/i18n/i18n.ts';
import { lazyPage, loadTexts } from '#src/i18n/namespaces.ts';
import { inFakeTime } from '#tests/support/fake-time.ts';
import { mock } from '#tests/support/mock.ts';

const FILE = '/locales/:language/:file';

/** Answers all text files; records the time and concurrency of requests. */
function answerTexts(answer: () => Response, wait = 0) {
  const seen = { times: [] as number[], paths: [] as string[], atOnce: 0, most: 0 };
  const handler = http.get(FILE, async ({ request }) => {
    seen.times.push(Date.now());
    seen.paths.push(new URL(request.url).pathname);
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    if (wait > 0) await delay(wait);
    seen.atOnce -= 1;
    return answer();
  });
  mock.server.use(handler);
  return seen;
}

beforeAll(startI18n);

describe('texts', () => {
  it('I1: are fetched when needed, as /locales/{lng}/{ns}.json', async () => {
    const seen = answerTexts(() => HttpResponse.json({ hello: '你好' }));
    await loadTexts('cn', ['of-a-page']);
    expect(seen.paths).toEqual(['/locales/cn/of-a-page.json']);
    await loadTexts('cn', ['of-a-page']);
    expect(seen.paths).toHaveLength(1);
  });

  it('I3: are requested up to five times more, after 350 ms and then twice as long each time', async () => {
    const seen = answerTexts(() => new HttpResponse(null, { status: 503 }));
    const failed = await inFakeTime(() =>
      loadTexts('cn', ['out-of-reach']).catch((error: unknown) => String(error)),
    );
    expect(failed).toBe('Error: No texts for cn: out-of-reach');
    const waits = seen.times.slice(1).map((time, index) => time - (seen.times[index] ?? 0));
    expect(waits).toHaveLength(5);
    const wanted = [350, 700, 1400, 2800, 5600];
    // The fake clock advances in steps of 50 ms.
    for (const [index, wait] of waits.entries()) {
      expect(Math.abs(wait - (wanted[index] ?? 0))).toBeLessThanOrEqual(100);
    }
  });

  it('I3: are read at most ten at a time', async () => {
    const seen = answerTexts(() => HttpResponse.json({}), 100);
    const many = Array.from({ length: 25 }, (_, index) => `page-${index}`);
    await inFakeTime(() => i18next.loadNamespaces(many));
    expect(seen.paths).toHaveLength(25);
    expect(seen.most).toBe(10);
  });
});

describe('lazyPage', () => {
  it('I1: loads a page and its texts together', async () => {
    const page = { Component: () => null };
    expect(await lazyPage(async () => page, 'friendly-link')()).toBe(page);
    expect(i18next.hasResourceBundle('cn', 'friendly-link')).toBe(true);
  });

  it('I4: later language switches load the texts of the pages seen so far', async () => {
    await lazyPage(async () => ({}), 'home')();
    await i18next.changeLanguage('en');
    expect(i18next.hasResourceBundle('en', 'home')).toBe(true);
  });
});
