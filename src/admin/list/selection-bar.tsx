import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectionFrame } from './selection-frame.tsx';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = {
  selection: Selection;
  /** The number of all rows, where all can be selected. */
  total?: number;
  onSelectAll?: () => void;
  /** Absent where rows cannot be shown and hidden. */
  onShow?: (() => void) | undefined;
  onHide?: (() => void) | undefined;
  onDelete: () => void;
  /** More buttons, before "delete". */
  children?: ReactNode;
};

/** The actions on the selected rows; renders nothing without a selection. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, total = 0, onSelectAll, onShow, onHide, onDelete, children } = props;
  const { t } = useTranslation('crud');
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <SelectionFrame count={count}>
      {onSelectAll && total > count && (
        <Button onClick={onSelectAll}>{t('list.selectAll', { count: total })}</Button>
      )}
      <Box sx={{ flexGrow: 1 }} />
      <Button color="inherit" onClick={selection.clear}>
        {t('list.clearSelection')}
      </Button>
      {onShow && (
        <Button startIcon={<ShowIcon />} onClick={onShow}>
          {t('show.action')}
        </Button>
      )}
      {onHide && (
        <Button startIcon={<HideIcon />} onClick={onHide}>
          {t('hide.action')}
        </Button>
      )}
      {children}
      <Button color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
        {t('action.delete')}
      </Button>
    </SelectionFrame>
  );
}
