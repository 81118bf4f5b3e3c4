import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LoginAnswer } from '#src/api/client/login-answer.ts';
import { dialect } from '#src/api/dialects/dialect.ts';
import { tokenHeader } from '#src/api/wire/wire.ts';

describe('LoginAnswer', () => {
  it.each([
    ['a token as it stands', 'abc', 'abc', {}],
    ['token', { token: 'abc' }, 'abc', {}],
    ['accessToken', { accessToken: 'abc', expires: 5 }, 'abc', { expires: 5 }],
    ['an empty token', { token: '', accessToken: 'abc' }, 'abc', {}],
    ['a token and a user', { token: 'abc', user: { id: 7 } }, 'abc', { id: 7 }],
    [
      'a user alone, the rest is a cookie',
      { id: 7, username: 'lin' },
      null,
      { id: 7, username: 'lin' },
    ],
    ['a refresh token, which is nobody to show', { token: 'a', refreshToken: 'r' }, 'a', {}],
    ['nothing', undefined, null, {}],
    ['null', null, null, {}],
    ['true', true, null, {}],
    ['an empty text', '', null, {}],
    ['an empty object', {}, null, {}],
  ])('A3: reads %s', (_, data, token, user) => {
    const answer = v.parse(LoginAnswer, data);
    expect([answer.token, answer.user]).toEqual([token, user]);
  });

  it.each([
    ['refreshToken', { token: 'a', refreshToken: 'r' }, { refreshToken: 'r' }],
    ['refresh_token', { access_token: 'a', refresh_token: 'r' }, { refresh_token: 'r' }],
    ['an empty one', { token: 'a', refreshToken: '' }, null],
    ['none', { token: 'a' }, null],
    ['a token as it stands', 'a', null],
  ])('A8: reads the refresh token under its own name: %s', (_, data, refresh) => {
    expect(v.parse(LoginAnswer, data).refresh).toEqual(refresh);
  });

  it.each(['Bearer abc', 'bearer abc', 'BEARER  abc ', 'abc'])(
    'A3: sends the token %s with one prefix, that of the dialect',
    (sent) => {
      for (const data of [sent, { token: sent }, { access_token: sent, token_type: 'Bearer' }]) {
        const { token } = v.parse(LoginAnswer, data);
        expect(tokenHeader(token)).toEqual({ Authorization: 'Bearer abc' });
      }
    },
  );

  it('A3: sends a token as it came where the dialect has no prefix', () => {
    const { token } = dialect;
    onTestFinished(() => void Object.assign(dialect, { token }));
    Object.assign(dialect, { token: { header: 'X-Access-Token', form: '{token}' } });
    const answer = v.parse(LoginAnswer, { token: 'Bearer abc' });
    expect(tokenHeader(answer.token)).toEqual({ 'X-Access-Token': 'Bearer abc' });
  });

  it.each([[{ code: 500, msg: '系统异常' }], [{ error: 'invalid_grant' }], [{ status: 'fail' }]])(
    'A3: refuses %j',
    (data) => {
      expect(v.is(LoginAnswer, data)).toBe(false);
    },
  );
});
