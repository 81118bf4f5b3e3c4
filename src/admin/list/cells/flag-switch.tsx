import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
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

/** Switches a field that is true or false; for who may not edit, a chip where it is true. */
export function FlagSwitch({ id, name, field, label, value }: FlagSwitchProps) {
  const { t } = useTranslation('crud');
  const { may } = useRowLinks();
  if (!may('edit')) return value ? <RowChip label={label} /> : null;
  return (
    <RowSwitch
      id={id}
      name={name}
      label={t('flag.of', { flag: label, name })}
      checked={value}
      change={(checked) => ({ [field]: checked })}
      done={(checked) => t(checked ? 'flag.set' : 'flag.unset', { flag: label, name })}
    >
      {() => <span className="flag-name" data-name={label} />}
    </RowSwitch>
  );
}
