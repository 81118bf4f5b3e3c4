import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useMatch } from 'react-router';
import { AppearanceSection } from './appearance-section.tsx';
import { BackOfficeSection } from './back-office-section.tsx';
import { DrawerHeader } from './drawer-header.tsx';
import { FilterSection } from './filter-section.tsx';
import { FontSection } from './font-section.tsx';
import { NavSection } from './nav-section.tsx';
import { PresetSection } from './preset-section.tsx';
import { useSettingsDrawer } from './settings-drawer-store.ts';
import { TransferPart } from './transfer-part.tsx';

const WIDTH = 360;

/**
 * The backdrop is invisible, so that the effect of each choice is seen on the page at once. Outside the
 * back office, what has an effect only there stands last.
 */
export function SettingsDrawer() {
  const { isOpen, close } = useSettingsDrawer();
  const titleId = useId();
  const isBackstage = useMatch('/backstage/*') !== null;

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{
        backdrop: { invisible: true },
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: WIDTH, maxWidth: '100%' },
        },
      }}
    >
      <DrawerHeader titleId={titleId} onClose={close} />
      <Divider />
      <Stack sx={{ gap: 3, p: 2.5, pt: 2, overflowY: 'auto', overscrollBehavior: 'contain' }}>
        <AppearanceSection isOffice={isBackstage} />
        {isBackstage && <NavSection />}
        <PresetSection />
        <FontSection />
        <FilterSection />
        {!isBackstage && (
          <>
            <Divider />
            <BackOfficeSection />
          </>
        )}
        <Divider />
        <TransferPart />
      </Stack>
    </Drawer>
  );
}
