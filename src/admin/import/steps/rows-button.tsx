import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/lib/browser/save-file.ts';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import type { ImportRow } from '#src/admin/import/plan/plan-rows.ts';
import { rowsFile } from '#src/admin/import/plan/write-rows.ts';

type RowsButtonProps = {
  fileName: string;
  fields: readonly ImportField[];
  text: string;
  rows: readonly { row: ImportRow; reason: string }[];
};

/** Saves rows that were not imported with their reasons, to be mended elsewhere and imported again. */
export function RowsButton({ fileName, fields, text, rows }: RowsButtonProps) {
  const { t } = useTranslation('import');
  const name = fileName.replace(/\.[^.]*$/, '');
  return (
    <Button
      startIcon={<DownloadIcon />}
      onClick={() => saveFile(rowsFile(fields, rows, t('reason')), t('rowsName', { name }))}
    >
      {text}
    </Button>
  );
}
