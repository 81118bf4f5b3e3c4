import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { cutAfter } from '#src/components/stretched-link.ts';

type ListRowProps = {
  title: ReactNode;
  /** A line below the title; '' for none. */
  text: ReactNode;
  /** A small picture at the start. */
  picture?: ReactNode;
  /** At the end: states, buttons. */
  end: ReactNode;
};

/** A row of a list: picture, title, a line of text and its end, which wraps below on phones. */
export function ListRow({ title, text, picture, end }: ListRowProps) {
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
      <Box sx={endStyles}>{end}</Box>
    </Box>
  );
}

/** One line, two on phones. */
const titleStyles = { ...cutAfter({ xs: 2, sm: 1 }), overflowWrap: 'anywhere' } as const;

const endStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: { xs: 1, sm: 'auto' },
};
