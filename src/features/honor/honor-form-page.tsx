import { useTranslation } from 'react-i18next';
import { DateInput } from '#src/admin/form/inputs/date-input.tsx';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { honorAdminApi } from './admin-api.ts';
import { emptyHonor, HonorInput } from './input.ts';
import { Honor, LEVELS, honorFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation('honor');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={honorAdminApi}
      record={Honor}
      schema={HonorInput}
      empty={emptyHonor}
      fields={HonorForm}
    />
  );
}

function HonorForm() {
  const { t } = useTranslation('honor');
  const field = useFieldProps(honorFields, 'honor');
  return (
    <FormColumns
      first={<TextInput {...field('name')} isHeading />}
      main={
        <>
          <ImageInput {...field('image')} />
          <FieldRow>
            <TextInput {...field('issuer')} />
            <TextInput {...field('certificateNo')} />
          </FieldRow>
          <TextInput {...field('description')} rows={3} />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <SelectInput
            {...field('level')}
            none={t('level.none')}
            options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
          />
          <DateInput {...field('date')} />
          <DateInput {...field('validUntil')} />
          <SortInput {...field('sort')} />
        </>
      }
    />
  );
}
