import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '#src/admin/form/field-row.tsx';
import type { JobInput } from './input.ts';
import { useSalaryText } from './public/use-salary-text.ts';
import { SalaryInput } from './salary-input.tsx';

type SalaryRangeProps = { control: Control<JobInput> };

/** From and to, and how visitors will read it. */
export function SalaryRange({ control }: SalaryRangeProps) {
  const { t } = useTranslation('recruitment-info');
  const salaryText = useSalaryText();
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });
  const isWhole = [salaryMin, salaryMax].every((one) => one === null || Number.isInteger(one));
  return (
    <FieldRow>
      <SalaryInput
        control={control}
        name="salaryMin"
        label={t('field.salaryMin')}
        hint={
          isWhole
            ? t('field.salaryShown', { salary: salaryText({ salaryMin, salaryMax }) })
            : undefined
        }
        deps="salaryMax"
      />
      <SalaryInput control={control} name="salaryMax" label={t('field.salaryMax')} />
    </FieldRow>
  );
}
