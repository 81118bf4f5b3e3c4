import Box from '@mui/material/Box';
import { Picture } from '#src/components/picture.tsx';
import { UploadStatus } from '#src/components/upload-status.tsx';
import { tileStyles } from './tile-styles.ts';
import type { GalleryUpload } from './use-gallery-uploads.ts';

type UploadTileProps = {
  upload: GalleryUpload;
  onRetry: () => void;
  onDiscard: () => void;
};

/** A picture of the gallery that is on its way, or did not get there. */
export function UploadTile({ upload, onRetry, onDiscard }: UploadTileProps) {
  const { file, preview, progress, error, problem } = upload;
  return (
    <Box component="li" sx={tileStyles}>
      {!problem && (
        <Picture src={preview} alt="" ratio={4 / 3} sizes="200px" priority sx={{ opacity: 0.5 }} />
      )}
      <Box sx={{ p: 1 }}>
        <UploadStatus
          name={file.name}
          progress={progress}
          error={error}
          problem={problem}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
      </Box>
    </Box>
  );
}
