import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { FileStep } from './file-step.tsx';
import { ImportStep } from './import-step.tsx';
import type { ImportType } from '#src/admin/import/plan/import-type.ts';
import { fieldOfTitle } from '#src/admin/import/plan/mapping.ts';
import { MAX_ROWS, TableError } from '#src/admin/import/file/table.ts';
import type { Table } from '#src/admin/import/file/table.ts';
import { templateFile } from '#src/admin/import/plan/write-rows.ts';

type ChooseFileProps = {
  type: ImportType;
  onTable: (table: Table) => void;
  onCancel: () => void;
};

export function ChooseFile({ type, onTable, onCancel }: ChooseFileProps) {
  const { t } = useTranslation('import');
  const { noun, fields } = type;
  const read = async (file: File) => {
    const { readTable } = await import('#src/admin/import/file/read-table.ts');
    const table = await readTable(file, (title) => fieldOfTitle(fields, title) !== null);
    if (table.rows.length > MAX_ROWS) throw new TableError('tooMany');
    return table;
  };
  const saveTemplate = () =>
    saveFile(
      templateFile(type, (label) => t('template.required', { label })),
      t('template.name', { noun }),
    );
  return (
    <FileStep read={read} onRead={onTable} onCancel={onCancel}>
      <ImportStep step={1} title={t('choose.title')} />
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('choose.explained', { noun })}
      </Typography>
      <Button variant="outlined" startIcon={<DownloadIcon />} onClick={saveTemplate} sx={{ mb: 1 }}>
        {t('template.download')}
      </Button>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {t('template.hint')}
      </Typography>
    </FileStep>
  );
}
