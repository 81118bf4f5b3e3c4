import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Checklist } from '#src/admin/form/checklist/checklist.ts';
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
import { AdvertisementPreview } from './advertisement-preview.tsx';
import { advertisementAdminApi } from './admin-api.ts';
import { AdvertisementInput, emptyAdvertisement } from './input.ts';
import { Advertisement } from './schema.ts';

const CHECKLIST: Checklist<AdvertisementInput> = {
  fields: {
    phonePicture: 'imageMobile',
    links: ['link'],
    begin: 'startTime',
    end: 'endTime',
    texts: ['title', 'subtitle', 'buttonText'],
  },
};

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
      checklist={CHECKLIST}
    />
  );
}

function AdvertisementForm() {
  const { t } = useTranslation('advertisement-rota');
  const { control } = useFormContext<AdvertisementInput>();
  return (
    // On phones the preview comes last, so that the fields stay on top.
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column-reverse', md: 'column' }, gap: 3 }}>
      <AdvertisementPreview control={control} />
      <FormColumns
        main={
          <>
            <TextInput control={control} name="title" label={t('field.title')} required max={40} />
            <TextInput control={control} name="subtitle" label={t('field.subtitle')} max={80} />
            <Box
              sx={{
                display: 'grid',
                gap: 3,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 184px' },
              }}
            >
              <ImageInput
                control={control}
                name="image"
                label={t('field.image')}
                hint={t('field.imageHint', { width: 1600 })}
                ratio={21 / 9}
                cropWidth={1600}
                required
              />
              <ImageInput
                control={control}
                name="imageMobile"
                label={t('field.imageMobile')}
                hint={t('field.imageMobileHint')}
                ratio={4 / 5}
                cropWidth={720}
              />
            </Box>
            <LinkInput
              control={control}
              name="link"
              label={t('field.link')}
              hint={t('field.linkHint')}
            />
            <FieldRow>
              <SelectInput
                control={control}
                name="linkTarget"
                label={t('field.linkTarget')}
                options={[
                  { value: 'self', label: t('linkTarget.self') },
                  { value: 'blank', label: t('linkTarget.blank') },
                ]}
              />
              <TextInput
                control={control}
                name="buttonText"
                label={t('field.buttonText')}
                hint={t('field.buttonTextHint')}
                max={12}
              />
            </FieldRow>
          </>
        }
        side={
          <>
            <StatusInput control={control} name="status" times={['startTime', 'endTime']} />
            <DateTimeInput
              control={control}
              name="startTime"
              label={t('field.startTime')}
              hint={t('field.startTimeHint')}
              deps="endTime"
            />
            <DateTimeInput
              control={control}
              name="endTime"
              label={t('field.endTime')}
              hint={t('field.endTimeHint')}
            />
            <SortInput control={control} name="sort" isDraggable />
          </>
        }
      />
    </Box>
  );
}
