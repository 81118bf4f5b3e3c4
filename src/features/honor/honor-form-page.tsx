import { useFormContext } from 'react-hook-form';
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
import { honorAdminApi } from './admin-api.ts';
import { emptyHonor, HonorInput } from './input.ts';
import { Honor, LEVELS } from './schema.ts';

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
  const { control } = useFormContext<HonorInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="name" label={t('field.name')} required max={60} />
          <ImageInput
            control={control}
            name="image"
            label={t('field.image')}
            hint={t('field.imageHint')}
            ratio={4 / 3}
            fit="contain"
            required
          />
          <FieldRow>
            <TextInput
              control={control}
              name="issuer"
              label={t('field.issuer')}
              hint={t('field.issuerHint')}
              max={60}
            />
            <TextInput
              control={control}
              name="certificateNo"
              label={t('field.certificateNo')}
              max={60}
            />
          </FieldRow>
          <TextInput
            control={control}
            name="description"
            label={t('field.description')}
            rows={3}
            max={500}
          />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <SelectInput
            control={control}
            name="level"
            label={t('field.level')}
            none={t('level.none')}
            options={LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
          />
          <DateInput control={control} name="date" label={t('field.date')} deps="validUntil" />
          <DateInput
            control={control}
            name="validUntil"
            label={t('field.validUntil')}
            hint={t('field.validUntilHint')}
          />
          <SortInput control={control} name="sort" />
        </>
      }
    />
  );
}
