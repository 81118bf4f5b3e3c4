import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type SelectionFrameProps = {
  count: number;
  /** What can be done to them. */
  children: ReactNode;
};

/** What gets the focus and the way back to the top come to stand above it. */
const ROOM = { html: { scrollPaddingBottom: '128px', '--bottom-bar-height': '100px' } };

/**
 * How many are selected, and what can be done to them: below the list, where it moves no row from under
 * the pointer, and always in sight. Above it nothing may cut what it holds (`overflow: clip` is none).
 */
export function SelectionFrame({ count, children }: SelectionFrameProps) {
  const { t } = useTranslation('crud');
  return (
    <Paper component="section" elevation={8} aria-label={t('list.selection')} sx={frameStyles}>
      <GlobalStyles styles={ROOM} />
      <Typography variant="subtitle2" component="p" aria-live="polite">
        {t('list.selected', { count })}
      </Typography>
      {children}
    </Paper>
  );
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
  gap: 1,
  border: 1,
  borderColor: 'divider',
} as const;
