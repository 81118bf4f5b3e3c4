import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { CalendarIcon } from '@mui/x-date-pickers/icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSplitDateTime } from '#src/i18n/format-date-time.ts';
import type { DateField } from './late-date-time-picker.ts';

type DateStandInProps = {
  state: DateField;
  label: string;
  hint: string | undefined;
  /** Somebody may be about to set a date. */
  onNear: () => void;
  onFocusChange: (isInside: boolean) => void;
  onOpen: () => void;
};

/**
 * Looks like the date picker until that is here. It is asked for with the first key that is pressed on
 * the page, long before tabbing leads to the field, or with the pointer above it.
 */
export function DateStandIn(props: DateStandInProps) {
  const { state, label, hint, onNear, onFocusChange, onOpen } = props;
  const { t } = useTranslation('crud');
  const { ref, value, onBlur, name, disabled = false } = state.field;

  useEffect(() => {
    window.addEventListener('keydown', onNear);
    return () => window.removeEventListener('keydown', onNear);
  }, [onNear]);

  return (
    <TextField
      label={label}
      name={name}
      disabled={disabled}
      inputRef={ref}
      // It takes no keys: the picker, which is on its way, checks them one by one.
      value={formatSplitDateTime(String(value))}
      fullWidth
      autoComplete="off"
      error={state.error !== undefined}
      helperText={state.error ?? hint}
      onPointerEnter={onNear}
      onPointerUp={({ pointerType }) => {
        if (pointerType === 'touch') onOpen();
      }}
      onFocus={() => onFocusChange(true)}
      onBlur={() => {
        onFocusChange(false);
        onBlur();
      }}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                disabled={disabled}
                aria-label={t('form.chooseDate')}
                onClick={onOpen}
              >
                <CalendarIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
