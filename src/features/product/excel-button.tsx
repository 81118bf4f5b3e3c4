import SpreadsheetIcon from '@mui/icons-material/TableViewOutlined';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { hasCall } from '#src/api/wire/server-call.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { plainDay } from '#src/i18n/format/plain-day.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import { productAdminApi } from './admin-api.ts';

/** Downloads the filtered list as a spreadsheet. A toast shows the progress and cancels the download. */
export function ExcelButton() {
  const { t } = useTranslation('products');
  const may = useMay();
  const { isExporting, start } = useExcelExport();
  if (!may('export') || !hasCall('GET /product/export-excel')) return null;
  return (
    <ToolButton label={t('export.excel')} disabled={isExporting} onClick={start}>
      <SpreadsheetIcon />
    </ToolButton>
  );
}

/** The file is named after the list and the current day. */
function useExcelExport() {
  const { t } = useTranslation('products');
  const { query } = useList().params;
  const toastId = useId();
  const running = useRef<AbortController>(null);
  const cancel = () => running.current?.abort();

  /** @param progress 0 to 1; stays 0 if the response has no length */
  const show = (progress: number) => {
    const percent = Math.round(progress * 100);
    toast.loading(percent > 0 ? t('export.runningAt', { percent }) : t('export.running'), {
      id: toastId,
      duration: Infinity,
      action: { label: t('action.cancel'), onClick: cancel },
    });
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ signal }: AbortController) =>
      productAdminApi.exportExcel(query, { signal, onProgress: show }),
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
    onSettled: () => toast.dismiss(toastId),
  });

  function start() {
    running.current = new AbortController();
    show(0);
    mutate(running.current);
  }

  return { isExporting: isPending, start };
}

function fileName(title: string, file: File): string {
  const [ending = file.type.includes('csv') ? '.csv' : '.xlsx'] =
    /\.[a-z]{3,4}$/i.exec(file.name) ?? [];
  return `${title} ${plainDay(new Date())}${ending}`;
}
