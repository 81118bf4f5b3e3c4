import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { errorMessage } from '#src/i18n/error-message.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { REASON_COLUMN } from './columns.ts';
import { rowProblemText } from './problem-text.ts';
import type { Sheet, SheetRow } from './sheet.ts';

type RejectedRowsButtonProps = { sheet: Sheet; rows: SheetRow[] };

/** Saves the rejected rows with their reasons, to be corrected and imported again. */
export function RejectedRowsButton({ sheet, rows }: RejectedRowsButtonProps) {
  const { t } = useTranslation('user');
  const { language } = useLanguage();
  const save = async () => {
    const { rejectedRowsFile } = await import('./write-sheet.ts');
    const file = rejectedRowsFile(sheet.head, rows, REASON_COLUMN[language], (row) =>
      rowProblemText(t, row),
    );
    const name = sheet.fileName.replace(/\.[^.]*$/, '');
    saveFile(file, t('import.mendName', { name }));
  };
  return (
    <Button
      startIcon={<DownloadIcon />}
      onClick={() => void save().catch((error) => toast.error(errorMessage(error)))}
    >
      {t('import.mend', { count: rows.length })}
    </Button>
  );
}
