import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageMeta } from './page-meta.tsx';

type PageHeaderProps = {
  title: string;
  /** The purpose of the page, in one line. */
  purpose?: string;
  /** The primary action, at the end. */
  action?: ReactNode;
};

/** The header of a back-office page; also sets the document's title. */
export function PageHeader({ title, purpose, action }: PageHeaderProps) {
  return (
    <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <PageMeta title={title} />
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' } }}>
        <Typography variant="h4" component="h1">
          {title}
        </Typography>
        {purpose && (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {purpose}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}
