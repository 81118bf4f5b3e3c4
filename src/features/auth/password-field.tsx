import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthTextField } from './text-field.tsx';
import type { AuthFieldProps } from './text-field.tsx';

type PasswordFieldProps<Input extends FieldValues> = Omit<AuthFieldProps<Input>, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown, with a hint while Caps Lock is on. */
export function PasswordField<Input extends FieldValues>(props: PasswordFieldProps<Input>) {
  const { t } = useTranslation('sign-in');
  const [isVisible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <AuthTextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      hint={capsLock ? t('password.capsLock') : props.hint}
      slotProps={{
        root: { onKeyDown: noteCapsLock, onKeyUp: noteCapsLock, onBlur: () => setCapsLock(false) },
        formHelperText: { role: 'status' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={t(isVisible ? 'password.hide' : 'password.show')}
                onClick={() => setVisible(!isVisible)}
              >
                {isVisible ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
