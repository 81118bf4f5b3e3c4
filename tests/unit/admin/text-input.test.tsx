import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { renderComponent } from '#tests/unit/components/support.tsx';

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

it('B2: a text with several rows is as high as its lines, by the browser itself', async () => {
  await renderComponent(<Form />);
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
  await renderComponent(<Form />);
  const note = screen.getByRole('textbox', { name: 'Note' });
  const heightOf = () => Number.parseInt(note.style.height, 10);
  const empty = heightOf();
  expect(empty).toBeGreaterThanOrEqual(2 * ROW);
  await userEvent.type(note, '1\n2\n3\n4');
  expect(heightOf()).toBe(empty + 2 * ROW);
});

it('B2: a heading wraps and is still one line: Enter submits the form, and pasted line breaks become spaces', async () => {
  const onSubmit = vi.fn();
  function TitleForm() {
    const form = useForm({ defaultValues: { title: '' } });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
          <TextInput control={form.control} name="title" label="Title" isHeading />
        </form>
      </FormProvider>
    );
  }
  await renderComponent(<TitleForm />);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.click(title);
  await userEvent.paste('One\n  two\r\nthree');
  expect(title).toHaveValue('One two three');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: 'One two three' });
});
