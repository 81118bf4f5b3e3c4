import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { SIDE_MENU } from '../../../navigation/side-menu.ts';
import { useSideMenu } from '../../../navigation/use-side-menu.ts';
import { BackstageLogo } from '../backstage-logo.tsx';
import { LAYOUT } from '../layout-size.ts';
import { NavList } from './nav-list.tsx';
import { NavMini } from './nav-mini.tsx';
import { navSurface } from './nav-surface.ts';
import { NavWidthHandle } from './nav-width-handle.tsx';

/** Minimum distance in pixels between the current entry and the visible edge. */
const MARGIN = 24;

export function NavRail() {
  const { t } = useTranslation('navbar');
  const { navLayout, navColor, navWidth } = useSettings();
  const [dragged, setDragged] = useState<number | null>(null);
  const width = dragged ?? navWidth;
  const isMini = navLayout === 'mini';
  const surface = navSurface(navColor);

  return (
    <Box
      component="nav"
      aria-label={t('navigation.label')}
      {...surface.attributes}
      style={{
        width: isMini ? LAYOUT.nav.mini : width,
        transition: dragged === null ? undefined : 'none',
      }}
      sx={[railStyle, surface.style]}
    >
      <NavToggle isMini={isMini} />
      <Box sx={isMini ? miniLogoStyle : logoStyle}>
        <BackstageLogo isShort={isMini} />
      </Box>
      <NavScroller isMini={isMini} />
      {!isMini && <NavWidthHandle width={width} onDrag={setDragged} />}
    </Box>
  );
}

/** The entries: the only part of the rail that renders again after a navigation. */
function NavScroller({ isMini }: { isMini: boolean }) {
  const { groups, current } = useSideMenu(SIDE_MENU);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (current !== undefined && place.current) showCurrent(place.current);
  }, [current]);

  return (
    <Box ref={place} sx={scrollStyle}>
      {isMini ? (
        <NavMini groups={groups} current={current} />
      ) : (
        <NavList groups={groups} current={current} />
      )}
    </Box>
  );
}

/**
 * Scrolls to the current entry. Not with `scrollIntoView`: Chromium would then continue the Tab
 * order there and skip the skip link.
 */
function showCurrent(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  list.scrollTop +=
    Math.min(0, entry.top - MARGIN - top) + Math.max(0, entry.bottom + MARGIN - bottom);
}

const railStyle = {
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  position: 'sticky',
  top: 0,
  height: '100dvh',
  zIndex: 'drawer',
  borderInlineEnd: '1px solid',
  borderColor: 'divider',
  transition: 'width 0.2s',
  '@media print': { display: 'none' },
} as const;

const logoStyle = {
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  height: LAYOUT.header.desktop,
  px: 3,
};
const miniLogoStyle = { ...logoStyle, px: 0, justifyContent: 'center' };

const scrollStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
};

const SIZE = 28;

function NavToggle({ isMini }: { isMini: boolean }) {
  const { t } = useTranslation('navbar');
  return (
    <Tooltip title={t(isMini ? 'navigation.expand' : 'navigation.collapse')}>
      <IconButton
        onClick={() => setSetting('navLayout', isMini ? 'vertical' : 'mini')}
        sx={toggleStyle}
      >
        <ChevronLeftIcon
          sx={{
            fontSize: 18,
            scale: isMini ? '-1 1' : '1 1',
            '[dir="rtl"] &': { scale: isMini ? '1 1' : '-1 1' },
          }}
        />
      </IconButton>
    </Tooltip>
  );
}

const toggleStyle = {
  position: 'absolute',
  top: (LAYOUT.header.desktop - SIZE) / 2,
  insetInlineEnd: -SIZE / 2,
  zIndex: 1,
  width: SIZE,
  height: SIZE,
  p: 0,
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  bgcolor: 'background.default',
  '&:hover': { bgcolor: 'background.neutral', color: 'text.primary' },
};
