import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { mock } from '#tests/support/mock.ts';

const ADDRESS = 'https://ai.example.com/v1/chat/completions';

it('a language model of another server gets the messages, but no token, and sets no clock', async () => {
  vi.stubEnv('VITE_AI_URL', ADDRESS);
  // The mock has read the module already.
  vi.resetModules();
  const { connectClient } = await import('#src/api/client/client.ts');
  const { chat, chatAddress } = await import('#src/api/chat/chat.ts');
  const { clockSetting } = await import('#src/lib/time/clock.ts');
  connectClient({ accessToken: () => 'secret', onUnauthorized: () => {} });
  const received: Request[] = [];
  mock.server.use(
    http.post(ADDRESS, ({ request }) => {
      received.push(request);
      const choices = [{ message: { content: '一段' }, finish_reason: 'length' }];
      return HttpResponse.json({ choices }, { headers: { Date: 'Thu, 01 Jan 2015 00:00:00 GMT' } });
    }),
  );
  expect(chatAddress()).toBe(ADDRESS);
  const messages = [{ role: 'user' as const, content: '文字' }];
  expect(await chat(messages, new AbortController().signal)).toEqual({ text: '一段', isCut: true });
  const [request] = received;
  expect(request?.headers.get('Authorization')).toBeNull();
  expect(await request?.json()).toEqual({ model: 'default', messages });
  expect(clockSetting().offset).toBe(0);
});
