import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AuthTextField } from './text-field.tsx';
import type { Captcha } from './schema.ts';
import type { AuthFieldProps } from './text-field.tsx';

type CaptchaFieldProps<Input extends FieldValues> = Pick<
  AuthFieldProps<Input>,
  'control' | 'name'
> & { captcha: UseQueryResult<Captcha> };

const SIZE = { width: 132, height: 56 };

/** The code of a picture, where the server wants one; a click brings another picture. */
export function CaptchaField<Input extends FieldValues>(props: CaptchaFieldProps<Input>) {
  const { captcha, ...field } = props;
  const { t } = useTranslation('sign-in');
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <AuthTextField {...field} label={t('field.captcha')} autoComplete="off" isRequired />
      <ButtonBase
        onClick={() => void captcha.refetch()}
        aria-label={t('captcha.refresh')}
        sx={{
          flexShrink: 0,
          ...SIZE,
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: 'divider',
        }}
      >
        <CaptchaPicture captcha={captcha} />
      </ButtonBase>
    </Box>
  );
}

function CaptchaPicture({ captcha }: { captcha: UseQueryResult<Captcha> }) {
  const { t } = useTranslation('sign-in');
  if (captcha.isFetching) return <Skeleton variant="rectangular" {...SIZE} />;
  if (captcha.isSuccess) {
    return <img src={captcha.data.image} alt={t('captcha.picture')} {...SIZE} />;
  }
  return (
    <Typography variant="caption" role="alert" sx={{ display: 'flex', alignItems: 'center' }}>
      <RefreshIcon fontSize="small" />
      {t('captcha.failed')}
    </Typography>
  );
}
