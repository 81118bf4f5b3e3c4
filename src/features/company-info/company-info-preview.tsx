import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardHeader from '@mui/material/CardHeader';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyCompanyInfo } from './input.ts';
import type { CompanyInfoInput } from './input.ts';
import { CompanyFooter } from './public/company-footer.tsx';

/** The site's footer with what is typed, while it is typed. Only to look at. */
export function CompanyInfoPreview() {
  const { t } = useTranslation('company-info');
  const { control } = useFormContext<CompanyInfoInput>();
  const values: CompanyInfoInput = { ...emptyCompanyInfo, ...useWatch({ control }) };
  return (
    <Card component="section" aria-label={t('preview.title')}>
      <CardHeader
        title={t('preview.title')}
        subheader={t('preview.hint')}
        slotProps={{
          title: { variant: 'subtitle1', component: 'h2' },
          subheader: { variant: 'body2' },
        }}
        sx={{ pb: 2 }}
      />
      <Box inert>
        <CompanyFooter
          company={{ ...values, id: '', createTime: '', updateTime: '' }}
          name={values.title || t('field.title')}
          // The menu's place.
          menu={<Box sx={{ display: { xs: 'none', md: 'block' } }} />}
        />
      </Box>
    </Card>
  );
}
