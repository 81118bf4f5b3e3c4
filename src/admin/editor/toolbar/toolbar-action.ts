import type SvgIcon from '@mui/material/SvgIcon';

export type ToolbarAction = {
  id: string;
  label: string;
  icon: typeof SvgIcon;
  /** For example `Mod+Shift+L`. */
  keys?: string;
  /** Undefined for actions that are not toggles. */
  pressed?: boolean;
  disabled?: boolean;
  /** The icon is mirrored in right-to-left pages. */
  mirrored?: boolean;
  /** Whether there is a line below it in a menu. */
  endsGroup?: boolean;
  run: () => void;
};

export type ToolbarMenuAction = Omit<ToolbarAction, 'run' | 'pressed'> & {
  /** The current choice, shown instead of the icon. */
  text?: string;
  /** Whether it is the menu of rare tools, whose icon needs no arrow. */
  isRest?: boolean;
  entries: ToolbarAction[];
};
