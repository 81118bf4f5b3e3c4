import Box from '@mui/material/Box';
import type { JobInput } from './input.ts';
import { JobArticle } from './public/job-article.tsx';

type JobPreviewProps = { values: JobInput };

/** What is typed, in the public page's own component (B9). */
export function JobPreview({ values }: JobPreviewProps) {
  return (
    <Box sx={{ p: { xs: 2, sm: 4 } }}>
      <JobArticle job={values} />
    </Box>
  );
}
