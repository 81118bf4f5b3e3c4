import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/fields/status.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { HAS_ROLE } from '../api.ts';
import { ROLES } from '../roles.ts';
import { RolesInput } from './roles-input.tsx';
import type { UserForm } from './user-form.ts';

type AccessFieldsProps = {
  /** The roles that the user's record names. */
  ownRoles?: unknown;
};

export function AccessFields({ ownRoles }: AccessFieldsProps) {
  const { t } = useTranslation('user');
  const { control } = useFormContext<UserForm>();
  return (
    <>
      {HAS_ROLE && (
        <SelectInput
          control={control}
          name="role"
          label={t('field.role')}
          hint={t('field.roleHint')}
          required
          options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      )}
      {hasCall('GET /user/roles') && <RolesInput control={control} name="roleIds" own={ownRoles} />}
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
