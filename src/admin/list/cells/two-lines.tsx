import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type TwoLinesProps = {
  first: ReactNode;
  /** Second line, in smaller text; '' for none. */
  second: ReactNode;
  /** Tooltip with the complete text. */
  title?: string;
  /** Whether the first line is the record's name. */
  isName?: boolean;
};

/** A cell of a table with two lines, each cut at its end. */
export function TwoLines({ first, second, title, isName = false }: TwoLinesProps) {
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }} title={title}>
      <Typography variant={isName ? 'subtitle2' : 'body2'} component="div" noWrap>
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
