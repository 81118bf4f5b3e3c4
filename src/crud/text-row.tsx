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

/** A record as a row: its picture, title, a line of text, whether it is shown, what can be done. */
export function TextRow({ title, text, status, picture, actions }: TextRowProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      {picture && <Box sx={{ width: 72, flexShrink: 0 }}>{picture}</Box>}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" noWrap>
          {title}
        </Typography>
        {text && (
          <Typography variant="body2" component="div" noWrap sx={{ color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
      </Box>
      <StatusChip status={status} />
      {actions}
    </Box>
  );
}
