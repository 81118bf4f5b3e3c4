import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { createField } from '#src/admin/form/field.tsx';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { honorApi, HONOR_LEVELS } from './schema.ts';

const api = adminApi(honorApi);
const Field = createField(honorApi, 'honor');

export function Component() {
  return <TypePage api={api} fields={HonorForm} />;
}

function HonorForm() {
  const { t } = useTranslation('honor');
  return (
    <FormColumns
      first={<Field name="name" isHeading />}
      main={
        <>
          <Field name="image" />
          <FieldRow>
            <Field name="issuer" />
            <Field name="certificateNo" />
          </FieldRow>
          <Field name="description" rows={3} />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field
            name="level"
            none={t('level.none')}
            options={HONOR_LEVELS.map((level) => ({ value: level, label: t(`level.${level}`) }))}
          />
          <Field name="date" />
          <Field name="validUntil" />
          <Field name="sort" />
        </>
      }
    />
  );
}
