import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { organizationData } from '#src/components/structured-data/organization-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { useCompany } from '../../layouts/public/use-company.ts';
import { AboutHero } from './about-hero.tsx';
import { ContactBand } from './contact-band.tsx';
import { HistoryBand } from './history-band.tsx';
import { HonorsBand } from './honors-band.tsx';
import { IntroBand } from './intro-band.tsx';
import { PageMenu } from './page-menu.tsx';
import { useAnchor } from './use-anchor.ts';
import { useSections } from './use-sections.ts';

/**
 * About us (P8): who the company is, where it comes from, what it was honored for, how to reach it.
 * Every part stands or fails alone; one that is empty is not there.
 */
export function Component() {
  const { t } = useTranslation('about-us');
  const { company, name = t('meta.title') } = useCompany();
  const { sections, progress } = useSections();
  const ref = useAnchor(progress);
  return (
    <Box ref={ref} sx={{ '--page-menu-height': '56px' }}>
      <PageMeta
        title={t('meta.title')}
        description={
          company ? t('meta.of', { name, slogan: company.slogan }) : t('meta.description')
        }
      />
      {company && (
        <StructuredData things={[organizationData({ ...company, logo: assetUrl(company.logo) })]} />
      )}
      <AboutHero />
      {sections.length > 0 && <PageMenu sections={sections} />}
      <IntroBand />
      <HistoryBand />
      <HonorsBand />
      <ContactBand />
      {sections.length === 0 && (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('empty.title')}
          description={t('empty.description')}
          action={
            <RouterButton to="/product" variant="contained" color="secondary" size="large">
              {t('empty.action')}
            </RouterButton>
          }
        />
      )}
    </Box>
  );
}
