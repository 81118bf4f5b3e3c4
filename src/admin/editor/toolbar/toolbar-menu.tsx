import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type FocusEventHandler, useRef, useState } from 'react';
import { keysText } from '#src/lib/browser/keys-text.ts';

export type ToolbarAction = {
  id: string;
  label: string;
  icon: typeof SvgIcon;
  /** For example `Mod+Shift+L`. */
  keys?: string | undefined;
  /** Undefined for actions that are not toggles. */
  pressed?: boolean | undefined;
  disabled?: boolean;
  /** The icon is mirrored in right-to-left pages. */
  mirrored?: boolean | undefined;
  /** Whether there is a line below it in a menu. */
  endsGroup?: boolean;
  run: () => unknown;
};

export type ToolbarMenuAction = Omit<ToolbarAction, 'run' | 'pressed'> & {
  /** The current choice, shown instead of the icon. */
  text?: string;
  /** Whether it is the menu of rare tools, whose icon needs no arrow. */
  isRest?: boolean;
  entries: ToolbarAction[];
};

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

/** Shared by buttons and menus; 44 px on touch screens, the recommended size for a finger. */
export const toolbarButtonStyles = (mirrored: boolean) =>
  ({
    // So narrow that all buttons fit into one row of a form at 1280 px.
    minWidth: 32,
    height: 36,
    flexShrink: 0,
    px: 0.75,
    border: 0,
    color: 'text.secondary',
    '&.Mui-selected, &.Mui-selected:hover': {
      color: 'primary.text',
      bgcolor: 'rgba(var(--mui-palette-primary-textChannel) / 0.12)',
    },
    '&[aria-disabled="true"]': { color: 'text.disabled', cursor: 'default' },
    '@media (pointer: coarse)': { minWidth: 44, height: 44 },
    '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight' } },
    ...(mirrored && { '[dir="rtl"] & .MuiSvgIcon-root': { transform: 'scaleX(-1)' } }),
  }) as const;
