import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { mock } from '#tests/support/mock.ts';
import { runContract } from '#tools/api-check/run-contract.ts';

it('C3: deletes no other record where the id in the answer to a creation is wrong', async () => {
  const announcements = mock.db.announcements.all();
  mock.server.use(
    http.post('*/api/notice/create', () => HttpResponse.json({ success: true, data: 1 })),
  );
  const lines: string[] = [];
  const login = { username: 'admin', password: 'demo1234' };
  const host = window.location.origin;
  expect(await runContract({ host, login, write: true }, (line) => lines.push(line))).toBe(false);
  expect(lines.join('\n')).toMatch(/POST \/notice\/create {2}DIFFERS/);
  expect(mock.db.announcements.all()).toEqual(announcements);
  expect(mock.db.requests.of('DELETE /notice/delete')).toEqual([]);
});
