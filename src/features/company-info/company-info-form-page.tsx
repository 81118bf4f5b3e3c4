import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { FieldText } from '#src/admin/form/inputs/field-text.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import type { FieldProps } from '#src/admin/form/inputs/use-field.ts';
import { FieldRow } from '#src/admin/form/layout/field-row.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { numberEvents } from '#src/components/form/number-events.ts';
import type { Id } from '#src/lib/records/id.ts';
import { companyInfoRecords } from './admin-api.ts';
import { companyInfoApi } from './api.ts';
import { CompanyInfoInput, emptyCompanyInfo } from './input.ts';
import { CompanyInfo, companyInfoFields } from './schema.ts';

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

const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** Input of degrees; null if empty. Invalid text stays as typed until validation reports it. */
function CoordinateInput(props: FieldProps<FieldValues, 'own'>) {
  const { name, label, hint } = props;
  const other = name === 'longitude' ? 'latitude' : 'longitude';
  const state = useField({ ...props, deps: other });
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
