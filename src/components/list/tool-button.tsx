import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';

type ToolButtonProps = {
  label: string;
  /** The icon. */
  children: ReactNode;
  busy?: boolean;
  onClick: () => void;
};

/** A tool above a list, an icon with its name as a hint. */
export function ToolButton({ label, children, busy = false, onClick }: ToolButtonProps) {
  return (
    <Tooltip title={label}>
      {/* Not disabled while it works: a disabled button would lose the focus. */}
      <IconButton aria-label={label} aria-busy={busy} onClick={onClick}>
        {children}
      </IconButton>
    </Tooltip>
  );
}
