import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TagsInput } from '#src/admin/form/inputs/tags-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { FormSection } from '#src/admin/form/layout/form-section.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import type { Id } from '#src/lib/records/id.ts';
import { companyInfoRecords } from './admin-api.ts';
import { companyInfoApi } from './api.ts';
import { CoordinateInput } from './coordinate-input.tsx';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { CompanyInfo, companyInfoFields } from './schema.ts';
import { StationsInput } from './stations-input.tsx';

/** Query of the record to copy. The copy is not in force until an editor says so. */
const copied = (id: Id) => ({
  ...companyInfoRecords.one(id),
  select: (record: CompanyInfo | null) => record && { ...record, inForce: false },
});

/** Form of company info. The edit path has no id: `?id=` is the record, else the one in force. */
export function Component() {
  const { t } = useTranslation('company-info');
  const isNew = useLocation().pathname.endsWith('/new');
  const id = useSearchParams()[0].get('id');
  // The refetch before saving uses the id of the record, because another record may be in force by then.
  const one = (asked: Id) =>
    asked === '' && id === null ? companyInfoApi.inForce() : companyInfoRecords.one(id ?? asked);
  return (
    <RecordPage
      key={id}
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={{ ...companyInfoRecords, one: isNew ? copied : one }}
      id={isNew ? undefined : ''}
      record={CompanyInfo}
      schema={CompanyInfoInput}
      empty={emptyCompanyInfo}
      fields={CompanyInfoForm}
    />
  );
}

function CompanyInfoForm() {
  const { t } = useTranslation('company-info');
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
          <FormSection title={t('section.terms')}>
            <TextInput {...field('replyPromise')} />
            <TextInput {...field('warranty')} />
            <TextInput {...field('deliveryTime')} />
            <TextInput {...field('minimumOrder')} />
            <TextInput {...field('serviceArea')} />
          </FormSection>
          <FormSection title={t('section.figures')}>
            <TagsInput {...field('figures')} />
            <TagsInput {...field('exportCountries')} />
            <StationsInput />
          </FormSection>
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
        <TextInput {...field('whatsapp')} type="tel" />
        <TextInput {...field('wechatId')} />
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
