import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslation } from 'react-i18next';
import type { PageQuery } from '#src/api/page.ts';
import { useExcelExport } from './use-excel-export.ts';

type ExcelButtonProps = { query: PageQuery };

/** Saves what the list finds as a spreadsheet; while that is under way, stops it (B5). */
export function ExcelButton({ query }: ExcelButtonProps) {
  const { t } = useTranslation('products');
  const { isExporting, progress, start, cancel } = useExcelExport(query);
  const percent = Math.round(progress * 100);
  const label = percent > 0 ? t('export.cancelAt', { percent }) : t('export.cancel');
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={
        isExporting ? <CircularProgress size={16} color="inherit" aria-hidden /> : <DownloadIcon />
      }
      onClick={isExporting ? cancel : start}
    >
      {isExporting ? label : t('export.excel')}
    </Button>
  );
}
