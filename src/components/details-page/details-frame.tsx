import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RouterButton } from '#src/components/router-link.tsx';
import type { Poster } from '#src/components/share/draw-poster.ts';
import { ShareButtons } from '#src/components/share/share-buttons.tsx';

type DetailsFrameProps = {
  /** Path of the list, and the label of the link back to it. */
  to: string;
  label: string;
  /** The record's title, for shared links. */
  title: string;
  /** What its poster shows besides the title. */
  poster: Poster;
  /** Says that the page is in Chinese on the English site. */
  isUntranslated?: boolean;
  /** Width of the text column, where it is narrower than the page. */
  maxWidth?: string | { xs: string; md: string };
  children: ReactNode;
};

/** A record's details between the link back to its list and the buttons that share it. */
export function DetailsFrame(props: DetailsFrameProps) {
  const { to, label, title, poster, isUntranslated = false, maxWidth, children } = props;
  const { t } = useTranslation('components');
  const column = maxWidth !== undefined && { mx: 'auto', maxWidth };
  return (
    <Container maxWidth="lg" sx={{ pt: { xs: 2, md: 4 }, pb: { xs: 7, md: 10 } }}>
      <Box sx={[barStyles, column]}>
        <RouterButton
          to={to}
          color="inherit"
          startIcon={<ArrowBack sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
          sx={backStyles}
        >
          {label}
        </RouterButton>
      </Box>
      {isUntranslated && (
        <Typography variant="body2" sx={[noteStyles, column]}>
          {t('details.notTranslated')}
        </Typography>
      )}
      {children}
      <Box sx={[shareStyles, column]}>
        <ShareButtons title={title} poster={poster} />
      </Box>
    </Container>
  );
}

const barStyles = {
  mb: { xs: 2, md: 3 },
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  '@media print': { display: 'none' },
};

/** On phones the arrow alone, at the window's edge, beside where toasts are shown. */
const backStyles = (theme: Theme) => ({
  marginInlineStart: -1,
  [theme.breakpoints.down('sm')]: {
    marginInlineStart: -2,
    minWidth: 44,
    px: 0,
    fontSize: 0,
    '& .MuiButton-startIcon': { m: 0, '& > *:first-of-type': { fontSize: '1.5rem' } },
  },
});

const noteStyles = { mb: 3, px: 2, py: 1.25, borderRadius: 1, bgcolor: 'background.neutral' };

const shareStyles = { mt: 4 };
