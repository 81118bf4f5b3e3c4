import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { STATUS } from '#src/api/fields/status.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { SelectInput, ReloadOptions } from '#src/admin/form/inputs/select-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { FieldFrame } from '#src/admin/form/inputs/field-frame.tsx';
import { useField } from '#src/admin/form/inputs/use-field.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { HAS_ROLE, userApi } from '../api.ts';
import { ROLES } from '../roles.ts';
import type { UserForm } from './user-form.ts';
import { type RoleOption, roleOptions } from '../role-options.ts';

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
      {hasCall('GET /user/roles') && <RolesInput own={ownRoles} />}
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

/**
 * Select for the server's roles. The value is their ids, as the server sent them. Nothing is shown where the
 * person may not read the roles: the ids then stay unchanged.
 * @param own the roles in the user's record, which may include others than can be assigned
 */
function RolesInput({ own }: { own: unknown }) {
  const { t } = useTranslation(['user', 'crud', 'common']);
  const { control } = useFormContext<UserForm>();
  const label = t('field.role');
  const { data, error, refetch } = useQuery(userApi.roles());
  const known = [...(data ?? []), ...roleOptions(own)];
  const optionOf = (id: unknown): RoleOption =>
    known.find((one) => one.id === id) ?? {
      id: typeof id === 'number' ? id : String(id),
      name: t('crud:form.unknownChoice', { id }),
      isOff: false,
    };
  const listOf = (value: unknown) => (Array.isArray(value) ? value.map(optionOf) : []);
  const {
    field,
    error: invalid,
    revert,
  } = useField({ control, name: 'roleIds', label }, (value) =>
    listOf(value)
      .map(({ name }) => name)
      .join('\n'),
  );
  if (error instanceof ApiError && error.status === 403) return null;
  const { ref, value, onChange, ...input } = field;
  return (
    <FieldFrame name="roleIds" label={label} revert={revert}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        options={data ?? []}
        loading={!data && !error}
        loadingText={t('common:loading')}
        noOptionsText={t('field.noRoles')}
        value={listOf(value)}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        getOptionDisabled={({ isOff }) => isOff}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, chosen) => onChange(chosen.map(({ id }) => id))}
        renderInput={(params) => (
          <TextField
            {...params}
            {...input}
            inputRef={ref}
            label={label}
            error={invalid !== undefined}
            helperText={
              invalid ?? (error ? <ReloadOptions reload={() => void refetch()} /> : undefined)
            }
          />
        )}
      />
    </FieldFrame>
  );
}
