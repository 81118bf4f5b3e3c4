import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type ListHeadProps = {
  title: string;
  description: string;
  /** At the other end of the band; on phones below. */
  children?: ReactNode;
};

/** The heading of a public list, on a band above it. */
export function ListHead({ title, description, children }: ListHeadProps) {
  return (
    <Box sx={{ bgcolor: 'background.neutral' }}>
      <Container maxWidth="lg" sx={styles}>
        <Box sx={{ maxWidth: '40em' }}>
          <Typography variant="h1" sx={{ fontSize: 'h2.fontSize' }}>
            {title}
          </Typography>
          <Typography sx={{ mt: { xs: 1, md: 1.5 }, color: 'text.secondary', textWrap: 'pretty' }}>
            {description}
          </Typography>
        </Box>
        {children}
      </Container>
    </Box>
  );
}

const styles = {
  py: { xs: 3, md: 6 },
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  alignItems: { xs: 'flex-start', md: 'flex-end' },
  justifyContent: 'space-between',
  columnGap: 3,
};
