import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { createField } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { advertisementApi } from './schema.ts';

const advertisementAdminApi = adminApi(advertisementApi);
const Field = createField(advertisementApi, 'advertisement-rota');

export function Component() {
  return <TypePage api={advertisementAdminApi} fields={AdvertisementForm} />;
}

function AdvertisementForm() {
  const { t } = useTranslation('advertisement-rota');
  return (
    <FormColumns
      first={<Field name="title" isHeading />}
      main={
        <>
          <Field name="subtitle" />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 184px' },
            }}
          >
            <Field name="image" hint={t('field.imageHint', { width: 1600 })} cropWidth={1600} />
            <Field name="imageMobile" cropWidth={720} />
          </Box>
          <Field name="link" />
          <FieldRow>
            <Field
              name="linkTarget"
              options={[
                { value: 'self', label: t('linkTarget.self') },
                { value: 'blank', label: t('linkTarget.blank') },
              ]}
            />
            <Field name="buttonText" />
          </FieldRow>
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="startTime" />
          <Field name="endTime" />
        </>
      }
    />
  );
}
