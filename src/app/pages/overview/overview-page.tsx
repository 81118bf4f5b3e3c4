import ProductIcon from '@mui/icons-material/AddBoxOutlined';
import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import AnnouncementIcon from '@mui/icons-material/CampaignOutlined';
import NewsIcon from '@mui/icons-material/PostAddOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';
import { DraftsCard } from './drafts-card.tsx';
import { HiddenAnnouncementsCard } from './hidden-announcements-card.tsx';
import { MissingAltsCard } from './missing-alts-card.tsx';
import { PublishedCard } from './published-card.tsx';
import { SiteCheckCard } from './site-check-card.tsx';
import { VisitsCard } from './visits-card.tsx';
import { WeekCard } from './week-card.tsx';

/** Links to the most common tasks. Each link or card below is shown only to those who may open its path. */
const ACTIONS = [
  { name: 'news', path: '/backstage/content/industry-news/new', Icon: NewsIcon },
  { name: 'product', path: '/backstage/content/products/new', Icon: ProductIcon },
  { name: 'pictures', path: '/backstage/column/photo-management/upload', Icon: UploadIcon },
  { name: 'announcement', path: '/backstage/site/announcement/new', Icon: AnnouncementIcon },
] as const;

/** Cards as wide as the page, above the others. */
const WIDE_CARDS = [
  { name: 'visits', path: '/backstage/system/access-log/list', Card: VisitsCard },
];

/** Cards of what needs attention, in columns, in the order of rows. */
const CARDS = [
  { name: 'week', path: '/backstage/calendar', Card: WeekCard },
  { name: 'published', path: '/backstage/overview', Card: PublishedCard },
  { name: 'drafts', path: '/backstage/overview', Card: DraftsCard },
  { name: 'hidden', path: '/backstage/site/announcement/list', Card: HiddenAnnouncementsCard },
  { name: 'alts', path: '/backstage/column/photo-management/alt', Card: MissingAltsCard },
  { name: 'site-check', path: '/backstage/site-check', Card: SiteCheckCard },
];

/** The overview: common tasks, how the site is doing, and what needs attention. Each card loads by itself. */
export function Component() {
  const { t } = useTranslation('overview');
  const viewer = useViewer();
  const columns = useColumns();
  useCardInHash();
  const allowed = ({ path }: { path: string }) => isVisible({ path }, viewer);
  const cards = CARDS.filter(allowed);
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <Actions />
      <Box sx={gridStyles}>
        {WIDE_CARDS.filter(allowed).map(({ name, Card }) => (
          <Card key={name} />
        ))}
        {/* Columns, because a card beside a longer one would be half empty. */}
        <Box sx={{ ...columnsStyles, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
          {Array.from({ length: columns }, (_none, column) => (
            <Box key={column} sx={gridStyles}>
              {cards
                .filter((_card, index) => index % columns === column)
                .map(({ name, Card }) => (
                  <Card key={name} />
                ))}
            </Box>
          ))}
        </Box>
      </Box>
    </>
  );
}

/** The links to common tasks, as far as the person may open them. */
function Actions() {
  const { t } = useTranslation('overview');
  const viewer = useViewer();
  const allowed = ACTIONS.filter(({ path }) => isVisible({ path }, viewer));
  if (allowed.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('actions.title')} sx={actionsStyles}>
      {allowed.map(({ name, path, Icon }, index) => (
        <RouterButton
          key={name}
          to={path}
          size="large"
          variant={index === 0 ? 'contained' : 'outlined'}
          color={index === 0 ? 'primary' : 'inherit'}
          startIcon={<Icon />}
          sx={index === 0 ? buttonStyles : { ...buttonStyles, bgcolor: 'background.paper' }}
        >
          {t(`actions.${name}`)}
        </RouterButton>
      ))}
    </Box>
  );
}

function useColumns(): number {
  const hasTwo = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const hasThree = useMediaQuery((theme) => theme.breakpoints.up('xl'));
  return hasThree ? 3 : hasTwo ? 2 : 1;
}

/** Moves the focus to the card that the address names; the router scrolls there. */
function useCardInHash() {
  // Following the same link again is another location with the same hash.
  const location = useLocation();
  useEffect(() => {
    const id = idInHash(location.hash);
    if (id !== '') document.getElementById(id)?.focus();
  }, [location]);
}

const gap = { xs: 2, sm: 3 };

const gridStyles = {
  display: 'grid',
  gap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
};

const columnsStyles = { display: 'grid', gap, alignItems: 'start' };

const actionsStyles = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  mb: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 8.75rem), 1fr))',
    md: 'repeat(auto-fit, minmax(11.25rem, 1fr))',
  },
};

const buttonStyles = { minHeight: 64, px: 1.5, lineHeight: 1.3 };
