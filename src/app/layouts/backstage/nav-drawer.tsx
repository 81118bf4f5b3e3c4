import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import type { MenuGroup } from '../../navigation/menu-types.ts';
import { BackstageLogo } from './backstage-logo.tsx';
import { LAYOUT } from './layout-size.ts';
import { NavList } from './nav-list.tsx';
import { navSurface } from './nav-surface.ts';

type NavDrawerProps = {
  groups: MenuGroup[];
  current: string | undefined;
  isOpen: boolean;
  close: () => void;
};

export function NavDrawer({ groups, current, isOpen, close }: NavDrawerProps) {
  const { t } = useTranslation('navbar');
  const surface = navSurface(useSettings().navColor);
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: {
          ...surface.attributes,
          'aria-label': t('navigation.label'),
          sx: [surface.style, { width: LAYOUT.nav.drawer, maxWidth: 'calc(100vw - 40px)' }],
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: LAYOUT.header.phone, px: 3 }}>
        <BackstageLogo />
      </Box>
      <nav aria-label={t('navigation.label')}>
        <NavList groups={groups} current={current} />
      </nav>
    </Drawer>
  );
}
