import EditIcon from '@mui/icons-material/EditNoteOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkField } from './bulk-field.ts';

type BulkMenuProps = {
  fields: BulkField[];
  onChoose: (field: BulkField) => void;
};

/** A button with the fields that can be set for all selected records. */
export function BulkMenu({ fields, onChoose }: BulkMenuProps) {
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
