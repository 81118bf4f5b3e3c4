import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { LinkInput } from '#src/admin/form/inputs/link-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { advertisementAdminApi } from './admin-api.ts';
import { AdvertisementInput, emptyAdvertisement } from './input.ts';
import { Advertisement, advertisementFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation('advertisement-rota');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={advertisementAdminApi}
      record={Advertisement}
      schema={AdvertisementInput}
      empty={emptyAdvertisement}
      fields={AdvertisementForm}
    />
  );
}

function AdvertisementForm() {
  const { t } = useTranslation('advertisement-rota');
  const field = useFieldProps(advertisementFields, 'advertisement-rota');
  return (
    <FormColumns
      first={<TextInput {...field('title')} isHeading />}
      main={
        <>
          <TextInput {...field('subtitle')} />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 184px' },
            }}
          >
            <ImageInput
              {...field('image')}
              hint={t('field.imageHint', { width: 1600 })}
              cropWidth={1600}
            />
            <ImageInput {...field('imageMobile')} cropWidth={720} />
          </Box>
          <LinkInput {...field('link')} />
          <FieldRow>
            <SelectInput
              {...field('linkTarget')}
              options={[
                { value: 'self', label: t('linkTarget.self') },
                { value: 'blank', label: t('linkTarget.blank') },
              ]}
            />
            <TextInput {...field('buttonText')} />
          </FieldRow>
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <DateTimeInput {...field('startTime')} />
          <DateTimeInput {...field('endTime')} />
          <SortInput {...field('sort')} isDraggable />
        </>
      }
    />
  );
}
