import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { safeImageSrc } from '#src/lib/safe-href.ts';

type CaptchaFieldProps = {
  name: string;
  value: string;
  onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  onBlur: () => void;
  inputRef: Ref<HTMLInputElement>;
  /** Data address of the picture; undefined until it is there. */
  image: string | undefined;
  onRefresh: () => void;
};

/** The code of a picture, where the server wants one; a click brings another picture. */
export function CaptchaField({ image, onRefresh, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('sign-in');
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <TextField
        {...field}
        label={t('field.captcha')}
        fullWidth
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'characters' } }}
      />
      <ButtonBase
        onClick={onRefresh}
        aria-label={t('captchaRefresh')}
        sx={{ flexShrink: 0, width: 132, height: 56, borderRadius: 1, overflow: 'hidden' }}
      >
        {image === undefined ? (
          <Skeleton variant="rectangular" width={132} height={56} />
        ) : (
          <img src={safeImageSrc(image)} alt={t('captchaPicture')} width={132} height={56} />
        )}
      </ButtonBase>
    </Box>
  );
}
