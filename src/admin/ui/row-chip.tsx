type RowChipProps = {
  label: string;
  color?: 'default' | 'success' | 'info' | 'warning' | 'error';
  /** Labels of other chips of its kind, which are all as wide as the longest. */
  labels?: string[];
};

/** Looks like MUI's small outlined Chip; `RowArea` styles it. */
export function RowChip({ label, color = 'default', labels }: RowChipProps) {
  const longest = labels?.toSorted((a, b) => b.length - a.length)[0];
  return (
    <span className="row-chip" data-color={color} data-longest={longest}>
      {label}
    </span>
  );
}
