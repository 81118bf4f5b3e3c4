import { useWatch } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { timeState } from '#src/lib/time-state.ts';
import { StatusInput } from './status-input.tsx';
import type { StatusInputProps } from './status-input.tsx';

type TimedStatusInputProps<Input extends FieldValues> = Omit<
  StatusInputProps<Input>,
  'shownHint'
> & {
  /** The field with the time from which visitors see the record. */
  begin: FieldPath<Input>;
};

/** Whether visitors see the record, and while its time is to come, when. */
export function TimedStatusInput<Input extends FieldValues>(props: TimedStatusInputProps<Input>) {
  const { begin, ...input } = props;
  const { t } = useTranslation('crud');
  const time: string = useWatch({ control: props.control, name: begin });
  const isScheduled = timeState(time, '') === 'scheduled';
  return (
    <StatusInput
      {...input}
      shownHint={isScheduled ? t('form.publishedOn', { time: formatDateTime(time) }) : undefined}
    />
  );
}
