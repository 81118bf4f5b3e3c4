import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RouterLink } from '#src/components/router-link.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';

type CardRowProps = {
  title: string;
  /** Target of the row's link; absent where there is no page for it. */
  to?: string | undefined;
  /** A line below the title. */
  text?: string;
  /** At the end: a time, a number, a button. */
  end: ReactNode;
};

/** A row of a card of the overview; the whole row is the link. */
export function CardRow({ title, to, text, end }: CardRowProps) {
  return (
    <Box component="li" sx={rowStyles}>
      <Box sx={{ flex: '1 1 160px', minWidth: 0, '& > *': { lineHeight: 1.4 } }}>
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
        {text !== undefined && (
          <Typography
            variant="caption"
            component="div"
            noWrap
            title={text}
            sx={{ color: 'text.secondary' }}
          >
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={endStyles}>{end}</Box>
    </Box>
  );
}

const rowStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: { xs: 44, md: 32 },
  px: 2,
  py: 0.25,
  '&:hover': { bgcolor: 'action.hover' },
  '& a:focus-visible::after': { outlineOffset: '-2px' },
} as const;

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
