import Paper from '@mui/material/Paper';
import type { AnnouncementInput } from './input.ts';
import { AnnouncementSheet } from './public/announcement-sheet.tsx';

type AnnouncementPreviewProps = { values: AnnouncementInput };

/** What is typed, as the dialog on the home page shows it (B9). */
export function AnnouncementPreview({ values }: AnnouncementPreviewProps) {
  return (
    <Paper elevation={24} sx={{ mx: 'auto', maxWidth: 'sm' }}>
      <AnnouncementSheet announcement={values} />
    </Paper>
  );
}
