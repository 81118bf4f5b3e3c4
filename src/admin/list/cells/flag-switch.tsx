import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { RowSwitch } from './row-switch.tsx';

type FlagSwitchProps = {
  id: Id;
  /** The record's title. */
  name: string;
  field: string;
  /** The field's name, as the form has it: 推荐. */
  label: string;
  value: boolean;
};

/** Switches a field that is true or false. */
export function FlagSwitch({ id, name, field, label, value }: FlagSwitchProps) {
  const { t } = useTranslation('crud');
  return (
    <RowSwitch
      id={id}
      name={name}
      label={t('flag.of', { flag: label, name })}
      checked={value}
      change={(checked) => ({ [field]: checked })}
      done={(checked) => t(checked ? 'flag.set' : 'flag.unset', { flag: label, name })}
    />
  );
}
