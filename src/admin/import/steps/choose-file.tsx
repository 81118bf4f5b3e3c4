import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { tableFaultText } from './file-notes.tsx';
import { ImportStep } from './import-step.tsx';
import type { ImportType } from '#src/admin/import/plan/import-type.ts';
import type { Book } from '#src/admin/import/file/table.ts';
import { templateFile } from '#src/admin/import/plan/write-rows.ts';

type ChooseFileProps = {
  type: ImportType;
  /** Reads the file; rejects with a `TableError` where it cannot be imported. */
  read: (file: File) => Promise<Book>;
  onBook: (book: Book) => void;
  onCancel: () => void;
};

export function ChooseFile({ type, read, onBook, onCancel }: ChooseFileProps) {
  const { t } = useTranslation('import');
  const { noun, saving } = type;
  const isWhole = 'sendFile' in saving;
  return (
    <FileStep read={read} onBook={onBook} onCancel={onCancel}>
      <ImportStep step={1} title={t('choose.title')} />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('choose.explained', { noun })}
      </Typography>
      {(!isWhole || saving.readTemplate) && <TemplateButton type={type} />}
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {isWhole ? saving.hint : t('template.hint')}
      </Typography>
    </FileStep>
  );
}

/** Saves the server's template, or one made of the type's fields. */
function TemplateButton({ type }: { type: ImportType }) {
  const { t } = useTranslation('import');
  const { noun, saving } = type;
  const name = t('template.name', { noun });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (!('sendFile' in saving) || !saving.readTemplate) {
        return { file: templateFile(type, (label) => t('template.required', { label })), name };
      }
      const { fileKind, withEnding } = await import('#src/admin/import/file/file-kind.ts');
      const file = await saving.readTemplate();
      const kind = fileKind(new Uint8Array(await file.arrayBuffer()));
      return { file, name: file.name || withEnding(name, kind === 'text' ? 'csv' : kind) };
    },
    onSuccess: ({ file, name }) => saveFile(file, name),
    onError: (error) => toast.error(t('template.failed'), { description: errorMessage(error) }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
      sx={{ mb: 1 }}
    >
      {t('template.download')}
    </Button>
  );
}

/** The types that the file dialog offers; files are recognised by their bytes. */
const ACCEPT = '.csv,text/csv,.xlsx,.xls';

type FileStepProps = Pick<ChooseFileProps, 'read' | 'onBook' | 'onCancel'> & {
  /** How to fill in a file. */
  children: ReactNode;
};

/** Reads one CSV file or workbook that is dropped or chosen, and shows why it cannot be read. */
function FileStep({ read, onBook, onCancel, children }: FileStepProps) {
  const { t } = useTranslation(['import', 'common']);
  const { mutate, error, isPending } = useMutation({
    // The mutation passes more than the file.
    mutationFn: (file: File) => read(file),
    onSuccess: onBook,
  });
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
            {tableFaultText(t, error)}
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
          {/* The button that led here is gone; the heading of a step takes the focus after it. */}
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
