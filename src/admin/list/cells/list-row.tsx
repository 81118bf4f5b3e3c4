import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RowTitle } from './row-title.tsx';
import { TranslationChip } from './translation-chip.tsx';
import { cutAfter } from '#src/components/stretched-link.ts';

type ListRowProps = {
  title: ReactNode;
  /** The record's form, which picture and title open: relative to the list, as `7/edit`. */
  to?: string;
  /** A line below the title; '' for none. */
  text: ReactNode;
  /** Says before the text how much of it is in English. */
  record?: object;
  /** A small picture at the start. */
  picture?: ReactNode;
  /** At the end: states, buttons. */
  end: ReactNode;
  /** Whether the end is below the rest on phones; true by default. */
  wrapsOnPhones?: boolean;
};

/** A row of a list: picture, title, a line of text and its end. */
export function ListRow(props: ListRowProps) {
  const { title, to, text, record, picture, end, wrapsOnPhones = true } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: wrapsOnPhones ? 'wrap' : 'nowrap', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: { xs: 1.5, sm: 2 },
      }}
    >
      <Box className={to === undefined ? undefined : 'row-opens'} sx={recordStyles}>
        {picture && <Box sx={{ width: { xs: 56, sm: 72 }, flexShrink: 0 }}>{picture}</Box>}
        <Box sx={{ flex: '1 1 0', minWidth: 0 }}>
          <Typography variant="subtitle2" component="div" sx={titleStyles}>
            {to === undefined ? title : <RowTitle to={to}>{title}</RowTitle>}
          </Typography>
          <Box sx={textStyles}>
            {record && <TranslationChip record={record} />}
            {text && (
              <Typography
                variant="body2"
                component="div"
                noWrap
                title={typeof text === 'string' ? text : undefined}
              >
                {text}
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
      <Box sx={[endStyles, wrapsOnPhones && { width: { xs: 1, sm: 'auto' } }]}>{end}</Box>
    </Box>
  );
}

const recordStyles = {
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  columnGap: 'inherit',
};

/** Above the title's link, as the text may have one of its own. */
const textStyles = {
  position: 'relative',
  color: 'text.secondary',
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1,
};

/** One line, two on phones. */
const titleStyles = { ...cutAfter({ xs: 2, sm: 1 }), overflowWrap: 'anywhere' } as const;

const endStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 2 },
};
