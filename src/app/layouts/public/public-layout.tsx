import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { notifyManager, type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { memo, type RefObject, useCallback, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { BackToTop } from '#src/components/page/back-to-top.tsx';
import { SiteLogo, SiteName } from '#src/components/page/site-name.ts';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { lazyPage } from '#src/i18n/namespaces.ts';
import { IdlePart } from '../../analytics/idle-part.tsx';
import { loadVisits } from '../../analytics/load-visits.ts';
import { MessageSender } from '../../contact/message-sender.tsx';
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx';
import { BrandColors } from './brand-colors.tsx';
import { layoutStyles } from './layout-styles.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { useCompany } from '../use-company.ts';

/** Memoised, because the router renders its routes again at every navigation. */
export const Component = memo(() => {
  const mainRef = useRef<HTMLElement>(null);
  const { company, name } = useCompany();
  return (
    <Box
      sx={{
        // Long words must not widen the page on phones.
        overflowWrap: 'anywhere',
        // Anchors must not end up under the sticky header.
        '& [id]': { scrollMarginBlockStart: 'calc(var(--header-height) + 16px)' },
        ...layoutStyles,
      }}
    >
      <BrandColors />
      <SkipLink target={mainRef} />
      <PublicHeader />
      <Box
        component="main"
        id="main"
        ref={mainRef}
        tabIndex={-1}
        // At least one viewport high, so that loading content does not shift a visible footer.
        sx={mainStyles}
      >
        <SiteName value={name}>
          <SiteLogo value={assetUrl(company?.logo ?? '')}>
            <Outlet />
          </SiteLogo>
        </SiteName>
      </Box>
      <BackToTop gutter={GUTTER} />
      <PublicFooter />
      <RouteAnnouncer target={mainRef} />
      <StaleContentNotice />
      {import.meta.env.HAS_ENQUIRIES && <MessageSender />}
      {import.meta.env.HAS_ANALYTICS && <IdlePart load={loadAnalytics} />}
      {loadVisits && <IdlePart load={loadVisits} />}
    </Box>
  );
});
Component.displayName = 'PublicLayout';

/** Beside a `Container` of the width `lg`. */
const GUTTER = { media: '(min-width: 80em)', width: 48 };

const loadAnalytics = async () => {
  const load = lazyPage(() => import('../../analytics/analytics.tsx'), 'privacy');
  return (await load()).Analytics;
};

/** First stop of the Tab key. */
function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('main-navdata');
  return (
    <Link
      href="#main"
      onClick={(event) => {
        // The URL must stay shareable, without a hash.
        event.preventDefault();
        target.current?.focus();
      }}
      sx={{
        position: 'fixed',
        insetBlockStart: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        bgcolor: 'background.paper',
        '&:focus': { boxShadow: 'var(--mui-customShadows-dropdown)' },
        '&:not(:focus)': { transform: 'translateY(-200%)' },
        '@media print': { display: 'none' },
      }}
    >
      {t('skip')}
    </Link>
  );
}

/**
 * Shows the content's age while refetching fails, with a retry button; disappears once everything
 * is up to date.
 */
function StaleContentNotice() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const time = useSyncExternalStore(
    subscribe,
    () => Math.min(...cache.findAll(STALE).map(({ state }) => state.dataUpdatedAt)),
    () => Infinity,
  );
  const isOnline = useIsOnline();
  const isTrying = useIsFetching(STALE) > 0;
  if (time === Infinity) return null;

  return (
    <Box role="status" sx={noticeStyles}>
      {t('contentAsOf', { time: formatDateTime(new Date(time).toISOString()) })}
      {/* Offline queries cannot be retried; TanStack Query refetches on reconnect. */}
      {isOnline && (
        <Button
          size="small"
          onClick={() => void client.refetchQueries(STALE, { cancelRefetch: false })}
          sx={{ flexShrink: 0 }}
        >
          {t(isTrying ? 'loading' : 'action.retry')}
        </Button>
      )}
    </Box>
  );
}

/** Filter for active queries that have data and whose last refetch failed. */
const STALE = {
  type: 'active',
  predicate: ({ state: { data, status } }: Query) => data !== undefined && status === 'error',
} as const;

const noticeStyles = {
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 'calc(var(--bottom-bar-height, 0px) + 16px)',
  zIndex: 'fab',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  // Leaves space for the back-to-top button.
  maxWidth: 'calc(100% - 96px)',
  px: 2,
  py: 0.5,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-dropdown)',
  '@media print': { display: 'none' },
};

const mainStyles = {
  minHeight: 'calc(100svh - var(--header-height))',
  '@supports not (height: 1svh)': { minHeight: 'calc(100vh - var(--header-height))' },
};
