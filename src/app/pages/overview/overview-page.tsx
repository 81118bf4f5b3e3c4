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
import SiteCheckIcon from '@mui/icons-material/HealthAndSafetyOutlined';
import EnquiryIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import { absentLists } from '#src/api/client/absent-lists.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ADMIN } from '#src/features/user/roles.ts';
import { idInHash } from '#src/lib/links/id-in-hash.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { enquiryAdminApi } from '#src/features/enquiry/admin-api.ts';
import { isRouteHandle } from '../../navigation/route-handles.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { isVisible } from '../../navigation/visible-menu.ts';
import { DraftsCard } from './drafts-card.tsx';
import { PublishedCard } from './published-card.tsx';
import { VisitsCard } from './visits-card.tsx';
import { WeekCard } from './week-card.tsx';
import { FINDING_KINDS } from '../site-check/finding.ts';
import { lastCheck } from '../site-check/last-check.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { useFirstRecords } from './reads.ts';

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

const PAGE = '/backstage/site-check';

/** Card with the figures of the last site check, as stored in this browser; it reads no records itself. */
function SiteCheckCard() {
  const { t } = useTranslation('site-check');
  const last = lastCheck.useStored();
  const counts = FINDING_KINDS.map((kind) => ({ kind, count: last?.counts[kind] ?? 0 }));
  return (
    <OverviewCard
      title={t('title')}
      hint={
        last
          ? t('card.hint', { time: formatDateTime(new Date(last.at).toISOString()) })
          : t('card.never')
      }
      icon={SiteCheckIcon}
      total={last ? counts.reduce((sum, { count }) => sum + count, 0) : undefined}
      isLoading={false}
      links={[{ to: PAGE, text: t(last ? 'card.open' : 'card.start') }]}
    >
      {counts
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => (
          <CardRow key={kind} title={t(`kind.${kind}`)} to={PAGE} end={formatCount(count)} />
        ))}
    </OverviewCard>
  );
}

const NEW = 'new';

/** The messages of visitors that nobody has begun with, the newest first. */
function EnquiriesCard() {
  const { t } = useTranslation('overview');
  const source = useRecordSource(enquiryAdminApi.name);
  const { records, total, error, refetch } = useFirstRecords(enquiryAdminApi, {
    sortField: 'createTime',
    sortOrder: 'desc',
    progress: NEW,
  });
  const unread = records?.filter(({ progress }) => progress === NEW);
  // Servers that do not know the filter count all messages.
  const isFiltered = unread?.length === records?.length;
  return (
    <OverviewCard
      title={t('enquiries.title')}
      icon={EnquiryIcon}
      isLoading={records === undefined && error === null}
      total={unread && (isFiltered ? (total ?? null) : unread.length)}
      failures={error ? [{ name: t('enquiries.title'), error, retry: refetch }] : []}
      links={source ? [{ to: `${source.listPath}?progress=${NEW}`, text: t('enquiries.all') }] : []}
    >
      {unread?.map(({ id, name, title, content, createTime }) => (
        <CardRow
          key={id}
          title={content}
          to={source?.formPath(id)}
          text={[name, title].filter((text) => text !== '').join(' · ')}
          end={<RelativeTime iso={createTime} />}
        />
      ))}
    </OverviewCard>
  );
}
