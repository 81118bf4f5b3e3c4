import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { SwitchInput } from '#src/components/form/switch-input.tsx';
import type { FieldProps } from '#src/components/form/use-field.ts';

export type StatusInputProps<Input extends FieldValues> = Pick<
  FieldProps<Input>,
  'control' | 'name'
> & {
  /** Said while it is on, where that is not that visitors see it now. */
  shownHint?: string | undefined;
};

/** Whether visitors see the record. */
export function StatusInput<Input extends FieldValues>({
  shownHint,
  ...props
}: StatusInputProps<Input>) {
  const { t } = useTranslation('crud');
  return (
    <SwitchInput
      {...props}
      label={t('status.showOnSite')}
      on={STATUS.shown}
      off={STATUS.hidden}
      onHint={shownHint ?? t('status.shownHint')}
      hint={t('status.hiddenHint')}
    />
  );
}
