import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { releaseFocus } from '#src/components/release-focus.ts';

type EmptyStateProps = {
  illustration?: ReactNode;
  /** What is missing, in one sentence. */
  title: string;
  description?: string | undefined;
  /** The next step: a button. */
  action?: ReactNode;
};

export function EmptyState({ illustration, title, description, action }: EmptyStateProps) {
  return (
    <Box
      ref={releaseFocus}
      sx={{
        px: 2,
        py: { xs: 5, sm: 8 },
        mx: 'auto',
        maxWidth: 440,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
      }}
    >
      {illustration && <Box sx={{ width: 1, maxWidth: 240, mb: 3 }}>{illustration}</Box>}
      <Typography variant="subtitle1" component="p" sx={{ textWrap: 'balance' }}>
        {title}
      </Typography>
      {description && (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', textWrap: 'pretty' }}>
          {description}
        </Typography>
      )}
      {action && <Box sx={{ mt: 3 }}>{action}</Box>}
    </Box>
  );
}
