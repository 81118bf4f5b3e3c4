import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { useLatePart } from '../late-part.ts';
import { DateStandIn } from './date-stand-in.tsx';
import { FieldFrame } from './field-frame.tsx';
import { lateDateTimePicker } from './late-date-time-picker.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

const load = () => void lateDateTimePicker.load();

/** A point in time between 1900 and 2099 (I6), as ISO 8601; '' for none. */
export function DateTimeInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { label, hint } = props;
  const { t } = useTranslation();
  const state = useField(props, (iso) => formatDateTime(String(iso)));
  const DateTimePicker = useLatePart(lateDateTimePicker)?.DateTimePicker;
  const [isInside, setInside] = useState(false);
  const [isOpened, setOpened] = useState(false);
  const open = async () => {
    if (!(await lateDateTimePicker.load())) toast.error(t('error.load'));
  };

  return (
    <FieldFrame label={label} revert={state.revert}>
      {DateTimePicker ? (
        <DateTimePicker {...{ state, label, hint, isInside }} isOpenAtFirst={isOpened} />
      ) : (
        <DateStandIn
          state={state}
          label={label}
          hint={hint}
          onNear={load}
          onFocusChange={(isNow) => {
            setInside(isNow);
            if (isNow) load();
          }}
          onOpen={() => {
            setOpened(true);
            void open();
          }}
        />
      )}
    </FieldFrame>
  );
}
