import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { useListParams } from '#src/admin/list/core/use-list-params.ts';
import { StatusFilter } from '#src/admin/list/filters/status-filter.tsx';
import { PagedList } from '#src/admin/list/paged-list.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Picture } from '#src/components/picture.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatSplitDay } from '#src/i18n/format/format-split.ts';
import { type HistoryEntry, historyFields, historyApi } from './schema.ts';

const historyAdminApi = adminApi(historyApi);

type HistoryListCardProps = { entry: HistoryEntry; actions: ReactNode };

/** A row of the list on phones. Its title is also a cell of the grid. */
function HistoryListCard({ entry, actions }: HistoryListCardProps) {
  return (
    <>
      <HistoryTitle entry={entry} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusSwitch record={entry} name={entry.title} />
        <Typography variant="caption" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {formatDay(entry.date)}
        </Typography>
        {actions}
      </Box>
    </>
  );
}

type HistoryTitleProps = { entry: HistoryEntry };

function HistoryTitle({ entry }: HistoryTitleProps) {
  const { id, title, description, image } = entry;
  return (
    <PictureTitle
      record={entry}
      picture={<Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="64px" />}
      width={64}
      title={title}
      to={editPathOf(id)}
      texts={[description]}
    />
  );
}

export function Component() {
  const { t } = useTranslation(['development-history', 'crud']);
  const params = useListParams();
  const columns = useHistoryColumns();
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <PagedList
        label={t('list.title')}
        api={historyAdminApi}
        params={params}
        columns={columns}
        filters={<StatusFilter />}
        bulkFields={[{ kind: 'sort', name: 'sort', label: t('field.sort') }]}
        newButton={newButton}
        card={(entry, actions) => <HistoryListCard entry={entry} actions={actions} />}
      />
    </>
  );
}

function useHistoryColumns() {
  const column = useColumns(historyFields, 'development-history');
  return useMemo(
    () => [
      column('date', {
        texts: [formatDay('2026-12-28')],
        valueFormatter: (date: string) => formatDay(date),
        csv: ({ date }) => ({ moment: formatSplitDay(date) }),
      }),
      column('title', {
        flex: 1,
        minWidth: 260,
        renderCell: ({ row }) => <HistoryTitle entry={row} />,
      }),
      column('status', {
        renderCell: ({ row }) => <StatusSwitch record={row} name={row.title} />,
      }),
      column('sort'),
    ],
    [column],
  );
}
