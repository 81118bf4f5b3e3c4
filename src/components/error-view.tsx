import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type ErrorViewProps = {
  illustration: ReactNode;
  title: string;
  description: string;
  /** Details for people who mend it. */
  details?: ReactNode;
  /** What to do next. */
  actions: ReactNode;
};

/** A whole page that says what went wrong and what to do next (E1, R6). */
export function ErrorView({ illustration, title, description, details, actions }: ErrorViewProps) {
  return (
    <Box
      component="section"
      sx={{
        px: 2,
        py: { xs: 8, md: 12 },
        mx: 'auto',
        maxWidth: 560,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
      }}
    >
      <Box sx={{ width: 1, maxWidth: 360, mb: 5 }}>{illustration}</Box>
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{description}</Typography>
      {details}
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mt: 5, flexWrap: 'wrap', justifyContent: 'center' }}
      >
        {actions}
      </Stack>
    </Box>
  );
}
