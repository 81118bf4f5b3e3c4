import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import type { BulkField } from './bulk-field.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { SelectionFrame } from './selection-frame.tsx';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import EditIcon from '@mui/icons-material/EditNoteOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useRef, useState } from 'react';

type SelectionBarProps = {
  onSelectAll: () => void;
  /** Absent where rows cannot be shown and hidden. */
  onShow?: (() => void) | undefined;
  onHide?: (() => void) | undefined;
  /** The fields that can be set for the selected. */
  fields?: BulkField[];
  onField?: (field: BulkField) => void;
  /** Absent where the person may not delete. */
  onDelete?: (() => void) | undefined;
  /** More buttons, before "delete". */
  children?: ReactNode;
};

/** The actions on the selected rows; renders nothing without a selection. */
export function SelectionBar(props: SelectionBarProps) {
  const { onSelectAll, onShow, onHide, fields = [], onField, onDelete, children } = props;
  const { t } = useTranslation('crud');
  const { selection, total } = useList();
  // Phones have no room for the text.
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const count = selection.ids.size;
  if (count === 0) return null;
  return (
    <SelectionFrame count={count}>
      {(total === null || total > count) && (
        <Button onClick={onSelectAll}>
          {total === null ? t('list.selectEvery') : t('list.selectAll', { count: total })}
        </Button>
      )}
      <Box sx={{ flexGrow: 1 }} />
      {isPhone ? (
        <ToolButton label={t('list.clearSelection')} onClick={selection.clear}>
          <CloseIcon fontSize="small" />
        </ToolButton>
      ) : (
        <Button color="inherit" onClick={selection.clear}>
          {t('list.clearSelection')}
        </Button>
      )}
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
      {onField && <BulkMenu fields={fields} onChoose={onField} />}
      {children}
      {onDelete && (
        <Button color="error" startIcon={<DeleteIcon />} onClick={onDelete}>
          {t('action.delete')}
        </Button>
      )}
    </SelectionFrame>
  );
}

type BulkMenuProps = {
  fields: BulkField[];
  onChoose: (field: BulkField) => void;
};

/** A button with the fields that can be set for all selected records. */
function BulkMenu({ fields, onChoose }: BulkMenuProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<BulkField>(null);
  // Once the menu has given the focus back to its button, so that the dialog can do so too.
  const runChosen = () => {
    if (chosen.current) onChoose(chosen.current);
    chosen.current = null;
  };
  return (
    <>
      <Button
        id={id}
        startIcon={<EditIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('bulk.menu')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { 'aria-labelledby': id }, transition: { onExited: runChosen } }}
      >
        {fields.map((field) => (
          <MenuItem
            key={field.name}
            onClick={() => {
              chosen.current = field;
              setAnchor(null);
            }}
          >
            {field.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
