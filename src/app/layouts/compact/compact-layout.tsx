import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { SiteName, useOwnName } from '#src/components/page/site-name.ts';
import { BrandColors } from '../public/brand-colors.tsx';
import { layoutStyles, screenHigh } from '../public/layout-styles.ts';
import { useCompany } from '../use-company.ts';
import { CompactHeader } from './compact-header.tsx';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';

/** One column of 448 px between header and simple footer. */
export function Component() {
  const { name } = useCompany();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', ...screenHigh, ...layoutStyles }}>
      <BrandColors />
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

type SimpleFooterProps = {
  /** The company's name; undefined while loading. */
  name: string | undefined;
};

function SimpleFooter({ name }: SimpleFooterProps) {
  const { t } = useTranslation();
  const ownName = useOwnName();
  const year = serverDay(useNow()).slice(0, 4);
  return (
    <Box component="footer" sx={styles}>
      <span>{t('simpleFooter.rights', { year, name: name ?? ownName })}</span>
      <span>{t('simpleFooter.credit')}</span>
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
  rowGap: 0.5,
  px: 2,
  py: 3,
  color: 'text.secondary',
  typography: 'caption',
  textAlign: 'center',
};
