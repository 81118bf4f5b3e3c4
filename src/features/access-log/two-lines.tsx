import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type TwoLinesProps = {
  first: ReactNode;
  /** Smaller, below the first; '' for none. */
  second: ReactNode;
  /** What both are short for, on hover. */
  title?: string;
};

/** A cell of the log that says two things. */
export function TwoLines({ first, second, title }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }} title={title}>
      <Typography variant="body2" noWrap>
        {first}
      </Typography>
      {second !== '' && (
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {second}
        </Typography>
      )}
    </Box>
  );
}
