import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDropzone } from 'react-dropzone';

/** Only filters the file dialog. */
const ACCEPT = '.csv,text/csv,.xlsx,.xls';

type TableDropAreaProps = {
  texts: { area: string; choose: string; drop: string; release: string };
  isReading: boolean;
  onFile: (file: File) => void;
  /** True where the button that led here is unmounted and the focus would be lost. */
  takesFocus?: boolean;
};

/** Takes one CSV file or workbook, dropped or chosen. */
export function TableDropArea({ texts, isReading, onFile, takesFocus }: TableDropAreaProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (file) onFile(file);
    },
  });
  return (
    <Box
      {...getRootProps()}
      role="group"
      tabIndex={undefined}
      aria-label={texts.area}
      sx={{
        p: 4,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: isDragActive ? 'primary.text' : 'control',
        borderRadius: 1,
      }}
    >
      <input {...getInputProps({ 'aria-label': texts.choose, accept: ACCEPT })} />
      <UploadIcon sx={{ fontSize: 48, color: 'primary.text', opacity: 0.8 }} />
      <Typography sx={{ mt: 1, mb: 2 }}>{isDragActive ? texts.release : texts.drop}</Typography>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <Button autoFocus={takesFocus} variant="contained" loading={isReading} onClick={open}>
        {texts.choose}
      </Button>
    </Box>
  );
}
