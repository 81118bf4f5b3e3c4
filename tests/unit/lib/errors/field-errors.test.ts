import { expect, it } from 'vitest';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';

it.each([
  [{ errors: { name: '必填' } }],
  [{ success: false, data: { errors: { name: '必填' } } }],
  [{ success: false, data: {}, errors: { name: ['必填', '太短'] } }],
  [{ errors: { name: '必填', url: null } }],
  [{ errors: [{ field: 'name', message: '必填' }, 'nothing we know'] }],
  [{ status: 400, errors: [{ field: 'name', defaultMessage: '必填' }] }],
])('B2: reads the fields that %j refuses', (data) => {
  const error = new ApiError({ kind: 'http', call: 'POST /links/create', status: 422, data });
  expect(fieldErrorsOf(error)).toEqual({ name: '必填' });
});

it.each([
  new TypeError('Failed to fetch'),
  new ApiError({ kind: 'network', call: 'GET /links/get' }),
  null,
])('B2: finds no field in %s', (error) => expect(fieldErrorsOf(error)).toEqual({}));
