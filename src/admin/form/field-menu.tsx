import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use } from 'react';
import { flushSync } from 'react-dom';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { FormFields, useGoToField } from './core/form-fields.tsx';
import { languageOf, useFormLanguage } from './core/languages/form-language.ts';

type FieldMenuProps = {
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** A menu of the form's fields, in the language that the form shows; it goes to the chosen one. */
export function FieldMenu({ anchor, onClose }: FieldMenuProps) {
  const { fields } = use(FormFields);
  const hidden = useFormLanguage() === 'en' ? 'cn' : 'en';
  const goToField = useGoToField();
  const isListed = (name: string) =>
    !name.includes('.') && name !== ENGLISH_SOURCES && languageOf(name, fields) !== hidden;
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {[...fields]
        .filter(([name]) => isListed(name))
        .map(([name, { label }]) => (
          <MenuItem
            key={name}
            dense
            onClick={() => {
              // The menu is closed first, because it gives the focus back to its button.
              flushSync(onClose);
              const place = anchor?.closest('form')?.querySelector(`[data-field="${name}"]`);
              place?.scrollIntoView({ block: 'center' });
              goToField(name);
            }}
          >
            {label}
          </MenuItem>
        ))}
    </Menu>
  );
}
