import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

type PasswordFieldProps = Pick<TextFieldProps, 'label' | 'error' | 'helperText' | 'inputRef'> & {
  name: string;
  value: string;
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  autoComplete: 'current-password' | 'new-password';
};

/** A password that can be shown, with a hint while Caps Lock is on. */
export function PasswordField(props: PasswordFieldProps) {
  const { helperText, autoComplete, onBlur, ...field } = props;
  const { t } = useTranslation('sign-in');
  const [isVisible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const toggleLabel = t(isVisible ? 'password.hide' : 'password.show');
  return (
    <TextField
      {...field}
      type={isVisible ? 'text' : 'password'}
      helperText={capsLock ? t('password.capsLock') : helperText}
      fullWidth
      onKeyDown={noteCapsLock}
      onKeyUp={noteCapsLock}
      onBlur={() => {
        setCapsLock(false);
        onBlur();
      }}
      slotProps={{
        htmlInput: { autoComplete, autoCapitalize: 'none', spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                edge="end"
                aria-label={toggleLabel}
                aria-pressed={isVisible}
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
