import Box from '@mui/material/Box';
import { FilterChips } from '#src/components/public-list/filter-chips.tsx';

type JobFilterChipsProps = {
  label: string;
  /** Undefined while the positions are awaited. */
  choices: { value: string; name: string }[] | undefined;
  value: string;
  addressOf: (value: string) => string;
};

/** One filter with its name before it. Where all positions are alike in it, there is nothing to choose. */
export function JobFilterChips({ label, choices, value, addressOf }: JobFilterChipsProps) {
  if (choices && choices.length < 2 && value === '') return null;
  return (
    <Box sx={styles}>
      <Box component="span" aria-hidden sx={labelStyles}>
        {label}
      </Box>
      <FilterChips label={label} choices={choices ?? []} value={value} addressOf={addressOf} />
    </Box>
  );
}

const styles = { display: 'flex', alignItems: 'baseline', gap: 2, minWidth: 0 };
const labelStyles = { flex: 'none', color: 'text.secondary', typography: 'body2' };
