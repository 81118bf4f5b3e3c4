import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import { FILE_ENDINGS, fileProblem, MAX_FILE_MEGABYTES } from '#src/lib/files/file-types.ts';
import { focusNth } from '../sortable-item.tsx';
import { MAX_ATTACHMENTS } from '../input.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { useAttachments } from './use-attachments.ts';

const FORMATS = FILE_ENDINGS.join(', ').toUpperCase();

/**
 * Input for files to download, which are chosen or dropped. Files that the server would refuse are reported
 * before they are sent.
 */
export function AttachmentsInput() {
  const { t } = useTranslation('products');
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { fields, uploads, error, room, ...table } = useAttachments();
  const [refused, setRefused] = useState<string[]>([]);

  const addFiles = (files: File[]) => {
    const fitting = files.filter((file) => fileProblem(file) === undefined);
    const most = Math.max(0, room);
    const leftOut = fitting.length - most;
    setRefused([
      ...files.flatMap((file) => {
        const problem = fileProblem(file);
        const values = { name: file.name, size: MAX_FILE_MEGABYTES, formats: FORMATS };
        return problem ? [t(`attachment.problem.${problem}`, values)] : [];
      }),
      ...(leftOut > 0 ? [t('attachment.leftOut', { count: leftOut, most: MAX_ATTACHMENTS })] : []),
    ]);
    table.upload(fitting.slice(0, most));
  };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: addFiles,
  });
  const items = fields.map((field, index) => ({
    id: field.id,
    label: field.title || t('attachment.row', { row: index + 1 }),
    file: field,
  }));

  return (
    <FormControl component="fieldset" fullWidth error={error !== undefined}>
      <FormLabel component="legend" sx={{ mb: 1, fontSize: '0.875rem' }}>
        {t('field.attachments')}
      </FormLabel>
      <Box {...getRootProps()} tabIndex={undefined} sx={areaStyles(isDragActive)}>
        <input
          {...getInputProps({
            'aria-label': t('field.attachments'),
            accept: FILE_ENDINGS.map((ending) => `.${ending}`).join(','),
          })}
        />
        <SortableArea
          items={items}
          labelOf={({ label }) => label}
          strategy={verticalListSortingStrategy}
          onMove={table.move}
        >
          <Box component="ul" ref={list} sx={listStyles}>
            {items.map((item, index) => (
              <AttachmentRow
                {...item}
                key={item.id}
                index={index}
                onRemove={() => {
                  table.remove(index);
                  focusNth(list, 'button:has([data-remove])', index, button);
                }}
              />
            ))}
            {uploads.map((upload) => (
              <Box key={upload.id} component="li" sx={{ py: 1.5 }}>
                <UploadStatus
                  upload={upload}
                  onRetry={() => table.retry(upload.id)}
                  onDiscard={() => {
                    table.discard(upload.id);
                    button.current?.focus();
                  }}
                />
              </Box>
            ))}
          </Box>
        </SortableArea>
        <Button
          ref={button}
          variant="outlined"
          color="inherit"
          startIcon={<AttachFileIcon />}
          aria-describedby={`${id}-help`}
          onClick={open}
        >
          {t('attachment.add')}
        </Button>
        {refused.length > 0 && (
          <Alert severity="warning" onClose={() => setRefused([])} sx={alertStyles}>
            {refused.map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Alert>
        )}
      </Box>
      <FormHelperText id={`${id}-help`}>
        {error ??
          t('attachment.hint', {
            most: MAX_ATTACHMENTS,
            size: MAX_FILE_MEGABYTES,
            formats: FORMATS,
          })}
      </FormHelperText>
    </FormControl>
  );
}

const listStyles = {
  '& > li + li': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '&:not(:empty)': { mb: 1.5 },
};

const alertStyles = { mt: 1.5, overflowWrap: 'anywhere' };

const areaStyles = (isDragActive: boolean) => ({
  p: 1.5,
  border: '1px dashed',
  borderColor: isDragActive ? 'primary.text' : 'control',
  borderRadius: 1,
  bgcolor: isDragActive ? 'rgba(var(--mui-palette-primary-textChannel) / 0.08)' : 'transparent',
});
