import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SeedlingLogo } from '#src/components/illustrations/seedling-logo.tsx';

export function BackstageLogo({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonBase
      component={Link}
      to="/backstage"
      aria-label={isShort ? t('app.admin') : undefined}
      sx={{
        typography: 'h6',
        gap: 1.25,
        borderRadius: 1,
        minWidth: 40,
        minHeight: 40,
        whiteSpace: 'nowrap',
      }}
    >
      <SeedlingLogo size={32} />
      {!isShort && t('app.admin')}
    </ButtonBase>
  );
}
