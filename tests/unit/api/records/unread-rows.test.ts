import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { likelyName, reportUnreadRows } from '#src/api/records/unread-rows.ts';
import { User } from '#src/features/user/schema.ts';

it.each([
  ['id', ['admin', 'userId', 'userName'], 'userId'],
  ['username', ['userId', 'userName'], 'userName'],
  ['title', ['noticeId', 'noticeTitle'], 'noticeTitle'],
  ['title', ['title_cn', 'content'], 'title_cn'],
  ['cover', ['id', 'name'], undefined],
])('C5: finds what a server may call %s among %j', (field, names, name) => {
  expect(likelyName(field, names)).toBe(name);
});

it('C5: says which fields keep rows from being read, and what the server sent in their place', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  reportUnreadRows('GET /user/page', User, [
    { userId: 1, userName: 'admin' },
    { userId: 2, userName: 'ry' },
    { id: {}, username: 'x' },
  ]);
  expect(info).toHaveBeenCalledOnce();
  const [[said]] = v.parse(v.tuple([v.tuple([v.string()])]), info.mock.calls);
  expect(said).toContain('GET /user/page: 3 rows cannot be read.');
  expect(said).toContain('id is missing; the server sent userId');
  expect(said).toContain('username is missing; the server sent userName');
  expect(said).toContain('id: expected');
});
