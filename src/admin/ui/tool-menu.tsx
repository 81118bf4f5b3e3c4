import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseToolMenu, ToolButton } from './tool-button.tsx';

type ToolMenuProps = {
  /** `ToolButton`s and their dialogs. */
  children: ReactNode;
};

/** A button that opens the tools that are rarely used, each with its name. */
export function ToolMenu({ children }: ToolMenuProps) {
  const { t } = useTranslation('crud');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setAnchor(null);
  const open = (button: HTMLElement) => {
    setWasOpened(true);
    setAnchor(button);
  };
  return (
    <>
      <ToolButton label={t('list.tools')} isOpen={anchor !== null} onClick={open}>
        <MoreIcon />
      </ToolButton>
      {wasOpened && (
        // Stays mounted, because the tools' dialogs are in it.
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          keepMounted
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        >
          <Box role="group" aria-label={t('list.tools')} sx={{ display: 'grid', p: 0.5 }}>
            <CloseToolMenu value={close}>{children}</CloseToolMenu>
          </Box>
        </Popover>
      )}
    </>
  );
}
