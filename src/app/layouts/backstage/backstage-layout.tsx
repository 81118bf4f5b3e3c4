import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import {
  memo,
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitleKeys } from '#src/admin/links/use-page-titles.ts';
import { OutboxSender } from '#src/admin/outbox/outbox-sender.tsx';
import { permittedSource } from '#src/admin/records/record-source.ts';
import { RecordSources } from '#src/admin/records/use-record-sources.ts';
import { unstoredTexts } from '#src/admin/records/use-field-texts.ts';
import { shareChanges } from '#src/admin/tabs/share-changes.ts';
import { describeUnstored } from '#src/api/records/write-record.ts';
import { inPrimary } from '#src/components/illustrations/in-primary.ts';
import { BackToTop } from '#src/components/page/back-to-top.tsx';
import { LoadingOverlay } from '#src/components/loading/loading-overlay.tsx';
import { SiteName } from '#src/components/page/site-name.ts';
import { SessionEndedDialog } from '#src/features/auth/session-ended-dialog.tsx';
import { loadSimplified } from '#src/lib/search/simplified.ts';
import { PersonBoundary } from '#src/session/person-boundary.tsx';
import { useSettings } from '#src/settings/use-settings.ts';
import { pageTitleKeys } from '../../navigation/page-title-keys.ts';
import { PaletteEntrance } from '../../navigation/palette/palette-entrance.tsx';
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx';
import { SEARCH_ONLY } from '../../navigation/palette/search-only.ts';
import { SIDE_MENU } from '../../navigation/side-menu.ts';
import { useSearchShortcut } from '../../navigation/palette/use-search-shortcut.ts';
import { useViewer } from '../../navigation/use-viewer.ts';
import { ViewerProvider } from '../../navigation/viewer-provider.tsx';
import { NewVersionLine } from '../../new-version/new-version-line.tsx';
import { MuiTexts } from '../../settings/mui-texts.tsx';
import { content, RECORD_SOURCES } from '../../content.ts';
import { useCompany } from '../use-company.ts';
import { Header } from './header.tsx';
import { KeysHelp } from './keys-help.tsx';
import { LAYOUT } from './layout-size.ts';
import { NavBar } from './nav/nav-bar.tsx';
import { NavRail } from './nav/nav-rail.tsx';
import { PageOutlet } from './pages/page-outlet.tsx';
import { ReadOnlyNotice } from './read-only-notice.tsx';
import { TabBar } from './pages/tab-bar.tsx';

// The table of characters by which lists find traditional ones, loaded before somebody filters a list.
void loadSimplified();

describeUnstored((type, unstored) => {
  const source = RECORD_SOURCES.find(({ name }) => name === type);
  return unstoredTexts(source?.namespace, unstored);
});

/** Memoised, because the router renders its routes again at every navigation. */
export const Component = memo(() => (
  <ViewerProvider>
    <Layout />
  </ViewerProvider>
));
Component.displayName = 'BackstageLayout';

function Layout() {
  const { navLayout, compactLayout } = useSettings();
  const sources = useOwnSources();
  const company = useCompany();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'));
  const mainRef = useRef<HTMLElement>(null);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const openSearch = useCallback(() => setIsSearchOpen(true), []);
  const closeSearch = useCallback(() => setIsSearchOpen(false), []);
  useSearchShortcut(openSearch);
  const client = useQueryClient();
  useEffect(() => shareChanges(client), [client]);

  return (
    <RecordSources value={sources}>
      <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
        <GlobalStyles styles={pageStyles} />
        <GlobalStyles styles={topBarStyles(isWide, navLayout === 'horizontal')} />
        <SkipLink target={mainRef} />
        {isWide && navLayout !== 'horizontal' && <NavRail />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Header isWide={isWide} onOpenSearch={openSearch} />
          {isWide && navLayout === 'horizontal' && <NavBar />}
          <NewVersionLine />
          <TabBar />
          <Box
            component="main"
            id={MAIN_ID}
            ref={mainRef}
            tabIndex={-1}
            sx={[mainStyle, compactLayout && compactStyle]}
          >
            <SiteName value={company.name}>
              <MuiTexts>
                <ReadOnlyNotice />
                <PageTitleKeys value={pageTitleKeys}>
                  <PersonBoundary>
                    <PageOutlet />
                    <PaletteEntrance
                      isOpen={isSearchOpen}
                      menu={SEARCHED_MENU}
                      photos={content.photo.source}
                      onClose={closeSearch}
                    />
                  </PersonBoundary>
                </PageTitleKeys>
              </MuiTexts>
            </SiteName>
          </Box>
          <Box sx={endStyle}>
            <BackToTop gutter={GUTTER} />
          </Box>
        </Box>
        <RouteAnnouncer target={mainRef} />
        <OutboxSender />
        <KeysHelp />
        <LoadingOverlay />
        <SessionEndedDialog />
      </Box>
    </RecordSources>
  );
}

/** Passed to the search, because no lazy part may import `content.ts`. */
const SEARCHED_MENU = [...SIDE_MENU, ...SEARCH_ONLY];

/** The content types that the signed-in person may open, with what they may do there. */
function useOwnSources() {
  const { mayOpen, sources } = useViewer();
  return useMemo(
    () => sources.map((source) => permittedSource(source, (needs) => mayOpen({ needs }))),
    [mayOpen, sources],
  );
}

/**
 * Scrolling stops early enough that focused elements are not under the sticky header and the menu below it, and that
 * these are not under toasts.
 */
function topBarStyles(isWide: boolean, hasBar: boolean) {
  const { header, nav } = LAYOUT;
  const height = isWide ? header.desktop + (hasBar ? nav.horizontal : 0) : header.phone;
  return {
    // Includes the tabs, whose height is set on the body.
    html: { scrollPaddingTop: height + 16 + LAYOUT.pageTabs.coarse },
    // Elements of header and menu are in that space themselves: without this rule, focusing one would scroll the page.
    [`html:has(:is(header, nav):not(#${MAIN_ID} *) :focus)`]: { scrollPaddingTop: 0 },
    body: { '--header-height': `${height}px` },
  };
}

const mainStyle = {
  flex: 1,
  width: 1,
  maxWidth: LAYOUT.content.max,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 5 },
  pt: 3,
  pb: 8,
  outline: 'none',
};

