import ProductIcon from '@mui/icons-material/AddBoxOutlined';
import UploadIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import AnnouncementIcon from '@mui/icons-material/CampaignOutlined';
import NewsIcon from '@mui/icons-material/PostAddOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ADMIN } from '#src/features/user/roles.ts';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { isRouteHandle } from '../../navigation/route-handles.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';
import { DraftsCard } from './drafts-card.tsx';
import { EnquiriesCard } from './enquiries-card.tsx';
import { PublishedCard } from './published-card.tsx';
import { SiteCheckCard } from './site-check-card.tsx';
import { VisitsCard } from './visits-card.tsx';
import { WeekCard } from './week-card.tsx';

/** A card or a link is for those who may open its path. The list of announcements is not in the menu. */
const ACTIONS = [
  { name: 'news', path: '/backstage/content/industry-news/new', Icon: NewsIcon },
  { name: 'product', path: '/backstage/content/products/new', Icon: ProductIcon },
  { name: 'pictures', path: '/backstage/column/photo-management/upload', Icon: UploadIcon },
  { name: 'announcements', path: '/backstage/site/announcement/list', Icon: AnnouncementIcon },
] as const;

/** First the cards of what waits for somebody, then those that report. */
const CARDS = [
  { name: 'enquiries', path: '/backstage/site/enquiry/list', Card: EnquiriesCard },
  { name: 'week', path: '/backstage/calendar', Card: WeekCard },
  { name: 'drafts', path: '/backstage/overview', Card: DraftsCard },
  { name: 'site-check', path: '/backstage/site-check', Card: SiteCheckCard },
  { name: 'visits', path: '/backstage/system/access-log/list', Card: VisitsCard },
  { name: 'published', path: '/backstage/overview', Card: PublishedCard },
];

/** What there is to do, then how the site is doing; each card loads by itself, and none reads a whole type. */
export function Component() {
  const { t } = useTranslation('overview');
  const viewer = useViewer();
  useCardInHash();
  return (
    <>
      <PageHeader title={t('title')} action={<Actions />} />
      <AbsentNotice />
      <Box sx={{ columns: { md: 2 }, columnGap: 2 }}>
        {CARDS.filter((card) => isVisible(card, viewer)).map(({ name, Card }) => (
          <Card key={name} />
        ))}
      </Box>
    </>
  );
}

/** Names for administrators the types that the server was found not to have, which the back office leaves out. */
function AbsentNotice() {
  const { t } = useTranslation('overview');
  const { t: typeT } = useTranslation(['navdata', 'common', 'crud']);
  const absent = useStore(absentLists);
  const { role, routes } = useViewer();
  const names = routes.flatMap(({ handle }) =>
    isRouteHandle(handle) && absent.has(handle.listCall ?? '') ? [typeT(handle.title)] : [],
  );
  if (role !== ADMIN || names.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('absent', { names: names.join(typeT('crud:unread.and')) })}
    </Alert>
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
      {allowed.map(({ name, path, Icon }) => (
        <RouterButton
          key={name}
          to={path}
          color="inherit"
          size="small"
          startIcon={<Icon />}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
        >
          {t(`actions.${name}`)}
        </RouterButton>
      ))}
    </Box>
  );
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

const actionsStyles = {
  // On desktops they wrap beside the title.
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  gap: 0.5,
};
