import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { CoordinateInput } from './coordinate-input.tsx';
import { emptyCompanyInfo } from './input.ts';
import type { CompanyInfoInput } from './input.ts';
import { CompanyFooter } from './public/company-footer.tsx';

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

function ContactFields() {
  const { t } = useTranslation('company-info');
  const { control } = useFormContext<CompanyInfoInput>();
  return (
    <>
      <TextInput
        control={control}
        name="companyaddress"
        label={t('field.companyaddress')}
        required
        max={120}
      />
      <FieldRow>
        <TextInput
          control={control}
          name="phone"
          label={t('field.phone')}
          hint={t('field.phoneHint')}
          type="tel"
          required
        />
        <TextInput
          control={control}
          name="email"
          label={t('field.email')}
          hint={t('field.emailHint')}
          type="email"
          required
        />
        <TextInput control={control} name="fax" label={t('field.fax')} type="tel" />
        <TextInput control={control} name="postcode" label={t('field.postcode')} />
      </FieldRow>
      <TextInput control={control} name="contacts" label={t('field.contacts')} max={40} />
    </>
  );
}

/** The record in force cannot be switched off, only replaced by another. */
function InForceInput() {
  const { t } = useTranslation('company-info');
  const { control, formState } = useFormContext<CompanyInfoInput>();
  if (formState.defaultValues?.inForce) return <Alert severity="info">{t('inForce.stays')}</Alert>;
  return (
    <SwitchInput
      control={control}
      name="inForce"
      label={t('inForce.put')}
      hint={t('inForce.putHint')}
    />
  );
}

/** Live preview of the site's footer, not interactive. */
function CompanyInfoPreview() {
  const { t } = useTranslation('company-info');
  const { control } = useFormContext<CompanyInfoInput>();
  const values: CompanyInfoInput = { ...emptyCompanyInfo(), ...useWatch({ control }) };
  return (
    <Card component="section" aria-label={t('preview.title')}>
      <CardHeader
        title={t('preview.title')}
        subheader={t('preview.hint')}
        slotProps={{
          title: { variant: 'subtitle1', component: 'h2' },
          subheader: { variant: 'body2' },
        }}
        sx={{ pb: 2 }}
      />
      <Box inert>
        <CompanyFooter
          company={{ ...values, id: '', createTime: '', updateTime: '' }}
          name={values.title || t('field.title')}
          // Placeholder of the menu.
          menu={<Box sx={{ display: { xs: 'none', md: 'block' } }} />}
        />
      </Box>
    </Card>
  );
}
