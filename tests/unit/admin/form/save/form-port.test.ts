import { valibotResolver } from '@hookform/resolvers/valibot';
import { createFormControl } from 'react-hook-form';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { createFormPort } from '#src/admin/form/save/form-port.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';

const Input = v.object({ name: v.pipe(v.string(), v.minLength(1)), url: v.string() });
type Input = v.InferOutput<typeof Input>;

function openForm(values: Input = { name: '园区', url: '' }) {
  const { formControl: form } = createFormControl<Input, unknown, Input>({
    resolver: valibotResolver(Input),
    defaultValues: values,
  });
  // As `useForm` does, once it is mounted; without it the form has its first values alone.
  // oxlint-disable-next-line no-underscore-dangle
  form.control._state.mount = true;
  form.register('name');
  form.register('url');
  const unfold = vi.fn();
  const field = { label: '', show: undefined, isRichText: false, max: undefined, unfold };
  const fields = new Map([
    ['name', field],
    ['url', field],
  ]);
  const port = createFormPort({ form, fields: { fields, unfold }, values, secrets: ['url'] });
  const type = (name: 'name' | 'url', text: string) =>
    form.setValue(name, text, { shouldDirty: true });
  const errorOf = (name: 'name' | 'url') => form.getFieldState(name).error;
  return { form, port, unfold, type, errorOf };
}

it('B2: what is sent is what the form had then', async () => {
  const { port, type } = openForm();
  type('name', '新园区');
  const sent = await port.validate(() => {});
  type('name', '之后写的');
  expect(sent).toEqual({
    values: { name: '新园区', url: '' },
    input: { name: '新园区', url: '' },
  });
});

it('B2: an invalid field is unfolded, after the form knows', async () => {
  const { port, type, unfold } = openForm();
  type('name', '');
  const onInvalid = vi.fn(() => expect(unfold).not.toHaveBeenCalled());
  expect(await port.validate(onInvalid)).toBeNull();
  expect(onInvalid).toHaveBeenCalledOnce();
  expect(unfold).toHaveBeenCalledWith(['name']);
});

it('B3: what the server says of a field is beside it', () => {
  const { port, errorOf, unfold } = openForm();
  const data = { errors: { name: '已有同名记录', other: '不在这里' } };
  port.refuse(new ApiError({ kind: 'http', call: 'create', status: 422, data }));
  expect(errorOf('name')?.message).toBe('已有同名记录');
  expect(unfold).toHaveBeenCalledWith(['name']);
});

it('B8: after a save nothing is unsaved, and no secret was ever in a draft', async () => {
  const { port, type } = openForm();
  type('name', '新园区');
  type('url', '秘密');
  expect(port.changes()).toEqual({ values: { name: '新园区' }, base: { name: '园区' } });
  const sent = await port.validate(() => {});
  if (!sent) throw new Error('It is invalid');
  expect(port.beginAgain(sent, {})).toBe(false);
  expect(port.begun()).toEqual({ name: '新园区', url: '秘密' });
  expect(port.differsFrom(port.begun())).toBe(false);
});

it('B2: what was typed meanwhile stays a change, and what others saved is in the form', async () => {
  const { port, type, form } = openForm();
  type('name', '新园区');
  const sent = await port.validate(() => {});
  if (!sent) throw new Error('It is invalid');
  type('name', '新园区，又写');
  expect(port.beginAgain(sent, { name: '新园区', url: 'https://others.cn/' })).toBe(true);
  expect(port.values()).toEqual({ name: '新园区，又写', url: 'https://others.cn/' });
  expect(port.begun()).toEqual({ name: '新园区', url: 'https://others.cn/' });
  form.resetField('name');
  expect(form.getValues('name')).toBe('新园区');
});
