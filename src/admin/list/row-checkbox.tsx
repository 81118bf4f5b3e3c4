import Checkbox from '@mui/material/Checkbox';
import type { GridSlotProps } from '@mui/x-data-grid/models';
import { memo } from 'react';

type RowCheckboxProps = GridSlotProps['rowCheckbox'];

/**
 * The grid's checkbox of a row, drawn again only where it looks different: the grid hands it new functions, which do
 * the same, with each of its own renders.
 */
export const RowCheckbox = memo(
  ({
    className,
    tabIndex,
    checked,
    indeterminate,
    disabled,
    slotProps,
    ...props
  }: RowCheckboxProps) => (
    <Checkbox
      className={className}
      tabIndex={tabIndex}
      checked={checked}
      indeterminate={indeterminate}
      disabled={disabled}
      onChange={props.onChange}
      onClick={props.onClick}
      onMouseDown={props.onMouseDown}
      onKeyDown={props.onKeyDown}
      slotProps={{ input: slotProps?.htmlInput }}
    />
  ),
  (before, after) =>
    before.rowId === after.rowId &&
    before.checked === after.checked &&
    before.disabled === after.disabled &&
    before.tabIndex === after.tabIndex &&
    before.slotProps?.htmlInput?.['aria-label'] === after.slotProps?.htmlInput?.['aria-label'],
);
RowCheckbox.displayName = 'RowCheckbox';
