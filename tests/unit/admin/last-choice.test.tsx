import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { FirstChoices, useLastChoice } from '#src/admin/form/last-choice.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';
import { session } from '#src/session/session-store.ts';
import { buildLocalToken } from '#src/session/token.ts';

type FormProps = { ids: number[]; isNew?: boolean };

function Form({ ids, isNew = true }: FormProps) {
  const [values] = useState<{ category: number | null }>(() => ({ category: null }));
  const [record] = useState(() => (isNew ? { type: 'news', values } : null));
  const form = useForm({ values });
  return (
    <FormProvider {...form}>
      <FirstChoices value={record}>
        <Category ids={ids} />
        <output>{form.formState.isDirty ? 'changed' : 'unchanged'}</output>
      </FirstChoices>
    </FormProvider>
  );
}

function Category({ ids }: FormProps) {
  const { control } = useFormContext<{ category: number | null }>();
  useLastChoice(
    'category',
    ids.map((id) => ({ id })),
  );
  return (
    <SelectInput
      control={control}
      name="category"
      label="Category"
      options={ids.map((id) => ({ value: id, label: `Category ${id}` }))}
    />
  );
}

const category = () => screen.getByRole('combobox', { name: 'Category' });

async function chooseIn(form: ReturnType<typeof render>, name: string) {
  await userEvent.click(category());
  await userEvent.click(screen.getByRole('option', { name }));
  form.unmount();
}

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
  await loadTexts('cn', ['crud', 'common']);
});

beforeEach(() =>
  act(() => session.start({ token: buildLocalToken({ username: 'one' }), bearer: null })),
);
afterEach(() => act(() => session.end('signed-out')));

it('B2: a new record begins with what its writer chose last, and counts as unchanged', async () => {
  await chooseIn(render(<Form ids={[1, 2]} />), 'Category 2');
  render(<Form ids={[1, 2]} />);
  expect(category()).toHaveTextContent('Category 2');
  expect(screen.getByRole('status')).toHaveTextContent('unchanged');
});

it('B2: what was chosen last and is gone is not chosen', async () => {
  await chooseIn(render(<Form ids={[1, 2]} />), 'Category 2');
  render(<Form ids={[1]} />);
  expect(category()).not.toHaveTextContent('2');
});

it('B2: neither a record that exists nor another person gets the choice', async () => {
  await chooseIn(render(<Form ids={[1, 2]} />), 'Category 2');
  const edited = render(<Form ids={[1, 2]} isNew={false} />);
  expect(category()).not.toHaveTextContent('Category');
  edited.unmount();
  act(() => session.start({ token: buildLocalToken({ username: 'two' }), bearer: null }));
  render(<Form ids={[1, 2]} />);
  expect(category()).not.toHaveTextContent('Category');
});
