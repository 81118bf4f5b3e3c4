import Box from '@mui/material/Box';
import { useRef } from 'react';
import { Outlet } from 'react-router';
import { BackToTop } from '#src/components/back-to-top.tsx';
import { SiteName } from '#src/components/site-name.ts';
import { RouteAnnouncer } from '../../navigation/route-announcer.tsx';
import { ContentAsOf } from './content-as-of.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { layoutStyles } from './layout-styles.ts';
import { useCompany } from './use-company.ts';

/** What stands around every public page: header with menu, company footer (R2, R3). */
export function Component() {
  const mainRef = useRef<HTMLElement>(null);
  return (
    <Box
      sx={{
        '--header-height': { xs: '64px', md: '72px' },
        // A word may be longer than a phone is wide; the page never is.
        overflowWrap: 'anywhere',
        // What is jumped to does not hide below the header.
        '& [id]': { scrollMarginBlockStart: 'calc(var(--header-height) + 16px)' },
        ...layoutStyles,
      }}
    >
      <SkipLink target={mainRef} />
      <PublicHeader />
      <Box
        component="main"
        id="main"
        ref={mainRef}
        tabIndex={-1}
        // A window high: a footer in sight would be pushed about by what comes above and within it.
        sx={{ minHeight: 'calc(100svh - var(--header-height))' }}
      >
        <SiteName value={useCompany().name}>
          <Outlet />
        </SiteName>
      </Box>
      <PublicFooter />
      <RouteAnnouncer target={mainRef} />
      <BackToTop />
      <ContentAsOf />
    </Box>
  );
}
