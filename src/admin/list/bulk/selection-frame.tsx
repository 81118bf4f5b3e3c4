import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type SelectionFrameProps = {
  count: number;
  /** The actions. */
  children: ReactNode;
};

/**
 * The sticky bar below a list with the number of selected rows and their actions; above the list it would
 * move the rows. An ancestor with `overflow: hidden` would break `sticky`, `overflow: clip` does not.
 */
export function SelectionFrame({ count, children }: SelectionFrameProps) {
  const { t } = useTranslation('crud');
  useRoom();
  return (
    <Paper component="section" elevation={8} aria-label={t('list.selection')} sx={frameStyles}>
      <Typography variant="subtitle2" component="p" aria-live="polite">
        {t('list.selected', { count })}
      </Typography>
      {children}
    </Paper>
  );
}

/** Keeps focused elements and the back-to-top button above the frame. Global styles would stay with a hidden page. */
function useRoom(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-bottom', '128px');
    style.setProperty('--bottom-bar-height', '100px');
    return () => {
      style.removeProperty('scroll-padding-bottom');
      style.removeProperty('--bottom-bar-height');
    };
  }, []);
}

const frameStyles = {
  position: 'sticky',
  bottom: 16,
  zIndex: 2,
  mx: 2,
  mb: 2,
  px: 2,
  py: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1 },
  border: 1,
  borderColor: 'divider',
  // Phones have no room for more.
  '@media (max-width: 599.95px)': {
    '& .MuiButton-startIcon': { display: 'none' },
    '& .MuiButton-root': { minWidth: 0, px: 1 },
  },
} as const;
