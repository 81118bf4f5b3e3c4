import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ListRow } from '#src/admin/list/cells/list-row.tsx';
import { RowButton } from '#src/admin/ui/row-button.tsx';
import { RelativeTime } from '#src/components/relative-time.tsx';
import type { DeletedRow as Row } from './use-deleted-list.ts';

type DeletedRowProps = { row: Row; onRestore: () => void; onRemove: () => void };

/** A deleted record: its type, when it was deleted, and the buttons to restore it or to remove its local copy. */
export function DeletedRow({ row, onRestore, onRemove }: DeletedRowProps) {
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
