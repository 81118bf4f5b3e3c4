import { valibotResolver } from '@hookform/resolvers/valibot';
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { useSending } from '#src/components/form/use-sending.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';

const Input = v.object({ name: v.string() });

function renderSending(save: () => Promise<unknown>) {
  return renderHook(() => {
    const form = useForm({ resolver: valibotResolver(Input), defaultValues: { name: '园区' } });
    const { errors } = form.formState;
    return { ...useSending({ form, save }), errors };
  });
}

it('B2: a saved form is not sent again while the page navigates away', async () => {
  const save = vi.fn(() => Promise.resolve());
  const leave = vi.fn();
  const { result } = renderSending(save);
  await act(() => result.current.submit(leave));
  await act(() => result.current.submit(leave));
  expect(save).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
});

it('B2: a refused form shows the reason beside its field, and can be sent again', async () => {
  const refusal = new ApiError({
    kind: 'http',
    call: 'POST /links/create',
    status: 422,
    data: { errors: { name: '已有同名记录' } },
  });
  const save = vi.fn().mockRejectedValueOnce(refusal).mockResolvedValue(null);
  const leave = vi.fn();
  const { result } = renderSending(save);
  await act(() => result.current.submit(leave));
  expect(result.current.failure).toBe(refusal);
  expect(result.current.errors.name?.message).toBe('已有同名记录');
  expect(leave).not.toHaveBeenCalled();
  await act(() => result.current.submit(leave));
  expect(leave).toHaveBeenCalledOnce();
});
