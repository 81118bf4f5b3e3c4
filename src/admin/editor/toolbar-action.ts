import type SvgIcon from '@mui/material/SvgIcon';

/** One thing that the toolbar offers. */
export type ToolbarAction = {
  id: string;
  label: string;
  icon: typeof SvgIcon;
  /** As `Mod+Shift+L`. */
  keys?: string;
  /** On or off; undefined for what is neither. */
  pressed?: boolean;
  disabled?: boolean;
  /** Points the other way in a right-to-left page. */
  mirrored?: boolean;
  run: () => void;
};

/** A button of the toolbar that opens a list of actions. */
export type ToolbarMenuAction = Omit<ToolbarAction, 'run' | 'pressed'> & {
  /** In words beside the icon's place: the current choice. */
  text?: string;
  entries: ToolbarAction[];
};

/** `Mod+Shift+L` as this machine's keyboard has it. */
export function keysText(keys: string): string {
  const isApple = /Mac|iP(?:hone|ad|od)/.test(navigator.userAgent);
  if (!isApple) return keys.replace('Mod', 'Ctrl');
  return keys.replace('Mod', '⌘').replace('Shift', '⇧').replaceAll('+', '');
}
