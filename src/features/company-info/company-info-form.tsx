import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/form-columns.tsx';
import { TextInput } from '#src/admin/form/text-input.tsx';
import { ImageInput } from '#src/admin/form/image-input.tsx';
import { RichTextInput } from '#src/admin/form/rich-text-input.tsx';
import { CompanyInfoPreview } from './company-info-preview.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CoordinateInput } from './coordinate-input.tsx';
import { InForceInput } from './in-force-input.tsx';
import type { CompanyInfoInput } from './input.ts';

export function CompanyInfoForm() {
  const { t } = useTranslation('company-info');
  const { control } = useFormContext<CompanyInfoInput>();
  return (
    <Stack spacing={3}>
      <FormColumns
        main={
          <>
            <TextInput control={control} name="title" label={t('field.title')} required max={60} />
            <TextInput
              control={control}
              name="slogan"
              label={t('field.slogan')}
              hint={t('field.sloganHint')}
              max={80}
            />
            <ContactFields />
            <RichTextInput
              control={control}
              name="introduction"
              label={t('field.introduction')}
              hint={t('field.introductionHint')}
            />
            <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
              <CoordinateInput
                name="longitude"
                label={t('field.longitude')}
                hint={t('field.longitudeHint')}
              />
              <CoordinateInput
                name="latitude"
                label={t('field.latitude')}
                hint={t('field.latitudeHint')}
              />
            </Box>
          </>
        }
        side={
          <>
            <InForceInput />
            <ImageInput
              control={control}
              name="logo"
              label={t('field.logo')}
              hint={t('field.logoHint')}
              ratio={1}
            />
            <ImageInput control={control} name="wechatQr" label={t('field.wechatQr')} ratio={1} />
            <ImageInput control={control} name="serviceQr" label={t('field.serviceQr')} ratio={1} />
            <TextInput
              control={control}
              name="icp"
              label={t('field.icp')}
              hint={t('field.icpHint')}
            />
            <TextInput
              control={control}
              name="policeIcp"
              label={t('field.policeIcp')}
              hint={t('field.policeIcpHint')}
            />
          </>
        }
      />
      <CompanyInfoPreview />
    </Stack>
  );
}
