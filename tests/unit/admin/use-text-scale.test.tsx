import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTextScale } from '#src/admin/list/rows/use-text-scale.ts';

const setSize = (size: string) => document.documentElement.style.setProperty('font-size', size);

afterEach(() => setSize(''));

it('follows a text size that was chosen while no grid was there', () => {
  setSize('16px');
  const first = renderHook(() => useTextScale());
  expect(first.result.current).toBe(1);
  first.unmount();
  setSize('32px');
  expect(renderHook(() => useTextScale()).result.current).toBe(2);
});
