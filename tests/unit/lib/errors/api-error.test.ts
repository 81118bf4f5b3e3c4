import { describe, expect, it } from 'vitest';
import { ApiError, isNoList, isNotFound } from '#src/lib/errors/api-error.ts';

describe('ApiError', () => {
  it("E3: carries the response's data", () => {
    const data = { success: false, message: '名称已存在' };
    expect(new ApiError({ kind: 'http', call: 'PUT /links/update', status: 409, data }).data).toBe(
      data,
    );
  });

  it("E3: carries 'Something went wrong!' where there is none", () => {
    expect(new ApiError({ kind: 'network', call: 'GET /links/get' }).data).toBe(
      'Something went wrong!',
    );
  });
});

describe('isNotFound', () => {
  it('is true for a missing record and no other failure', () => {
    const failure = { kind: 'http', call: 'GET /news/get' } as const;
    expect(isNotFound(new ApiError({ ...failure, status: 404 }))).toBe(true);
    expect(isNotFound(new ApiError({ ...failure, status: 500 }))).toBe(false);
    expect(isNotFound(new Error('404'))).toBe(false);
  });
});

describe('isNoList', () => {
  const answered = (status: number, rest: { message?: string; data?: unknown }) =>
    isNoList(new ApiError({ kind: 'http', call: 'GET /news/page', status, ...rest }));

  it.each([
    [404, { message: 'Cannot GET /news/page' }],
    [404, { message: 'Not Found' }],
    [404, { message: 'The route news/page could not be found.' }],
    [404, { data: '404 page not found' }],
    [404, { data: '<!doctype html><title>404</title>' }],
    [404, {}],
    [405, { message: 'Method Not Allowed' }],
    [500, { message: 'No static resource news/page.' }],
  ])('C5: is true for what routers and hosts answer: %s %o', (status, rest) => {
    expect(answered(status, rest)).toBe(true);
  });

  it.each([
    [404, { message: '暂无数据' }],
    [404, { message: 'Invalid page.' }],
    [500, {}],
    [403, { message: 'Not Found' }],
  ])('C5: is false for an empty list and for other failures: %s %o', (status, rest) => {
    expect(answered(status, rest)).toBe(false);
  });
});
