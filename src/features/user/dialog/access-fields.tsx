import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import type { UserInput } from '../input.ts';
import { ROLES } from '../roles.ts';

export function AccessFields() {
  const { t } = useTranslation('user');
  const { control } = useFormContext<UserInput>();
  return (
    <>
      <SelectInput
        control={control}
        name="role"
        label={t('field.role')}
        hint={t('field.roleHint')}
        required
        options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
      />
      <SwitchInput
        control={control}
        name="status"
        label={t('field.access')}
        on={STATUS.shown}
        off={STATUS.hidden}
        onHint={t('field.accessHint')}
        hint={t('field.noAccessHint')}
        unknownHint={t('status.unknownHint')}
      />
    </>
  );
}
