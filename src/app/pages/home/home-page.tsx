import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/files/assets.ts';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { organizationData } from '#src/components/structured-data/organization-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { webSiteData } from '#src/components/structured-data/web-site-data.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { CASE_CATEGORY } from '#src/features/news/cases/case-category.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { AnnouncementBand } from './announcement-band.tsx';
import { CaseBand } from './case-band.tsx';
import { CategoryBand } from './category-band.tsx';
import { FiguresBand } from './figures-band.tsx';
import { HomeHero } from './home-hero.tsx';
import { JobsBand } from './jobs-band.tsx';
import { NewsBand } from './news-band.tsx';
import { PartnersBand } from './partners-band.tsx';
import { ProductBand } from './product-band.tsx';

/** Each band loads and fails independently. */
export function Component() {
  const { t } = useTranslation('home');
  const { company, name = t('meta.title') } = useCompany();
  return (
    <>
      <PageMeta
        title={t('meta.title')}
        description={
          company?.slogan ? t('meta.of', { name, slogan: company.slogan }) : t('meta.description')
        }
      />
      {company && (
        <StructuredData
          things={[
            webSiteData(name),
            organizationData({ ...company, logo: assetUrl(company.logo) }),
          ]}
        />
      )}
      <VisuallyHidden component="h1">{name}</VisuallyHidden>
      <HomeHero />
      <AnnouncementBand />
      <CategoryBand />
      <ProductBand />
      <NewsBand />
      <FiguresBand />
      {CASE_CATEGORY !== '' && <CaseBand />}
      <JobsBand />
      <PartnersBand />
    </>
  );
}
