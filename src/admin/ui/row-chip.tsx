type RowChipProps = {
  label: string;
  color?: 'default' | 'success' | 'info' | 'warning' | 'error';
};

/** Looks like MUI's small outlined Chip; `RowArea` styles it. */
export function RowChip({ label, color = 'default' }: RowChipProps) {
  return (
    <span className="row-chip" data-color={color}>
      {label}
    </span>
  );
}
