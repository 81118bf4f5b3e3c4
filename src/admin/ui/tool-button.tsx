import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { flushSync } from 'react-dom';

type IconButtonProps = ComponentProps<typeof IconButton>;

type ToolButtonProps = Pick<IconButtonProps, 'onPointerEnter' | 'onFocus' | 'onTouchStart'> & {
  label: string;
  children: ReactNode;
  /** Shows progress; the button is not disabled, because it would lose the focus. */
  busy?: boolean;
  disabled?: boolean;
  /** Whether the menu or panel that the button opens is open. */
  isOpen?: boolean | undefined;
  onClick: (button: HTMLElement) => void;
};

/** Closes the menu of tools that a button is in; null outside. */
export const CloseToolMenu = createContext<(() => void) | null>(null);

/** An icon button with a tooltip, or a tool with its name in a menu of tools. */
export function ToolButton(props: ToolButtonProps) {
  const { label, children, busy = false, disabled = false, isOpen, onClick, ...on } = props;
  const close = use(CloseToolMenu);
  if (close) {
    return (
      <Button
        color="inherit"
        startIcon={children}
        aria-busy={busy}
        disabled={disabled}
        {...on}
        onClick={({ currentTarget }) => {
          // Closed before a dialog opens, which then restores the focus to the menu's button.
          flushSync(close);
          onClick(currentTarget);
        }}
        sx={{ justifyContent: 'flex-start', px: 1.5 }}
      >
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={label}
          aria-busy={busy}
          aria-expanded={isOpen}
          disabled={disabled}
          {...on}
          onClick={({ currentTarget }) => onClick(currentTarget)}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}
