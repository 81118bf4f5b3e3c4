import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SiteName } from '#src/components/page/site-name.ts';
import { CompactHeader } from '../compact/compact-header.tsx';
import { BrandColors } from '../public/brand-colors.tsx';
import { layoutStyles } from '../public/layout-styles.ts';
import { useCompany } from '../use-company.ts';

/**
 * Layout of the error pages, and of errors outside the other layouts. Never lazy, and without texts of its own, because
 * these could be what is missing.
 */
export function ErrorLayout({ children }: { children?: ReactNode }) {
  const { name } = useCompany();
  return (
    <Box sx={layoutStyles}>
      <BrandColors />
      <CompactHeader />
      {/* Not centred: links that come later would move the message. */}
      <Box component="main" id="main" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        <SiteName value={name}>{children ?? <Outlet />}</SiteName>
      </Box>
    </Box>
  );
}