/** The padding below the content. Hidden, so that it counts neither as a target nor, where rows come late, as moved. */
const endStyle = { mt: -8, height: 64, visibility: 'hidden' };
/** The padding beside the content. Fingers need a larger button. */
const GUTTER = { media: '(min-width: 75em) and (pointer: fine)', width: 32 };

// Not `xl`, whose media query also fits a window of exactly 1600 px.
const compactStyle = { '@media (width > 100em)': { maxWidth: LAYOUT.content.compact } };

const MAIN_ID = 'content';

/** First stop of the Tab key, visible only when focused. */
function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('navbar');

  function skip(event: MouseEvent) {
    // A hash in the URL would count as a navigation.
    event.preventDefault();
    target.current?.focus();
  }

  return (
    <Button variant="contained" href={`#${MAIN_ID}`} onClick={skip} sx={skipStyle}>
      {t('skip')}
    </Button>
  );
}

const skipStyle = {
  position: 'fixed',
  insetInlineStart: 16,
  top: 12,
  zIndex: 'tooltip',
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
};

const TOUCH_TARGET = 44;
/** Extends a smaller element's edges outwards to a touch target's size. */
const outwards = `min(0px, calc((100% - ${TOUCH_TARGET}px) / 2))`;

/**
 * Global styles of the back office, including portals outside its layout. Touch targets are 44 px
 * on coarse pointers. In right-to-left mode only the layout is mirrored: text keeps its own
 * direction.
 */
const pageStyles = {
  body: { backgroundColor: 'var(--mui-palette-background-ground)' },
  'svg.illustration': inPrimary,
  // The focus ring is enough.
  '.MuiTouchRipple-ripplePulsate': { display: 'none' },
  '@media (pointer: coarse)': {
    'body :is(.MuiButton-root, .MuiToggleButton-root, .MuiListItemButton-root)': {
      minWidth: TOUCH_TARGET,
      minHeight: TOUCH_TARGET,
    },
    // `:where` lets a button set its own size.
    ':where(.MuiIconButton-root)': { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET },
    // Table rows and fields have no space for larger buttons.
    ':where(.MuiDataGrid-root, .MuiAutocomplete-endAdornment) :where(.MuiIconButton-root)': {
      minWidth: 0,
      minHeight: 0,
    },
    // Toolbar fields and their unshrunk labels.
    'body .MuiInputBase-sizeSmall': { minHeight: TOUCH_TARGET },
    'body .MuiInputLabel-sizeSmall:not(.MuiInputLabel-shrink)': { marginTop: '2px' },
    'body .MuiFormControlLabel-root': { minHeight: TOUCH_TARGET },
    'body .MuiSwitch-root': { overflow: 'visible' },
    'body .MuiSwitch-switchBase > input': {
      top: `calc(50% - ${TOUCH_TARGET / 2}px)`,
      height: TOUCH_TARGET,
    },
    'body :is(.MuiCheckbox-root, .MuiRadio-root) > input': {
      inset: outwards,
      width: `max(100%, ${TOUCH_TARGET}px)`,
      height: `max(100%, ${TOUCH_TARGET}px)`,
    },
  },
  '[dir="rtl"] body': {
    // `left` becomes `right`: these styles are mirrored (`emotion-cache.ts`).
    '&, & :is(input, textarea)': { textAlign: 'left' },
    '& *': { unicodeBidi: 'plaintext' },
    '& [dir="auto"]': { textAlign: 'start' },
  },
} as const;
