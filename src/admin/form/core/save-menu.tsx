import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

type SaveMenuProps = {
  /** Path of a new form with this record's values. */
  copyPath?: string | undefined;
  /** The address that "cancel" opens; on phones the menu has that entry. */
  backTo: string;
  onCancel: () => void;
  /** Opens the menu of a long form's fields at a button; wider screens have a button for it. */
  onGoTo: ((button: HTMLElement | null) => void) | undefined;
  onShowChanges: () => void;
  /** Makes a link or a file of what is not saved; disabled while everything is. */
  onHandOver: { open: () => void; disabled: boolean } | undefined;
  /** Shows the versions that were saved on this computer; a new record has none. */
  onShowVersions?: (() => void) | undefined;
};

/** A menu with the rarely used actions of a form. */
export function SaveMenu(props: SaveMenuProps) {
  const { copyPath, backTo, onCancel, onGoTo, onShowChanges, onHandOver, onShowVersions } = props;
  const { t } = useTranslation('crud');
  const { isDirty } = useFormState();
  const { state } = useLocation();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <IconButton
        id={`${id}-button`}
        aria-label={t('form.more')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {onGoTo && (
          <MenuItem sx={{ display: { sm: 'none' } }} onClick={closeAnd(() => onGoTo(anchor))}>
            {t('form.goTo')}
          </MenuItem>
        )}
        <MenuItem disabled={!isDirty} onClick={closeAnd(onShowChanges)}>
          {t('form.showChanges')}
        </MenuItem>
        {onHandOver && (
          <MenuItem disabled={onHandOver.disabled} onClick={closeAnd(onHandOver.open)}>
            {t('handover.title')}
          </MenuItem>
        )}
        {onShowVersions && (
          <MenuItem onClick={closeAnd(onShowVersions)}>{t('versions.show')}</MenuItem>
        )}
        {copyPath !== undefined && (
          <MenuItem component={Link} to={copyPath} state={state} onClick={close}>
            {t('form.duplicate')}
          </MenuItem>
        )}
        <MenuItem
          component={Link}
          to={backTo}
          onClick={() => {
            close();
            onCancel();
          }}
          sx={{ display: { sm: 'none' } }}
        >
          {t('action.cancel')}
        </MenuItem>
      </Menu>
    </>
  );
}
