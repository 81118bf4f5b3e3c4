import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';

type UserActionProps = Omit<ComponentProps<typeof MenuItem>, 'children' | 'onClick'> & {
  text: string;
  /** Why it cannot be done; then it only says so. */
  refusal?: string | undefined;
  onClick: () => void;
};

/** One choice of a user's menu. What cannot be done can be reached all the same, to learn why. */
export function UserAction({ text, refusal, onClick, ...item }: UserActionProps) {
  const isRefused = refusal !== undefined;
  return (
    <MenuItem {...item} aria-disabled={isRefused} onClick={isRefused ? undefined : onClick}>
      <ListItemText
        primary={text}
        secondary={refusal}
        slotProps={{ primary: { color: isRefused ? 'textDisabled' : 'textPrimary' } }}
      />
    </MenuItem>
  );
}
