import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { SelectionBar } from '#src/admin/list/bulk/selection-bar.tsx';
import { ListContext } from '#src/admin/list/core/list-context.ts';
import { ListState, NoRows } from '#src/admin/list/core/list-state.tsx';
import { FilterSelect } from '#src/admin/list/filters/filter-select.tsx';
import { ListToolbar } from '#src/admin/list/filters/toolbar.tsx';
import { CardList } from '#src/admin/list/rows/card-list.tsx';
import { RowArea } from '#src/admin/ui/row-area.tsx';
import { useFocusAfter } from '#src/admin/ui/use-focus-after.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Notice } from '#src/components/notice.tsx';
import { ListRow } from '#src/admin/list/cells/list-row.tsx';
import { RowButton } from '#src/admin/ui/row-button.tsx';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import type { Restored } from './restore-dialog.tsx';
import { type DeletedRow as Row, useDeletedList } from './use-deleted-list.ts';

const RestoreDialog = lazyPart(() => import('./restore-dialog.tsx'), 'RestoreDialog');

type Asked = { rows: Row[]; action: 'restore' | 'remove' };

/** The records that the person has deleted in this browser, to restore them or to remove their local copies. */
export function Component() {
  const { t } = useTranslation('recently-deleted');
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const { list, all, sources } = useDeletedList();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [restored, setRestored] = useState<Restored[]>([]);
  const { rows, read, place, selection } = list;
  const rememberFocus = useFocusAfter(place, asked !== null);
  const ask = (asked: Asked) => {
    rememberFocus();
    setAsked(asked);
  };
  const close = (done: string[]) => {
    setAsked(null);
    selection.drop(done);
  };
  const selected = () => all.filter(({ id }) => selection.has(id));

  return (
    <ListContext value={list}>
      <PageHeader
        title={t('title')}
        purpose={t('purpose')}
        action={
          all.length > 0 && (
            <Button color="inherit" onClick={() => ask({ rows: all, action: 'remove' })}>
              {t('removeAll')}
            </Button>
          )
        }
      />
      <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
        <RestoredRecords records={restored} onClose={() => setRestored([])} />
        <ListToolbar>
          <FilterSelect
            name="type"
            label={t('type')}
            options={sources.map(({ name, title }) => ({ value: name, label: typeText(title) }))}
          />
        </ListToolbar>
        {read.error ? (
          <Notice onRetry={() => void read.refetch()} sx={{ mx: 2, mb: 2 }}>
            {t('closed')}
          </Notice>
        ) : (
          <ListState empty={<NoRows title={t('empty')} description={t('emptyHint')} />}>
            <RowArea>
              <CardList label={t('label')} rows={rows} labelOf={({ title }) => title}>
                {(row) => (
                  <DeletedRow
                    row={row}
                    onRestore={() => ask({ rows: [row], action: 'restore' })}
                    onRemove={() => ask({ rows: [row], action: 'remove' })}
                  />
                )}
              </CardList>
            </RowArea>
          </ListState>
        )}
        <SelectionBar
          onSelectAll={() => selection.set(rows.map(({ id }) => id))}
          onDelete={() => ask({ rows: selected(), action: 'remove' })}
        >
          <Button
            startIcon={<RestoreIcon />}
            {...RestoreDialog.prefetchOn}
            onClick={() => ask({ rows: selected(), action: 'restore' })}
          >
            {t('restore.action')}
          </Button>
        </SelectionBar>
      </Card>
      {asked?.action === 'restore' && (
        <RestoreDialog
          rows={asked.rows}
          onLoadFailed={() => close([])}
          onClose={(done) => {
            setRestored((before) => [...done, ...before]);
            close(done.map(({ key }) => key));
          }}
        />
      )}
      {asked?.action === 'remove' && <RemoveDialog rows={asked.rows} onClose={close} />}
    </ListContext>
  );
}

type RemoveDialogProps = { rows: Row[]; onClose: (removed: string[]) => void };

function RemoveDialog({ rows, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('recently-deleted');
  const [first] = rows;
  const count = rows.length;
  return (
    <DeleteDialog
      api={copiesApi('deleted')}
      records={rows.map(({ id, title }) => ({ id, name: title }))}
      text={
        first && count === 1
          ? t('remove.ask', { name: first.title })
          : t('remove.askMany', { count })
      }
      onClose={(ids) => onClose(ids.map(String))}
    />
  );
}

type DeletedRowProps = { row: Row; onRestore: () => void; onRemove: () => void };

/** A deleted record: its type, when it was deleted, and the buttons to restore it or to remove its local copy. */
function DeletedRow({ row, onRestore, onRemove }: DeletedRowProps) {
  const { t } = useTranslation(['recently-deleted', 'crud']);
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const { title: name, source, at } = row;
  const deleted = t('deletedAt', { type: typeText(source.title) });
  return (
    <ListRow
      title={name}
      texts={[
        <>
          {deleted} <RelativeTime iso={new Date(at).toISOString()} />
        </>,
      ]}
      end={
        <>
          <Button size="small" aria-label={t('restore.of', { name })} onClick={onRestore}>
            {t('restore.action')}
          </Button>
          <div className="row-actions">
            <RowButton
              hint={t('action.delete')}
              aria-label={t('crud:list.deleteOf', { name })}
              data-delete
              onClick={onRemove}
            >
              <DeleteIcon fontSize="small" />
            </RowButton>
          </div>
        </>
      }
    />
  );
}

type RestoredRecordsProps = { records: Restored[]; onClose: () => void };

/** What was restored in this visit, with links; those that are hidden apart. Renders nothing without records. */
function RestoredRecords({ records, onClose }: RestoredRecordsProps) {
  const { t } = useTranslation('recently-deleted');
  if (records.length === 0) return null;
  const { hidden = [], other = [] } = Object.groupBy(records, ({ isHidden }) =>
    isHidden ? 'hidden' : 'other',
  );
  return (
    <Alert severity="success" role="status" sx={{ m: 2, mb: 0 }} onClose={onClose}>
      {hidden.length > 0 && t('restoredHidden')}
      <Links records={hidden} />
      {other.length > 0 && t('restored')}
      <Links records={other} />
    </Alert>
  );
}

function Links({ records }: { records: Restored[] }) {
  if (records.length === 0) return null;
  return (
    <Box component="ul" sx={{ paddingInlineStart: 2.5, listStyle: 'disc' }}>
      {records.map(({ key, title, to }) => (
        <li key={key}>
          <RouterLink to={to} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </RouterLink>
        </li>
      ))}
    </Box>
  );
}
