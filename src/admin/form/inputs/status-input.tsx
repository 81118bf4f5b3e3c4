import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { STATUS } from '#src/api/fields/status.ts';
import { SwitchInput } from './switch-input.tsx';
import type { FieldProps } from './use-field.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatEndTime } from '#src/i18n/format/format-end.ts';
import { timeState } from '#src/lib/time/time-state.ts';

type StatusInputProps<Input extends FieldValues> = Pick<
  FieldProps<Input, 'status'>,
  'kind' | 'control' | 'name'
> & {
  /** Names of the fields with the start and end of publication, where the record has them. */
  times?: FieldPath<Input>[] | undefined;
};

/** Whether visitors see the record; outside its publication time it says when they do. */
export function StatusInput<Input extends FieldValues>(props: StatusInputProps<Input>) {
  const { control, name, times = [] } = props;
  const { t } = useTranslation('crud');
  const watched: unknown[] = useWatch({ control, name: times });
  const [begin = '', end = ''] = watched.map(String);
  const hints = {
    scheduled: t('form.publishedOn', { time: formatDateTime(begin) }),
    running: t('status.shownHint'),
    over: t('form.endedOn', { time: formatEndTime(end) }),
  };
  return (
    <SwitchInput
      control={control}
      name={name}
      label={t('status.showOnSite')}
      on={STATUS.shown}
      off={STATUS.hidden}
      onHint={hints[timeState(begin, end)]}
      hint={t('status.hiddenHint')}
      unknownHint={t('status.unknownHint')}
    />
  );
}
