import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { PageQuery } from '#src/api/page.ts';
import { dateParts } from '#src/i18n/format.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { productAdminApi } from './admin-api.ts';

/** The server's spreadsheet of what the list finds, saved under the list's name and the day (B5). */
export function useExcelExport(query: PageQuery) {
  const { t } = useTranslation('products');
  const running = useRef<AbortController>(null);
  /** 0 to 1; stays 0 where the server does not say how much there is. */
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
  const { year, month, day } = dateParts(new Date());
  const [ending = file.type.includes('csv') ? '.csv' : '.xlsx'] =
    /\.[a-z]{3,4}$/i.exec(file.name) ?? [];
  return `${title} ${year}-${month}-${day}${ending}`;
}
