import { screen } from '@testing-library/dom';
import i18next from 'i18next';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { adminApi } from '#src/admin/admin-api.ts';
import { findProblems } from '#src/admin/form/checklist/find-problems.ts';
import { pointsOf } from '#src/admin/form/checklist/checklist.ts';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/field.tsx';
import { emptyOf } from '#src/api/fields/record-input.ts';
import { newsFields, newsApi } from '#src/features/news/schema.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { loadTexts } from '#src/i18n/namespaces.ts';
import { render } from '#tests/support/render.tsx';

const newsAdminApi = adminApi(newsApi);

// Hoisted: the modules read it when they are imported.
vi.hoisted(() => {
  vi.resetModules();
  vi.stubEnv('HAS_ENGLISH', '');
});

function NewsForm() {
  const form = useForm({ defaultValues: { ...emptyOf(newsFields), title: '新闻' } });
  return (
    <FormProvider {...form}>
      <Title />
    </FormProvider>
  );
}

function Title() {
  const field = useFieldProps(newsFields, 'industry-news');
  return <TextInput {...field('title')} />;
}

it('editors see nothing of English in a build without it', async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
  await loadTexts('cn', ['industry-news', 'crud', 'common']);
  render(<NewsForm />);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(newsAdminApi.isTranslated).toBe(false);
  const fields = { texts: ['title'] };
  expect(pointsOf(fields)).not.toContain('english');
  const values = { title: '新闻', titleEn: '' };
  expect(findProblems(fields, values, { values, isNew: false, at: 0 }).problems).toEqual([]);
});
