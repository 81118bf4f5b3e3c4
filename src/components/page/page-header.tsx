import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RouterLink } from '#src/components/router-link.tsx';
import { PageMeta } from './page-meta.tsx';

type PageHeaderProps = {
  title: string;
  /** The purpose of the page, in one line. */
  purpose?: string;
  /** Beside the title. */
  action?: ReactNode;
  /** The list that a form leads back to. */
  back?: { to: string; title: string };
};

/** The header of a back-office page; also sets the document's title. */
export function PageHeader({ title, purpose, action, back }: PageHeaderProps) {
  return (
    <Box sx={headStyle}>
      <PageMeta title={title} />
      {back && (
        <Box sx={lineStyle}>
          <RouterLink to={back.to} color="text.secondary" variant="body2" sx={backStyle}>
            <ArrowBack sx={{ fontSize: '1.25rem', '[dir="rtl"] &': { scale: '-1 1' } }} />
            <span>{back.title}</span>
          </RouterLink>
        </Box>
      )}
      <Typography
        variant="h4"
        component="h1"
        // From tablets on as high as the actions beside it, so that it is at the same place on every page.
        sx={{ ...titleStyle, minHeight: { xs: action && !purpose ? ABOVE_ACTIONS : 0, sm: 36 } }}
      >
        {title}
      </Typography>
      {purpose && (
        <Typography variant="body2" sx={purposeStyle}>
          {purpose}
        </Typography>
      )}
      {action}
    </Box>
  );
}

/** Toasts are shown at the end of the first lines: actions stand beside the title, or wrap to below a toast. */
const TOAST_ROOM = 300;
/** In px: on phones the actions stand below a toast of one line too, where no purpose is between them. */
const ABOVE_ACTIONS = 40;

const headStyle = {
  mb: 2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1.5,
  alignItems: 'center',
  paddingInlineEnd: { sm: `${TOAST_ROOM}px` },
};

const titleStyle = {
  flexBasis: { xs: '100%', sm: 'auto' },
  display: 'flex',
  alignItems: 'center',
};

const lineStyle = { flexBasis: '100%', mb: -1 };

// Below the actions, except on phones, where each part has its own line.
const purposeStyle = {
  flexBasis: { xs: '100%', sm: `calc(100% + ${TOAST_ROOM}px)` },
  marginInlineEnd: { sm: `-${TOAST_ROOM}px` },
  mt: -1,
  order: { sm: 1 },
  color: 'text.secondary',
};

const backStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  whiteSpace: 'nowrap',
  // On phones the name is out of the link's box, under toasts; the arrow is beside them.
  width: { xs: 28, sm: 'auto' },
  '@media (pointer: coarse)': { my: '-10px', py: '10px' },
};
