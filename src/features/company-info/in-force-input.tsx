import Alert from '@mui/material/Alert';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchInput } from '#src/admin/form/switch-input.tsx';
import type { CompanyInfoInput } from './input.ts';

/** Puts a record in force. The one that is stays so until another takes its place. */
export function InForceInput() {
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
