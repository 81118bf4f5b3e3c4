import { screen } from '@testing-library/react';
import i18next from 'i18next';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeAll, expect, it } from 'vitest';
import { NumberInput } from '#src/admin/form/inputs/number-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/field.tsx';
import { emptyOf } from '#src/api/fields/record-input.ts';
import { honorFields } from '#src/features/honor/schema.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';
import { renderComponent } from '#tests/unit/components/support.tsx';

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
  await loadTexts('cn', ['honor', 'crud', 'common']);
});

function HonorFields() {
  const field = useFieldProps(honorFields, 'honor');
  return (
    <>
      <TextInput {...field('name')} />
      <TextInput {...field('issuer')} />
      <NumberInput {...field('sort')} />
    </>
  );
}

/** Not rendered: the type checker proves it. */
export function WrongFields() {
  const field = useFieldProps(honorFields, 'honor');
  return (
    <>
      {/* @ts-expect-error A number is no text. */}
      <TextInput {...field('sort')} />
      {/* @ts-expect-error A text is no number. */}
      <NumberInput {...field('name')} />
      {/* @ts-expect-error The table has no such field. */}
      <TextInput {...field('title')} />
    </>
  );
}

function HonorForm() {
  const form = useForm({ defaultValues: { ...emptyOf(honorFields), name: '奖'.repeat(50) } });
  return (
    <FormProvider {...form}>
      <HonorFields />
    </FormProvider>
  );
}

it('B1: an input shows the label, the hint and the limit of its field, and whether it is required', async () => {
  await renderComponent(<HonorForm />);
  const name = screen.getByRole('textbox', { name: /^名称/ });
  expect(name).toBeRequired();
  expect(name).toHaveAccessibleDescription('50/60');
  const issuer = screen.getByRole('textbox', { name: '颁发机构' });
  expect(issuer).not.toBeRequired();
  expect(issuer).toHaveAccessibleDescription('与证书上的落款一致');
  expect(screen.getByRole('textbox', { name: '排序' })).toHaveAccessibleDescription(
    '数字越小越靠前',
  );
});
