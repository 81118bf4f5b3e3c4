import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type FilterChipsProps = {
  /** What the list is narrowed by, as "News categories". */
  label: string;
  choices: { value: string; name: string }[];
  /** The choice that stands in the address. */
  value: string;
  /** What "all" stands for: no filter, or the choice above these. */
  all?: string;
  addressOf: (value: string) => string;
};

/** One filter of a public list: "all" and its choices as links. Keeps its line while there are none yet. */
export function FilterChips({ label, choices, value, all = '', addressOf }: FilterChipsProps) {
  const { t } = useTranslation('components');
  if (choices.length === 0) return <Box sx={styles} />;
  return (
    <Box component="nav" aria-label={label} sx={styles}>
      {[{ value: all, name: t('publicList.all') }, ...choices].map((choice) => {
        const isCurrent = choice.value === value;
        return (
          <Chip
            key={choice.value}
            component={Link}
            to={addressOf(choice.value)}
            clickable
            label={choice.name}
            variant={isCurrent ? 'filled' : 'soft'}
            color={isCurrent ? 'secondary' : 'default'}
            aria-current={isCurrent ? 'true' : undefined}
            sx={{ height: 36, px: 0.5 }}
          />
        );
      })}
    </Box>
  );
}

const styles = { display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 36 };
