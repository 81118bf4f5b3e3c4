import { describe, expect, it } from 'vitest';
import { readEnvelope, statusOf } from '#src/api/wire/envelope.ts';

it.each([
  [401, 401],
  ['401', 401],
  ['A0230', 401],
  [50014, 401],
  [404, 404],
  [1101, 200],
  ['B0001', 200],
  [undefined, 200],
])('C1: the code %j under status 200 counts as %i', (code, status) => {
  expect(statusOf({ code }, 200)).toBe(status);
});

describe('readEnvelope', () => {
  it('C1: takes the data out of its wrapping', () => {
    expect(readEnvelope({ success: true, data: [1], message: 'ok' })).toMatchObject({
      success: true,
      data: [1],
      message: 'ok',
    });
  });

  it.each([
    [[1, 2]],
    ['text'],
    [7],
    [null],
    [{ id: 1, data: 'its own field' }],
    [{ message: '不对', data: [] }],
  ])('C1: takes %j, which has no wrapping, as the data', (body) =>
    expect(readEnvelope(body)).toMatchObject({ success: true, data: body }),
  );

  it('C1: reads a refusal with its message and code, however they are named', () => {
    expect(readEnvelope({ success: false, code: 40901, msg: '名称已存在' })).toMatchObject({
      success: false,
      code: 40901,
      message: '名称已存在',
    });
    expect(readEnvelope({ success: false, code: 'TAKEN', message: '' })).toMatchObject({
      code: 'TAKEN',
      message: undefined,
    });
  });

  it.each([
    [{ success: true, result: [1] }, [1]],
    [{ success: true, data: null, code: 200 }, null],
    [{ success: true }, undefined],
  ])('C1: takes the data of %j', (body, data) => {
    expect(readEnvelope(body)).toMatchObject({ success: true, data });
  });
});
