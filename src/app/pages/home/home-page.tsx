import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { organizationData } from '#src/components/structured-data/organization-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { webSiteData } from '#src/components/structured-data/web-site-data.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { CaseCard, CaseCardSkeleton } from '#src/features/news/cases/case-card.tsx';
import { CASE_CATEGORY } from '#src/features/news/cases/case-category.ts';
import { caseGridStyles } from '#src/features/news/cases/case-grid-styles.ts';
import { useNewest } from '#src/features/news/public/use-newest.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { AnnouncementBand } from './announcement-band.tsx';
import { Band } from './band.tsx';
import { FiguresBand } from './figures-band.tsx';
import { HomeHero } from './home-hero.tsx';
import { NewsBand } from './news-band.tsx';
import { PartnersBand } from './partners-band.tsx';
import { ProductBand } from './product-band.tsx';
import { FailureLine } from '#src/components/loading/failure-line.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { CategoryTile } from '#src/features/product/public/category-tile.tsx';
import { useProductCategories } from '#src/features/product/public/use-product-categories.ts';

/** The home page. Each band loads and fails independently. */
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

const SHOWN_CASES = ['a', 'b', 'c'];

/** The three newest cases, each with its first figure. */
function CaseBand() {
  const { t } = useTranslation('home');
  const { rows, isPending, refetch } = useNewest(CASE_CATEGORY, SHOWN_CASES.length);
  if (rows?.length === 0) return null;

  return (
    <Band
      title={t('case.title')}
      subtitle={t('case.subtitle')}
      more={{ to: '/case', label: t('case.more') }}
    >
      {isPending && (
        <BusyRegion sx={caseGridStyles}>
          {SHOWN_CASES.map((key) => (
            <CaseCardSkeleton key={key} />
          ))}
        </BusyRegion>
      )}
      {!isPending && !rows && <FailureLine onRetry={() => void refetch()} />}
      {rows && (
        <Box sx={caseGridStyles}>
          {rows.map((news) => (
            <CaseCard key={news.id} news={news} />
          ))}
        </Box>
      )}
    </Band>
  );
}

function JobsBand() {
  const { t } = useTranslation('home');
  return (
    <Box
      component="section"
      aria-labelledby="home-jobs"
      sx={{ bgcolor: 'brand.darker', printColorAdjust: 'exact', breakInside: 'avoid' }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: { xs: 7, md: 10 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 4,
          color: 'common.white',
        }}
      >
        <Box sx={{ maxWidth: '44em' }}>
          <Typography id="home-jobs" variant="h2">
            {t('jobs.title')}
          </Typography>
          <Typography sx={{ mt: 1.5, opacity: 0.88, textWrap: 'pretty' }}>
            {t('jobs.subtitle')}
          </Typography>
        </Box>
        <RouterButton
          to="/job"
          variant="contained"
          size="large"
          color="inherit"
          sx={{ color: 'brand.darker', bgcolor: 'common.white' }}
        >
          {t('jobs.more')}
        </RouterButton>
      </Container>
    </Box>
  );
}

const SHOWN_CATEGORIES = 6;

/** Top-level product categories. */
function CategoryBand() {
  const { t } = useTranslation('home');
  const { tree, isPending } = useProductCategories('');
  const top = tree.slice(0, SHOWN_CATEGORIES);
  if (!isPending && top.length === 0) return null;

  return (
    <Band title={t('category.title')} subtitle={t('category.subtitle')}>
      {isPending ? (
        <BusyRegion sx={gridStyles}>
          {Array.from({ length: 4 }, (_, index) => (
            <Box key={index} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
              <LightSkeleton ratio={1} sx={{ flex: 'none', width: { xs: 96, md: 176 } }} />
              <Box sx={{ flexGrow: 1 }}>
                <LightSkeleton sx={{ width: '48%', typography: 'h5' }} />
                <LightSkeleton sx={{ width: '88%', typography: 'body2' }} />
                <LightSkeleton sx={{ width: '64%', typography: 'body2' }} />
              </Box>
            </Box>
          ))}
        </BusyRegion>
      ) : (
        <Box sx={gridStyles}>
          {top.map(({ record, children }) => (
            <CategoryTile key={record.id} category={record}>
              {children.map((child) => child.record)}
            </CategoryTile>
          ))}
        </Box>
      )}
    </Band>
  );
}

const gridStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: { sm: 4, md: 8 },
  rowGap: { xs: 4, md: 6 },
};
