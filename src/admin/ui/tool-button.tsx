import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ComponentProps, ReactNode } from 'react';

type IconButtonProps = ComponentProps<typeof IconButton>;

type ToolButtonProps = Pick<IconButtonProps, 'onPointerEnter' | 'onFocus' | 'onTouchStart'> & {
  label: string;
  /** The icon. */
  children: ReactNode;
  /** Not disabled meanwhile, as a disabled button loses the focus. */
  busy?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

/** An icon button with a tooltip. */
export function ToolButton(props: ToolButtonProps) {
  const { label, children, busy = false, disabled = false, ...on } = props;
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} aria-busy={busy} disabled={disabled} {...on}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
