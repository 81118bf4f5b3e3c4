import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BackToTop } from '#src/components/back-to-top.tsx';
import { LoadingOverlay } from '#src/components/loading-overlay.tsx';
import { SessionEndedDialog } from '#src/features/auth/session-ended-dialog.tsx';
import { PersonOutlet } from '#src/session/person-outlet.tsx';
import { useSettings } from '#src/settings/use-settings.ts';
import { shareChanges } from '#src/admin/tabs/share-changes.ts';
import { MuiTexts } from '../../settings/mui-texts.tsx';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { LazyCommandPalette } from '../../navigation/lazy-command-palette.ts';
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx';
import { useSearchShortcut } from '../../navigation/use-search-shortcut.ts';
import { useSideMenu } from '../../navigation/use-side-menu.ts';
import { NewVersionLine } from '../../new-version/new-version-line.tsx';
import { Header } from './header.tsx';
import { LAYOUT } from './layout-size.ts';
import { NavBar } from './nav-bar.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { NavRail } from './nav-rail.tsx';
import { pageStyles } from './page-styles.ts';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { useNavDrawer } from './use-nav-drawer.ts';

/** The back office's shell (N1 to N7): menu, header, search and account around every page. */
export function Component() {
  const { navLayout, compactLayout } = useSettings();
  const menu = useSideMenu();
  const { isWide, ...drawer } = useNavDrawer();
  const mainRef = useRef<HTMLElement>(null);
  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const openSearch = useCallback(() => setIsSearchOpen(true), []);
  const closeSearch = useCallback(() => setIsSearchOpen(false), []);
  useSearchShortcut(openSearch);
  const client = useQueryClient();
  useEffect(() => shareChanges(client), [client]);

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <GlobalStyles styles={pageStyles} />
      <GlobalStyles
        styles={isWide && navLayout === 'horizontal' ? ROOM_BELOW_BAR : ROOM_BELOW_HEADER}
      />
      <SkipLink target={mainRef} />
      {isWide && navLayout !== 'horizontal' && <NavRail {...menu} />}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header isWide={isWide} drawer={drawer} onOpenSearch={openSearch} />
        {isWide && navLayout === 'horizontal' && <NavBar {...menu} />}
        <NewVersionLine />
        <Box
          component="main"
          id={MAIN_ID}
          ref={mainRef}
          tabIndex={-1}
          sx={[mainStyle, compactLayout && compactStyle]}
        >
          <MuiTexts>
            <Breadcrumbs />
            <PersonOutlet />
          </MuiTexts>
        </Box>
      </Box>
      <NavDrawer {...menu} {...drawer} />
      <LazyCommandPalette isOpen={isSearchOpen} onClose={closeSearch} onLoadFailed={closeSearch} />
      <RouteAnnouncer target={mainRef} />
      <BackToTop />
      <LoadingOverlay />
      <SessionEndedDialog />
    </Box>
  );
}

// What gets the focus never comes to stand under what sticks to the top.
const room = (height: number) => ({ html: { scrollPaddingTop: height + 16 } });
const ROOM_BELOW_HEADER = room(LAYOUT.header.desktop);
const ROOM_BELOW_BAR = room(LAYOUT.header.desktop + LAYOUT.nav.horizontal);

const mainStyle = {
  flex: 1,
  width: 1,
  maxWidth: LAYOUT.content.max,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 5 },
  pt: { xs: 2, lg: 3 },
  pb: 8,
  outline: 'none',
};

// The one setting that acts only on the widest screens (S2).
const compactStyle = { maxWidth: { xl: LAYOUT.content.compact } };
