import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import type { FocusEventHandler } from 'react';
import { keysText } from './toolbar-action.ts';
import type { ToolbarAction } from './toolbar-action.ts';
import { toolbarButtonStyles } from './toolbar-button-styles.ts';

type ToolbarButtonProps = {
  action: ToolbarAction;
  tabIndex: number;
  onFocus: FocusEventHandler;
};

/** Uses `aria-disabled`, because a disabled button would lose the focus, for example after the last undo. */
export function ToolbarButton({ action, tabIndex, onFocus }: ToolbarButtonProps) {
  const { t } = useTranslation('components');
  const { label, keys, pressed, disabled = false, mirrored = false, icon: Icon } = action;
  const title = keys ? t('editor.withKeys', { name: label, keys: keysText(keys) }) : label;
  return (
    <Tooltip title={title}>
      <ToggleButton
        value={action.id}
        size="small"
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={disabled}
        selected={pressed ?? false}
        tabIndex={tabIndex}
        onFocus={onFocus}
        // Without this, a mouse click moves the focus and the text loses its selection.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!disabled) action.run();
        }}
        sx={toolbarButtonStyles(mirrored)}
      >
        <Icon fontSize="small" />
      </ToggleButton>
    </Tooltip>
  );
}
