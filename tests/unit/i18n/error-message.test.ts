import { onlineManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { errorMessage } from '#src/i18n/error-message.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { ApiError, type ApiErrorKind } from '#src/lib/errors/api-error.ts';

const call = 'PUT /links/update';

function say(kind: ApiErrorKind, rest: { status?: number; message?: string; retryAfter?: number }) {
  return errorMessage(new ApiError({ kind, call, ...rest }));
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
});

describe('errorMessage', () => {
  it.each([400, 409, 413, 422])('B3: shows the server’s message of a %s', (status) => {
    expect(say('http', { status, message: '名称已存在' })).toBe('名称已存在');
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 418, 422, 425, 429, 500, 503])(
    'B3: has its own message for a %s without one',
    (status) => {
      const words = say('http', { status });
      expect(words).toMatch(/\p{Script=Han}/u);
      expect(words).not.toMatch(/\{\{|undefined|error\./);
    },
  );

  it.each([401, 403, 404, 500])('shows its own message for a %s', (status) => {
    expect(say('http', { status, message: 'NullPointerException' })).not.toContain('Exception');
  });

  it.each([
    ['rejected', 200, 'Cannot GET /site/scroller/list?pageNum=1&pageSize=500'],
    ['http', 404, 'Cannot PUT /honor/update'],
    ['rejected', 200, 'No static resource site/scroller/list.'],
    ['http', 405, "Request method 'PUT' not supported"],
  ] as const)('C5: a missing address is no text of a router: %s %i %s', (kind, status, message) => {
    expect(say(kind, { status, message })).toBe(i18next.t('error.noAddress'));
  });

  it('says how long to wait where the server says so', () => {
    expect(say('http', { status: 429, retryAfter: 30 })).toContain('30');
    expect(say('http', { status: 503, retryAfter: 40 })).toContain('40');
  });

  it('says that there is no network', () => {
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    expect(say('network', {})).toBe(i18next.t('error.offline'));
  });

  it.each(['network', 'timeout', 'malformed', 'empty'] as const)(
    'B3: has a message for the failure %s',
    (kind) => {
      expect(say(kind, {})).toBe(i18next.t(`error.${kind}`));
    },
  );

  it('C5: names call and field of an answer that does not fit', () => {
    expect(say('shape', { message: `${call}: name: Expected string` })).toContain(`${call}: name`);
  });

  it('shows a refusal’s own message, or says that it was refused', () => {
    expect(say('rejected', { message: '维护中' })).toBe('维护中');
    expect(say('rejected', {})).toBe(i18next.t('error.rejected'));
  });

  it('shows no internals of an unexpected error', () => {
    expect(errorMessage(new TypeError('x is undefined'))).toBe(i18next.t('error.unknown'));
  });
});
