import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type FocusEventHandler, useRef, useState } from 'react';
import { keysText } from '#src/lib/browser/keys-text.ts';
import type { ToolbarAction, ToolbarMenuAction } from './toolbar-action.ts';
import { toolbarButtonStyles } from './toolbar-button-styles.ts';

type ToolbarMenuProps = {
  menu: ToolbarMenuAction;
  tabIndex: number;
  onFocus: FocusEventHandler;
};

/** Runs the chosen action only after the menu has closed, because closing moves the focus to the button. */
export function ToolbarMenu({ menu, tabIndex, onFocus }: ToolbarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = useRef<ToolbarAction>(undefined);
  const { label, text, mirrored = false, icon: Icon } = menu;
  return (
    <>
      <Tooltip title={label}>
        <ToggleButton
          value={menu.id}
          size="small"
          aria-label={text ? `${label}: ${text}` : label}
          aria-pressed={undefined}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          tabIndex={tabIndex}
          onFocus={onFocus}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={toolbarButtonStyles(mirrored)}
        >
          {text ? (
            <Typography
              component="span"
              variant="body2"
              sx={{ minWidth: { sm: '5em' }, textAlign: 'start' }}
            >
              {text}
            </Typography>
          ) : (
            <Icon fontSize="small" />
          )}
          {!menu.isRest && <ArrowDropDown fontSize="small" sx={{ marginInlineEnd: -0.5 }} />}
        </ToggleButton>
      </Tooltip>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // The rare tools begin at the top, whichever of them are on.
        variant={menu.isRest ? 'menu' : 'selectedMenu'}
        slotProps={{
          list: { 'aria-label': label },
          transition: {
            onExited: () => {
              chosen.current?.run();
              chosen.current = undefined;
            },
          },
        }}
      >
        {menu.entries.map((entry) => (
          <MenuItem
            key={entry.id}
            {...(entry.keys && { title: keysText(entry.keys) })}
            selected={entry.pressed ?? false}
            disabled={entry.disabled ?? false}
            divider={entry.endsGroup ?? false}
            onClick={() => {
              chosen.current = entry;
              setAnchor(null);
            }}
          >
            {entry.icon !== Icon && (
              <ListItemIcon>
                <entry.icon fontSize="small" />
              </ListItemIcon>
            )}
            <ListItemText primary={entry.label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
