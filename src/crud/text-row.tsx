import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StatusChip } from './status-chip.tsx';

type TextRowProps = {
  title: ReactNode;
  /** A line below the title; '' for none. */
  text: ReactNode;
  status: number;
  /** A small picture at the start. */
  picture?: ReactNode;
  actions: ReactNode;
};

/**
 * A record as a row: its picture, title, a line of text, whether it is shown, what can be done. On
 * phones the last two stand below.
 */
export function TextRow({ title, text, status, picture, actions }: TextRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: { xs: 1.5, sm: 2 },
      }}
    >
      {picture && <Box sx={{ width: { xs: 56, sm: 72 }, flexShrink: 0 }}>{picture}</Box>}
      <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={titleStyles}>
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={actionStyles}>
        <StatusChip status={status} />
        {actions}
      </Box>
    </Box>
  );
}

/** Cut to one line where there is room beside it; on phones it may take a second one. */
const titleStyles = {
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
} as const;

/** At the end of the row; on phones a line of their own. */
const actionStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: { xs: 1, sm: 'auto' },
};
