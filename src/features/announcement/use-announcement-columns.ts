import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvColumn } from '#src/admin/list/save-csv.ts';
import type { Announcement } from './schema.ts';

/** What an exported list of announcements holds. */
export function useAnnouncementColumns(): CsvColumn<Announcement>[] {
  const { t } = useTranslation(['announcement', 'home']);
  return useMemo(
    () => [
      { field: 'title', headerName: t('field.title') },
      {
        field: 'type',
        headerName: t('field.type'),
        csv: ({ type }) => t(`home:notice.type.${type}`),
      },
      { field: 'pinned', headerName: t('field.pinned') },
      { field: 'publishTime', headerName: t('field.publishTime') },
      { field: 'expireTime', headerName: t('field.expireTime') },
      { field: 'status', headerName: t('status.label') },
    ],
    [t],
  );
}
