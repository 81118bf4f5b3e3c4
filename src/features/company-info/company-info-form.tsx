import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { CoordinateInput } from './coordinate-input.tsx';
import type { CompanyInfoInput } from './input.ts';
import { companyInfoFields } from './schema.ts';

export function CompanyInfoForm() {
  const field = useFieldProps(companyInfoFields, 'company-info');
  return (
    <FormColumns
      first={<TextInput {...field('title')} isHeading />}
      main={
        <>
          <TextInput {...field('slogan')} />
          <ContactFields />
          <RichTextInput {...field('introduction')} />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
            <CoordinateInput {...field('longitude')} />
            <CoordinateInput {...field('latitude')} />
          </Box>
        </>
      }
      side={
        <>
          <InForceInput />
          <ImageInput {...field('logo')} />
          <ImageInput {...field('wechatQr')} />
          <ImageInput {...field('serviceQr')} />
          <TextInput {...field('icp')} />
          <TextInput {...field('policeIcp')} />
        </>
      }
    />
  );
}

function ContactFields() {
  const field = useFieldProps(companyInfoFields, 'company-info');
  return (
    <>
      <TextInput {...field('companyaddress')} />
      <FieldRow>
        <TextInput {...field('phone')} type="tel" required />
        <TextInput {...field('email')} type="email" required />
        <TextInput {...field('fax')} type="tel" />
        <TextInput {...field('postcode')} />
      </FieldRow>
      <TextInput {...field('contacts')} />
    </>
  );
}

/** The record in force cannot be switched off, only replaced by another. */
function InForceInput() {
  const { t } = useTranslation('company-info');
  const { formState } = useFormContext<CompanyInfoInput>();
  const field = useFieldProps(companyInfoFields, 'company-info');
  if (formState.defaultValues?.inForce) return <Alert severity="info">{t('inForce.stays')}</Alert>;
  return <SwitchInput {...field('inForce')} />;
}
