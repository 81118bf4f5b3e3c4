import type { GridSlotProps } from '@mui/x-data-grid/models';
import { memo } from 'react';

type RowCheckboxProps = GridSlotProps['rowCheckbox'];

/**
 * The grid's row checkbox, memoized without its callbacks: the grid creates new, equal ones with each render.
 * `RowArea` styles it.
 */
export const RowCheckbox = memo(
  ({ tabIndex, checked, disabled, slotProps, ...props }: RowCheckboxProps) => (
    <label className="row-checkbox">
      <input
        {...slotProps?.htmlInput}
        type="checkbox"
        tabIndex={tabIndex}
        checked={checked}
        disabled={disabled}
        onChange={props.onChange}
        onClick={props.onClick}
        onMouseDown={props.onMouseDown}
        onKeyDown={props.onKeyDown}
      />
    </label>
  ),
  (before, after) =>
    before.rowId === after.rowId &&
    before.checked === after.checked &&
    before.disabled === after.disabled &&
    before.tabIndex === after.tabIndex &&
    before.slotProps?.htmlInput?.['aria-label'] === after.slotProps?.htmlInput?.['aria-label'],
);
RowCheckbox.displayName = 'RowCheckbox';
