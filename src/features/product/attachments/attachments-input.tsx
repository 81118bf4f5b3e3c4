import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import AttachFileIcon from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { UploadField, useDrop } from '#src/admin/pictures/upload/drop-area.tsx';
import { UploadStatus } from '#src/admin/pictures/upload/upload-status.tsx';
import { FILE_ENDINGS, fileProblem, MAX_FILE_MEGABYTES } from '#src/lib/files/file-types.ts';
import { focusNth } from '../sortable-item.tsx';
import { MAX_ATTACHMENTS } from '../input.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { useAttachments } from './use-attachments.ts';

const FORMATS = FILE_ENDINGS.join(', ').toUpperCase();
const LIMITS = { most: MAX_ATTACHMENTS, size: MAX_FILE_MEGABYTES, formats: FORMATS };
/** Files are told by their endings. */
const ACCEPT = { 'application/pdf': FILE_ENDINGS.map((ending) => `.${ending}`) };

/**
 * Input for files to download, which are chosen or dropped. Files of other formats are reported before they are sent.
 */
export function AttachmentsInput() {
  const { t } = useTranslation('products');
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { fields, uploads, error, room, ...table } = useAttachments(button);
  const [refused, setRefused] = useState<string[]>([]);

  const addFiles = (files: File[]) => {
    const fitting = files.filter((file) => fileProblem(file) === undefined);
    const most = Math.max(0, room);
    const count = fitting.length - most;
    setRefused([
      ...files.flatMap((file) => {
        const problem = fileProblem(file);
        return problem ? [t(`attachment.problem.${problem}`, { ...LIMITS, name: file.name })] : [];
      }),
      ...(count > 0 ? [t('attachment.leftOut', { ...LIMITS, count })] : []),
    ]);
    table.upload(fitting.slice(0, most));
  };
  const drop = useDrop(addFiles, { accept: ACCEPT });
  const items = fields.map((field, index) => ({
    id: field.id,
    label: field.title || t('attachment.row', { row: index + 1 }),
    file: field,
  }));

  return (
    <UploadField
      drop={drop}
      label={t('field.attachments')}
      error={error}
      helperText={t('attachment.hint', LIMITS)}
    >
      {(helpId) => (
        <>
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
            aria-describedby={helpId}
            onClick={drop.open}
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
        </>
      )}
    </UploadField>
  );
}

const listStyles = {
  '& > li + li': { borderBlockStart: '1px solid var(--mui-palette-divider)' },
  '&:not(:empty)': { mb: 1.5 },
};

const alertStyles = { mt: 1.5, overflowWrap: 'anywhere' };
