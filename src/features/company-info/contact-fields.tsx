import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/admin/form/field-row.tsx';
import { TextInput } from '#src/admin/form/text-input.tsx';
import type { CompanyInfoInput } from './input.ts';

/** How the company is reached. */
export function ContactFields() {
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
