import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type OthersBandProps = { title: string; children: ReactNode };

/** A band below a record's details, with other records of its kind. */
export function OthersBand({ title, children }: OthersBandProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: 'background.neutral', '@media print': { display: 'none' } }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 6, md: 9 } }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: { xs: 3, md: 4 } }}>
          {title}
        </Typography>
        {children}
      </Container>
    </Box>
  );
}
