import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { cutAfter } from '#src/components/stretched-link.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { CompanyLogo } from '#src/features/company-info/public/company-logo.tsx';
import { useCompany } from '../use-company.ts';

export function BrandLink() {
  const { t } = useTranslation();
  const { company, name } = useCompany();

  return (
    <RouterLink
      to="/home"
      color="inherit"
      underline="none"
      aria-label={name === undefined ? t('brand.home') : t('brand.named', { name })}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        // A long name shrinks before the menu does, down to `minWidth`.
        flexShrink: 9999,
        minWidth: { xs: 0, md: 176 },
        minHeight: 44,
        fontFamily: 'h6.fontFamily',
        fontSize: { xs: '1rem', lg: '1.125rem' },
        fontWeight: 700,
        lineHeight: 1.25,
        '&:hover': { textDecoration: 'none' },
      }}
    >
      <CompanyLogo company={company} />
      <Box
        component="span"
        lang={langOf(company, 'title')}
        sx={{
          minWidth: 0,
          textWrap: 'balance',
          ...cutAfter(2),
        }}
      >
        {name ?? <LightSkeleton sx={{ width: 144, bgcolor: 'currentcolor', opacity: 0.16 }} />}
      </Box>
    </RouterLink>
  );
}
