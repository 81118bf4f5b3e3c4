import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#src/components/router-link.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { useNow } from '#src/components/use-now.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';

type CardRowProps = {
  title: string;
  /** Target of the row's link; absent where there is no page for it. */
  to?: string | undefined;
  /** A line below the title. */
  text: ReactNode;
  /** At the end: a time, a number, a button. */
  end: ReactNode;
};

/** A row of a card of the overview; the whole row is the link. */
export function CardRow({ title, to, text, end }: CardRowProps) {
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        {to === undefined ? (
          <Typography variant="subtitle2" component="div" noWrap title={title}>
            {title}
          </Typography>
        ) : (
          <RouterLink
            to={to}
            underline="none"
            variant="subtitle2"
            title={title}
            sx={{ ...stretchedLink(1), overflowWrap: 'anywhere' }}
          >
            {title}
          </RouterLink>
        )}
        <Typography variant="caption" component="div" sx={textStyles}>
          {text}
        </Typography>
      </Box>
      <Box sx={endStyles}>{end}</Box>
    </Box>
  );
}

type MomentTextProps = {
  iso: string;
  /** The date as text, with the precision that the card needs. */
  text: string;
};

/** A date, and how far away it is; nothing without a date. */
export function MomentText({ iso, text }: MomentTextProps) {
  // Renders again when the language changes.
  useTranslation();
  const now = useNow();
  if (iso === '') return null;
  return (
    <Box sx={{ textAlign: 'end' }}>
      <time dateTime={iso}>{text}</time>
      <Box sx={{ typography: 'caption' }}>{formatRelative(iso, now)}</Box>
    </Box>
  );
}

const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: 56,
  px: 2.5,
  py: 0.75,
  '&:hover': { bgcolor: 'action.hover' },
  '& a:focus-visible::after': { outlineOffset: '-2px' },
} as const;

const textStyles = { color: 'text.secondary', overflowWrap: 'anywhere' };

const endStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flexShrink: 0,
  typography: 'body2',
  color: 'text.secondary',
  // Above the link, which covers the row.
  '& button': { position: 'relative', zIndex: 1 },
};
