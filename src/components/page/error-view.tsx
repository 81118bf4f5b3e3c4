import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { releaseFocus } from '#src/components/release-focus.ts';

type ErrorViewProps = {
  illustration: ReactNode;
  /** The number to name in a support request. */
  code?: number;
  title: string;
  description: string;
  /** Details for developers. */
  details?: ReactNode;
  /** What to do next. */
  actions: ReactNode;
};

/** An error page: what went wrong and what to do next. */
export function ErrorView(props: ErrorViewProps) {
  const { illustration, code, title, description, details, actions } = props;
  return (
    <Box
      ref={releaseFocus}
      component="section"
      sx={{
        px: 2,
        py: { xs: 6, md: 10 },
        mx: 'auto',
        maxWidth: 560,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
      }}
    >
      <Box sx={{ width: 1, maxWidth: { xs: 280, md: 360 }, mb: 4 }}>{illustration}</Box>
      {code && (
        <Box sx={{ mb: 0.5, color: 'brand.text', typography: 'h6', letterSpacing: '0.08em' }}>
          {code}
        </Box>
      )}
      <Typography variant="h3" component="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', textWrap: 'pretty' }}>{description}</Typography>
      {details}
      <Box sx={{ mt: 5, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        {actions}
      </Box>
    </Box>
  );
}
