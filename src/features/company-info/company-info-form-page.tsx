import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useState } from 'react';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { createField, useFieldProps } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { FormSection } from '#src/admin/form/layout/form-section.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import type { Id } from '#src/lib/records/id.ts';
import { FieldText } from '#src/admin/form/inputs/field-text.tsx';
import { type FieldProps, useField } from '#src/admin/form/inputs/use-field.ts';
import { numberEvents } from '#src/components/form/number-events.ts';
import { companyInfoRecords } from './admin-api.ts';
import { companyInfoApi } from './api.ts';
import { CompanyInfoInput } from './input.ts';
import { type CompanyInfo, companyInfoFields } from './schema.ts';
import { StationsInput } from './stations-input.tsx';

const Field = createField(companyInfoRecords, 'company-info');

/** Query of the record to copy. The copy is not in force until an editor says so. */
const copied = (id: Id) => ({
  ...companyInfoRecords.one(id),
  select: (record: CompanyInfo | null) => record && { ...record, inForce: false },
});

/** Form of company info. The edit path has no id: `?id=` is the record, else the one in force. */
export function Component() {
  const isNew = useLocation().pathname.endsWith('/new');
  const id = useSearchParams()[0].get('id');
  // The refetch before saving uses the id of the record, because another record may be in force by then.
  const one = (asked: Id) =>
    asked === '' && id === null ? companyInfoApi.inForce() : companyInfoRecords.one(id ?? asked);
  return (
    <TypePage
      key={id}
      api={{ ...companyInfoRecords, one: isNew ? copied : one }}
      id={isNew ? undefined : ''}
      schema={CompanyInfoInput}
      fields={CompanyInfoForm}
    />
  );
}

function CompanyInfoForm() {
  const { t } = useTranslation('company-info');
  const propsOf = useFieldProps(companyInfoFields, 'company-info');
  return (
    <FormColumns
      first={<Field name="title" isHeading />}
      main={
        <>
          <Field name="slogan" />
          <ContactFields />
          <Field name="introduction" />
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: '1fr 1fr' }}>
            <CoordinateInput {...propsOf('longitude')} />
            <CoordinateInput {...propsOf('latitude')} />
          </Box>
          <FormSection title={t('section.terms')}>
            <Field name="replyPromise" />
            <Field name="warranty" />
            <Field name="deliveryTime" />
            <Field name="minimumOrder" />
            <Field name="serviceArea" />
          </FormSection>
          <FormSection title={t('section.figures')}>
            <Field name="figures" />
            <Field name="exportCountries" />
            <StationsInput />
          </FormSection>
        </>
      }
      side={
        <>
          <InForceInput />
          <Field name="logo" />
          <Field name="wechatQr" />
          <Field name="serviceQr" />
          <Field name="icp" />
          <Field name="policeIcp" />
        </>
      }
    />
  );
}

function ContactFields() {
  return (
    <>
      <Field name="companyaddress" />
      <FieldRow>
        <Field name="phone" type="tel" required />
        <Field name="email" type="email" required />
        <Field name="fax" type="tel" />
        <Field name="postcode" />
        <Field name="whatsapp" type="tel" />
        <Field name="wechatId" />
      </FieldRow>
      <Field name="contacts" />
    </>
  );
}

/** The record in force cannot be switched off, only replaced by another. */
function InForceInput() {
  const { t } = useTranslation('company-info');
  const { formState } = useFormContext<CompanyInfoInput>();
  if (formState.defaultValues?.inForce) return <Alert severity="info">{t('inForce.stays')}</Alert>;
  return <Field name="inForce" />;
}

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Input of degrees, a field `longitude` or `latitude`; null if empty. Invalid text stays as typed until validation reports it. */
function CoordinateInput(props: FieldProps<FieldValues, 'custom'>) {
  const { name, label, hint } = props;
  const deps = name.endsWith('longitude')
    ? name.replace(/longitude$/, 'latitude')
    : name.replace(/latitude$/, 'longitude');
  const state = useField({ ...props, deps });
  // While typing `120.05`, `120.0` must not be reformatted to `120`.
  const [typed, setTyped] = useState<string | null>(null);
  const { value, onChange, onBlur } = state.field;
  return (
    <FieldText
      state={state}
      label={label}
      hint={hint}
      value={typed ?? value ?? ''}
      {...numberEvents((text) => {
        setTyped(text);
        onChange(toCoordinate(text));
      })}
      onBlur={() => {
        setTyped(null);
        onBlur();
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', dir: 'ltr' } }}
    />
  );
}

function toCoordinate(text: string): number | string | null {
  if (text === '') return null;
  return NUMBER.test(text) ? Number(text) : text;
}
