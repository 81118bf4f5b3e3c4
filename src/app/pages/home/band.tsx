import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { RouterButton } from '#src/components/router-link.tsx';

type BandProps = {
  title: string;
  subtitle?: string;
  /** Link to the complete list. */
  more?: { to: string; label: string };
  /** Background; neighbouring bands alternate. */
  tone?: 'plain' | 'quiet';
  children?: ReactNode;
};

/** A home page section with heading, link and content. */
export function Band({ title, subtitle, more, tone = 'plain', children }: BandProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ bgcolor: tone === 'quiet' ? 'background.neutral' : undefined }}
    >
      <Container maxWidth="lg" sx={containerStyles}>
        <Box
          sx={{
            breakInside: 'avoid',
            breakAfter: 'avoid',
            mb: { xs: 4, md: 6 },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'flex-end',
            justifyContent: 'space-between',
            gap: 2,
          }}
        >
          <Box sx={{ maxWidth: '40em' }}>
            <Typography id={titleId} variant="h2">
              {title}
            </Typography>
            {subtitle && (
              <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{subtitle}</Typography>
            )}
          </Box>
          {more && (
            <RouterButton
              to={more.to}
              color="secondary"
              endIcon={<ArrowForward sx={{ '[dir="rtl"] &': { transform: 'scaleX(-1)' } }} />}
              sx={{ marginInline: -1 }}
            >
              {more.label}
            </RouterButton>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}

const containerStyles = {
  py: { xs: 7, md: 12 },
  '@media print': { py: 4, '& :is(article, li, img)': { breakInside: 'avoid' } },
};
