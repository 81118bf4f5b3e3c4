import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { SiteName } from '#src/components/page/site-name.ts';
import { layoutStyles, screenHigh } from '../public/layout-styles.ts';
import { useCompany } from '../use-company.ts';
import { CompactHeader } from './compact-header.tsx';
import { SimpleFooter } from './simple-footer.tsx';

/** One column of 448 px between header and simple footer. */
export function Component() {
  const { name } = useCompany();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', ...screenHigh, ...layoutStyles }}>
      <CompactHeader />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flexGrow: 1,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: 'min(100% - 32px, 448px)',
          mx: 'auto',
          py: 5,
        }}
      >
        <SiteName value={name}>
          <Outlet />
        </SiteName>
      </Box>
      <SimpleFooter name={name} />
    </Box>
  );
}
