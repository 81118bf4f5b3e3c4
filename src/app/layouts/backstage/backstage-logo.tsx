import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CompanyLogo } from '#src/features/company-info/public/company-logo.tsx';
import { useCompany } from '../use-company.ts';

export function BackstageLogo({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTranslation();
  const { company } = useCompany();
  return (
    <ButtonBase
      component={Link}
      to="/backstage/overview"
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
      <CompanyLogo company={company} />
      {!isShort && t('app.admin')}
    </ButtonBase>
  );
}
