import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { RouterButton } from '../router-link.tsx';
import { ShareButtons } from '../share-buttons.tsx';

type DetailsBarProps = {
  /** Path of the list, and the label of the link that leads back to it. */
  to: string;
  label: string;
  /** The record's title, for those it is shared with. */
  title: string;
  /** Width of the text column, where it is narrower than the page. */
  maxWidth?: string | { xs: string; md: string };
};

/** Above a record's details: the link back to its list, and the buttons that share it. */
export function DetailsBar({ to, label, title, maxWidth }: DetailsBarProps) {
  return (
    <Box sx={[barStyles, maxWidth !== undefined && { mx: 'auto', maxWidth }]}>
      <RouterButton
        to={to}
        color="inherit"
        startIcon={<ArrowBack sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />}
        sx={{ marginInlineStart: -1 }}
      >
        {label}
      </RouterButton>
      <ShareButtons title={title} />
    </Box>
  );
}

const barStyles = {
  mb: { xs: 2, md: 4 },
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  '@media print': { display: 'none' },
};
