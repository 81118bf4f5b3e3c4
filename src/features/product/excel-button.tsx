import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { PageQuery } from '#src/api/page.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { plainDay } from '#src/i18n/plain-text.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { productAdminApi } from './admin-api.ts';

type ExcelButtonProps = { query: PageQuery };

/** Downloads the filtered list as a spreadsheet; cancels the running download. */
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

/** The file is named after the list and the current day. */
function useExcelExport(query: PageQuery) {
  const { t } = useTranslation('products');
  const running = useRef<AbortController>(null);
  /** 0 to 1; stays 0 if the response has no length. */
  const [progress, setProgress] = useState(0);
  useEffect(() => () => running.current?.abort(), []);

  const { mutate, isPending } = useMutation({
    mutationFn: ({ signal }: AbortController) =>
      productAdminApi.exportExcel(query, { signal, onProgress: setProgress }),
    onSuccess: (file) => {
      const name = fileName(t('list.title'), file);
      saveFile(file, name);
      toast.success(t('export.done', { name }));
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      toast.error(t('export.failed'), {
        description: errorMessage(error),
        action: { label: t('action.retry'), onClick: start },
      });
    },
  });

  function start() {
    setProgress(0);
    running.current = new AbortController();
    mutate(running.current);
  }

  return { isExporting: isPending, progress, start, cancel: () => running.current?.abort() };
}

function fileName(title: string, file: File): string {
  const [ending = file.type.includes('csv') ? '.csv' : '.xlsx'] =
    /\.[a-z]{3,4}$/i.exec(file.name) ?? [];
  return `${title} ${plainDay(new Date())}${ending}`;
}
