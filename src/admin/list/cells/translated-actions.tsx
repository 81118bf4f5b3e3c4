import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TranslationChip } from './translation-chip.tsx';

type TranslatedActionsProps = {
  record: object;
  /** A row's buttons. */
  children: ReactNode;
};

/** How much of a record is in English, before the row's buttons, and above them where there is no room. */
export function TranslatedActions({ record, children }: TranslatedActionsProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 1,
      }}
    >
      <TranslationChip record={record} />
      {children}
    </Box>
  );
}
