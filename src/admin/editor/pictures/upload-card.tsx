import Box from '@mui/material/Box';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import type { PendingImage } from './use-image-uploads.ts';

type UploadCardProps = { image: PendingImage; onRetry: () => void; onDiscard: () => void };

/** Shows an upload at the image's future place in the text. */
export function UploadCard({ image, onRetry, onDiscard }: UploadCardProps) {
  return (
    <Box
      contentEditable={false}
      sx={{
        my: 2,
        p: 2,
        border: '1px dashed var(--mui-palette-control)',
        borderRadius: 1,
        bgcolor: 'background.neutral',
      }}
    >
      <UploadStatus upload={image} onRetry={onRetry} onDiscard={onDiscard} />
    </Box>
  );
}
