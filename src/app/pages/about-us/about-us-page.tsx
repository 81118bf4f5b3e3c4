import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf, readableRecords, localized } from '#src/api/fields/localized.ts';
import { MAX_LISTED } from '#src/api/records/complete-list.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { organizationData } from '#src/components/structured-data/organization-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import { ContactCard } from '#src/features/company-info/public/contact-card.tsx';
import { ServiceNetwork } from '#src/features/company-info/public/service-network.tsx';
import {
  HistoryTimeline,
  HistoryTimelineSkeleton,
} from '#src/features/history/public/history-timeline.tsx';
import type { CompanyInfo } from '#src/features/company-info/schema.ts';
import { visibleHistory } from '#src/features/history/public/visible-history.ts';
import { HonorGallery, HonorGallerySkeleton } from '#src/features/honor/public/honor-gallery.tsx';
import { visibleHonors } from '#src/features/honor/public/visible-honors.ts';
import { useCompany } from '../../layouts/use-company.ts';
import { AboutHero } from './about-hero.tsx';
import { PageMenu } from './page-menu.tsx';
import { SectionBand } from './section-band.tsx';
import { type Section, SECTIONS } from './sections.ts';
import { useAnchor } from './use-anchor.ts';
import { FailureLine } from '#src/components/loading/failure-line.tsx';

/** The page about the company. Each section loads and fails independently; empty sections are left out. */
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
      <ServiceBand />
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

function IntroBand() {
  const { data: read, isPending, refetch } = useQuery(companyInfoApi.inForce());
  const data = localized(read);
  if (data !== undefined && !data?.introduction) return null;
  return (
    <SectionBand section="intro">
      {/* Fills the viewport while loading, so that content below does not visibly shift. */}
      <Box sx={{ minHeight: isPending ? '100dvh' : undefined, ...introStyles }}>
        {isPending && (
          <BusyRegion>
            {['100%', '96%', '72%', '98%', '88%', '64%'].map((width) => (
              <LightSkeleton key={width} sx={{ width, typography: 'body1' }} />
            ))}
            <LightSkeleton ratio={16 / 9} sx={{ mt: 3 }} />
          </BusyRegion>
        )}
        {!isPending && !data && <FailureLine onRetry={() => void refetch()} />}
        {data && (
          <RichText
            html={data.introduction}
            lang={langOf(data, 'introduction')}
            resolve={assetUrl}
          />
        )}
      </Box>
    </SectionBand>
  );
}

/** Two columns, which end at one line whatever text and pictures there are. */
const introStyles = {
  '& > [dir]': {
    columns: { lg: 2 },
    columnGap: 6,
    '& > :is(img, figure, table, blockquote, ul, ol)': { breakInside: 'avoid' },
    '& > :is(h2, h3, h4)': { breakAfter: 'avoid' },
    '& > :first-child': { marginBlockStart: 0 },
  },
  // The whole column's width, with reserved space where the HTML has no size.
  '& img': { width: 1 },
  '& img:not([width])': { aspectRatio: 'auto 16 / 9' },
};

function HistoryBand() {
  const { t } = useTranslation('about-us');
  const { data: read, isPending, refetch } = useQuery(visibleHistory());
  const data = read && readableRecords(read.rows);
  if (data?.length === 0) return null;
  return (
    <SectionBand section="history" subtitle={t('history.subtitle')}>
      {isPending && (
        <BusyRegion>
          <HistoryTimelineSkeleton />
        </BusyRegion>
      )}
      {!isPending && !data && <FailureLine onRetry={() => void refetch()} />}
      {data && <HistoryTimeline entries={localized(data)} />}
      {read?.isCut && <CutNote>{t('history.cut', { count: MAX_LISTED })}</CutNote>}
    </SectionBand>
  );
}

function HonorsBand() {
  const { t } = useTranslation('about-us');
  const { data: read, isPending, refetch } = useQuery(visibleHonors());
  const data = read && readableRecords(read.rows);
  if (data?.length === 0) return null;
  return (
    <SectionBand section="honors" subtitle={t('honors.subtitle')}>
      {isPending && (
        <BusyRegion>
          <HonorGallerySkeleton />
        </BusyRegion>
      )}
      {!isPending && !data && <FailureLine onRetry={() => void refetch()} />}
      {data && <HonorGallery honors={data} />}
      {read?.isCut && <CutNote>{t('honors.cut', { count: MAX_LISTED })}</CutNote>}
    </SectionBand>
  );
}

/** Says that a section has more than it shows. */
function CutNote({ children }: { children: string }) {
  return (
    <Box component="p" sx={{ mt: 4, mb: 0, typography: 'body2', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

function ServiceBand() {
  const { t } = useTranslation('about-us');
  const { company } = useCompany();
  if (!company || isEmptyNetwork(company)) return null;
  return (
    <SectionBand section="service" subtitle={t('service.subtitle')}>
      <ServiceNetwork company={company} />
    </SectionBand>
  );
}

function ContactBand() {
  const { t } = useTranslation('about-us');
  const { data, isPending, refetch } = useQuery(companyInfoApi.inForce());
  if (data === null) return null;
  return (
    <SectionBand section="contact" subtitle={t('contact.subtitle')}>
      {isPending && (
        <BusyRegion>
          <LightSkeleton sx={{ height: 480, transform: 'none', borderRadius: 1 }} />
        </BusyRegion>
      )}
      {!isPending && !data && <FailureLine onRetry={() => void refetch()} />}
      {data && <ContactCard company={localized(data)} />}
    </SectionBand>
  );
}

/** Whether a company names neither a service station nor a country. */
const isEmptyNetwork = ({
  stations,
  exportCountries,
}: Pick<CompanyInfo, 'stations' | 'exportCountries'>) =>
  stations.length === 0 && exportCountries.length === 0;

/** The sections that are loading, have failed or have content; `progress` changes with every finished query. */
function useSections(): { sections: Section[]; progress: string } {
  const company = useQuery(companyInfoApi.inForce());
  const history = useQuery(visibleHistory());
  const honors = useQuery(visibleHonors());
  const isEmpty = {
    intro: company.data !== undefined && !company.data?.introduction,
    history: history.data && readableRecords(history.data.rows).length === 0,
    honors: honors.data && readableRecords(honors.data.rows).length === 0,
    service: !company.data || isEmptyNetwork(company.data),
    contact: company.data === null,
  };
  return {
    sections: SECTIONS.filter((section) => !isEmpty[section]),
    progress: [company, history, honors].map(({ status }) => status).join(' '),
  };
}
