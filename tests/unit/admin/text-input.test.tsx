import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** In px: jsdom lays out nothing. */
const ROW = 20;

function Form() {
  const form = useForm({ defaultValues: { note: '' } });
  return (
    <FormProvider {...form}>
      <TextInput control={form.control} name="note" label="Note" rows={2} />
    </FormProvider>
  );
}

it('B2: a text with several rows is as high as its lines, by the browser itself', () => {
  render(<Form />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  expect(note.style).toMatchObject({ fieldSizing: 'content', minHeight: '2lh' });
  expect(note).not.toHaveAttribute('type');
});

it('B2: a text grows with its lines in a browser without field-sizing too', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function rows(
    this: HTMLTextAreaElement,
  ) {
    return this.value.split('\n').length * ROW;
  });
  render(<Form />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  const heightOf = () => Number.parseInt(note.style.height, 10);
  const empty = heightOf();
  expect(empty).toBeGreaterThanOrEqual(2 * ROW);
  await userEvent.type(note, '1\n2\n3\n4');
  expect(heightOf()).toBe(empty + 2 * ROW);
});
