type RowChipProps = {
  label: string;
  color?: 'default' | 'success' | 'info' | 'warning' | 'error';
};

/** The look of MUI's small outlined chip, in a cell or a row. Stands in `RowArea`, which has its styles. */
export function RowChip({ label, color = 'default' }: RowChipProps) {
  return (
    <span className="row-chip" data-color={color}>
      {label}
    </span>
  );
}
