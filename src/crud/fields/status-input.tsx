import { useWatch } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/status.ts';
import { SwitchInput } from '#src/components/form/switch-input.tsx';
import type { FieldProps } from '#src/components/form/use-field.ts';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { timeState } from '#src/lib/time-state.ts';

type StatusInputProps<Input extends FieldValues> = Pick<FieldProps<Input>, 'control' | 'name'> & {
  /** The field with the time from which visitors see the record, where it has one. */
  begin?: FieldPath<Input>;
};

/** Whether visitors see the record, and while its time is to come, when. */
export function StatusInput<Input extends FieldValues>({
  begin,
  ...props
}: StatusInputProps<Input>) {
  const { t } = useTranslation('crud');
  const watched: unknown = useWatch({ control: props.control, name: begin ?? props.name });
  const time = begin === undefined ? '' : String(watched);
  const isToCome = timeState(time, '') === 'scheduled';
  return (
    <SwitchInput
      {...props}
      label={t('status.showOnSite')}
      on={STATUS.shown}
      off={STATUS.hidden}
      onHint={t(isToCome ? 'form.publishedOn' : 'status.shownHint', { time: formatDateTime(time) })}
      hint={t('status.hiddenHint')}
    />
  );
}
