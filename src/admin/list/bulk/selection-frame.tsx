import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

type SelectionFrameProps = {
  count: number;
  /** The actions. */
  children: ReactNode;
};

/**
 * The bar below a list, at the window's edge, with the number of selected rows and their actions; above the list
 * it would move the rows. An ancestor with `overflow: hidden` would break `sticky`, `overflow: clip` does not.
 */
export function SelectionFrame({ count, children }: SelectionFrameProps) {
  const { t } = useTranslation('crud');
  const place = useRef<HTMLDivElement>(null);
  useRoom(place);
  return (
    <Paper
      ref={place}
      component="section"
      square
      elevation={8}
      aria-label={t('list.selection')}
      sx={frameStyles}
    >
      <Typography variant="subtitle2" component="p" aria-live="polite">
        {t('list.selected', { count })}
      </Typography>
      {children}
    </Paper>
  );
}

/**
 * Keeps focused elements, as the row that was selected, and the back-to-top button above the frame. Global styles
 * would stay with a hidden page.
 */
function useRoom(frame: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = frame.current?.offsetHeight ?? 0;
    style.setProperty('scroll-padding-bottom', `${height + 16}px`);
    style.setProperty('--bottom-bar-height', `${height}px`);
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('--bottom-bar-height');
    };
  }, [frame]);
}

const frameStyles = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  borderBlockStart: 1,
  borderColor: 'divider',
  // Phones have no room for more.
  '@media (max-width: 37.496875em)': {
    '& .MuiButton-startIcon': { display: 'none' },
    '& .MuiButton-root': { minWidth: 0, px: 1 },
  },
} as const;
