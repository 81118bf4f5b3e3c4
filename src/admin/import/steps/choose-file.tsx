import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { FileStep } from './file-step.tsx';
import { ImportStep } from './import-step.tsx';
import type { ImportType } from '#src/admin/import/plan/import-type.ts';
import { fieldOfTitle } from '#src/admin/import/plan/mapping.ts';
import { TableError, tableOf } from '#src/admin/import/file/table.ts';
import type { Book } from '#src/admin/import/file/table.ts';
import { templateFile } from '#src/admin/import/plan/write-rows.ts';

type ChooseFileProps = {
  type: ImportType;
  onBook: (book: Book) => void;
  onCancel: () => void;
};

export function ChooseFile({ type, onBook, onCancel }: ChooseFileProps) {
  const { t } = useTranslation('import');
  const { noun, fields } = type;
  const read = async (file: File) => {
    const { readBook } = await import('#src/admin/import/file/read-book.ts');
    const book = await readBook(file);
    const isKnown = (title: string) => fieldOfTitle(fields, title) !== null;
    const sheets = book.sheets.filter((sheet) => tableOf(book.fileName, sheet, isKnown) !== null);
    if (sheets.length === 0) throw new TableError('empty');
    return { ...book, sheets };
  };
  const saveTemplate = () =>
    saveFile(
      templateFile(type, (label) => t('template.required', { label })),
      t('template.name', { noun }),
    );
  return (
    <FileStep read={read} onRead={onBook} onCancel={onCancel}>
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
