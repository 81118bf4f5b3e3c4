import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES, MAX_IMAGE_MEGABYTES } from '#src/lib/image-file.ts';
import { MAX_SIDE } from './prepare-picture.ts';

/** What the dialog for choosing offers. What a file really is, is looked for in the file. */
const ACCEPT = Object.fromEntries(IMAGE_TYPES.map((type) => [type, []]));

type DropAreaProps = { onFiles: (files: File[]) => void };

/** Where pictures are dropped or chosen, with all that has to be known about it beforehand. */
export function DropArea({ onFiles }: DropAreaProps) {
  const { t } = useTranslation('photo-management');
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPT,
    noClick: true,
    noKeyboard: true,
    // The whole page takes what is pasted.
    noPaste: true,
    onDrop: (accepted, rejected) => onFiles([...accepted, ...rejected.map(({ file }) => file)]),
  });
  return (
    <Box
      {...getRootProps()}
      role="group"
      tabIndex={undefined}
      aria-label={t('upload.area')}
      sx={{
        px: 2,
        py: { xs: 4, sm: 6 },
        textAlign: 'center',
        border: '1px dashed',
        borderColor: isDragActive ? 'primary.text' : 'control',
        borderRadius: 1,
        bgcolor: isDragActive
          ? 'rgba(var(--mui-palette-primary-textChannel) / 0.08)'
          : 'transparent',
        transition: 'background-color 0.15s',
      }}
    >
      {/* The button stands for it. */}
      <input {...getInputProps({ style: { display: 'none' } })} />
      <CloudUploadOutlined sx={{ fontSize: 56, color: 'brand.text', opacity: 0.8 }} />
      <Typography sx={{ mt: 1, mb: 2 }}>
        {t(isDragActive ? 'upload.release' : 'upload.drop')}
      </Typography>
      <Button variant="contained" onClick={open} aria-describedby="upload-limits">
        {t('upload.choose')}
      </Button>
      <Typography
        id="upload-limits"
        variant="body2"
        sx={{ mt: 2, color: 'text.secondary', textWrap: 'balance' }}
      >
        {t('upload.limits', { size: MAX_IMAGE_MEGABYTES })}
        <br />
        {t('upload.shrinks', { side: MAX_SIDE })}
      </Typography>
    </Box>
  );
}
