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
  /** `small` below another row of chips. */
  size?: 'medium' | 'small';
  addressOf: (value: string) => string;
};

/**
 * One filter of a public list: "all" and its choices as links (P7). Keeps its line while there are
 * none yet; on phones it stays one line, to be drawn sideways.
 */
export function FilterChips(props: FilterChipsProps) {
  const { label, choices, value, all = '', size = 'medium', addressOf } = props;
  const { t } = useTranslation('components');
  const height = size === 'small' ? 32 : 36;
  if (choices.length === 0) return <Box sx={{ minHeight: height }} />;
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
            sx={{ height, px: 0.5, flex: 'none' }}
          />
        );
      })}
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  minWidth: 0,
  maxWidth: 'calc(100% + 12px)',
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  // Room for the focus' outline.
  p: 0.75,
  m: -0.75,
};
