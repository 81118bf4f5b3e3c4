import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useCallback } from 'react';

type FileThumbnailProps = { file: File | undefined };

const SIZE = 48;

/** A small picture of a file in this browser; a sign for one until there is a file. */
export function FileThumbnail({ file }: FileThumbnailProps) {
  // The file has an address as long as the picture stands.
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || file === undefined) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Box sx={frameStyles}>
      {file === undefined ? (
        <ImageOutlined sx={{ color: 'text.disabled' }} />
      ) : (
        // The file's name stands beside it.
        <Box
          component="img"
          ref={show}
          alt=""
          width={SIZE}
          height={SIZE}
          decoding="async"
          sx={{ display: 'block', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

const frameStyles = {
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  width: SIZE,
  height: SIZE,
  borderRadius: 0.5,
  overflow: 'hidden',
  bgcolor: 'action.hover',
} as const;
