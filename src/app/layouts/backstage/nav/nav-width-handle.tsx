import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { NAV_WIDTH } from '#src/settings/schema.ts';
import { resetSetting, setSetting } from '#src/settings/store.ts';

/** Change of the width for each press of an arrow key, in px. */
const STEP = 10;

type NavWidthHandleProps = {
  width: number;
  /** Called with the width while it is dragged, and with null at the end, when it is stored. */
  onDrag: (width: number | null) => void;
};

/** The edge of the side menu, which is dragged to change the menu's width. */
export function NavWidthHandle({ width, onDrag }: NavWidthHandleProps) {
  const { t } = useTranslation('navbar');
  const outwards = useTheme().direction === 'rtl' ? -1 : 1;
  const start = useRef<{ x: number; width: number; now: number } | null>(null);

  const drag = ({ clientX }: PointerEvent) => {
    if (!start.current) return;
    start.current.now = within(start.current.width + (clientX - start.current.x) * outwards);
    onDrag(start.current.now);
  };

  const end = () => {
    if (!start.current) return;
    setSetting('navWidth', start.current.now);
    start.current = null;
    onDrag(null);
  };

  const press = (event: KeyboardEvent) => {
    if (hasModifier(event)) return;
    const next = {
      ArrowLeft: width - STEP * outwards,
      ArrowRight: width + STEP * outwards,
      Home: NAV_WIDTH.min,
      End: NAV_WIDTH.max,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setSetting('navWidth', within(next));
  };

  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={t('navigation.width')}
      aria-valuenow={width}
      aria-valuemin={NAV_WIDTH.min}
      aria-valuemax={NAV_WIDTH.max}
      tabIndex={0}
      title={t('navigation.widthHint')}
      onKeyDown={press}
      onDoubleClick={() => resetSetting('navWidth')}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width, now: width };
      }}
      onPointerMove={drag}
      onLostPointerCapture={end}
      sx={handleStyle}
    />
  );
}

function within(width: number): number {
  return Math.round(Math.min(Math.max(width, NAV_WIDTH.min), NAV_WIDTH.max));
}

const handleStyle = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -8,
  width: 10,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  '@media (pointer: coarse)': { width: 24, insetInlineEnd: -22 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    // On top of the menu's border.
    insetInlineStart: 1,
    width: 2,
    transition: 'background-color 0.15s',
  },
  '&:is(:hover, :active, :focus-visible)::after': { bgcolor: 'primary.text' },
} as const;
