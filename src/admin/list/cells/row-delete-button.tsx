import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslation } from 'react-i18next';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { RowButton } from '#src/admin/ui/row-button.tsx';

type RowDeleteButtonProps = {
  /** The record's title, for the button's accessible name. */
  label: string;
  onDelete: () => void;
};

/** The delete button of a row, to which the focus returns after a deletion (`data-delete`). */
export function RowDeleteButton({ label, onDelete }: RowDeleteButtonProps) {
  const { t } = useTranslation('crud');
  const { may } = useRowLinks();
  if (!may('remove')) return null;
  return (
    <RowButton
      hint={t('action.delete')}
      aria-label={t('list.deleteOf', { name: label })}
      data-delete
      onClick={onDelete}
    >
      <DeleteIcon fontSize="small" />
    </RowButton>
  );
}
