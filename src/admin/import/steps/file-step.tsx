import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { isLoadFailure } from '#src/lib/errors/load-failure.ts';
import { TableError } from '#src/admin/import/file/table.ts';

/** Only filters the file dialog. */
const ACCEPT = '.csv,text/csv,.xlsx,.xls';

type FileStepProps<T> = {
  /** Reads the file; rejects with a `TableError` where it cannot be imported. */
  read: (file: File) => Promise<T>;
  onRead: (content: T) => void;
  onCancel: () => void;
  /** How to fill in a file. */
  children: ReactNode;
};

/** The step for the file: one CSV file or workbook, dropped or chosen; shows why it cannot be read. */
export function FileStep<T>({ read, onRead, onCancel, children }: FileStepProps<T>) {
  const { t } = useTranslation(['import', 'common']);
  const { mutate, error, isPending } = useMutation({ mutationFn: read, onSuccess: onRead });
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDrop: ([file]) => {
      if (file) mutate(file);
    },
  });
  return (
    <>
      <DialogContent dividers>
        {children}
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {isLoadFailure(error)
              ? errorMessage(error)
              : t(`fault.${error instanceof TableError ? error.fault : 'unreadable'}`)}
          </Alert>
        )}
        <Box
          {...getRootProps()}
          role="group"
          tabIndex={undefined}
          aria-label={t('choose.area')}
          sx={{
            p: 4,
            textAlign: 'center',
            border: '1px dashed',
            borderColor: isDragActive ? 'primary.text' : 'control',
            borderRadius: 1,
          }}
        >
          <input {...getInputProps({ 'aria-label': t('choose.file'), accept: ACCEPT })} />
          <UploadIcon sx={{ fontSize: 48, color: 'primary.text', opacity: 0.8 }} />
          <Typography sx={{ mt: 1, mb: 2 }}>
            {t(isDragActive ? 'choose.release' : 'choose.drop')}
          </Typography>
          {/* Has the focus at first, as the pressed button is gone; then the step's heading gets it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus variant="contained" loading={isPending} onClick={open}>
            {t('choose.file')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      </DialogActions>
    </>
  );
}
