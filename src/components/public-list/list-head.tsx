import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type ListHeadProps = {
  title: string;
  description: string;
  /** At the other end of the band; on phones beside the title where there is room. */
  children?: ReactNode;
};

/** The heading of a public list, on a band above it. */
export function ListHead({ title, description, children }: ListHeadProps) {
  return (
    <Box sx={{ bgcolor: 'background.neutral' }}>
      <Container maxWidth="lg" sx={styles}>
        <Box sx={{ display: { xs: 'contents', md: 'block' }, maxWidth: '40em' }}>
          <Typography variant="h1" sx={{ flexGrow: 1, fontSize: 'h2.fontSize' }}>
            {title}
          </Typography>
          <Typography sx={descriptionStyles}>{description}</Typography>
        </Box>
        {children}
      </Container>
    </Box>
  );
}

const styles = {
  py: { xs: 3, md: 6 },
  display: 'flex',
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: { xs: 'center', md: 'flex-end' },
  justifyContent: 'space-between',
  columnGap: 3,
};
const descriptionStyles = {
  order: 1,
  flexBasis: '100%',
  mt: { xs: 1, md: 1.5 },
  color: 'text.secondary',
  textWrap: 'pretty',
};
