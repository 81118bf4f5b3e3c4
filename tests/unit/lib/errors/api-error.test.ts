import { describe, expect, it } from 'vitest';
import { ApiError, isNotFound } from '#src/lib/errors/api-error.ts';

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
