import Box from '@mui/material/Box';
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
  if (choices.length === 0) return <Box sx={{ minHeight: height, [TOUCH]: { minHeight: 44 } }} />;
  return (
    <Box component="nav" aria-label={label} sx={styles}>
      {[{ value: all, name: t('publicList.all') }, ...choices].map((choice) => {
        const isCurrent = choice.value === value;
        return (
          <Box
            key={choice.value}
            component={Link}
            to={addressOf(choice.value)}
            aria-current={isCurrent ? 'true' : undefined}
            sx={{ ...chipStyles, height, lineHeight: `${height}px`, [TOUCH]: touchStyles }}
          >
            {choice.name}
          </Box>
        );
      })}
    </Box>
  );
}

const TOUCH = '@media (pointer: coarse)';
const touchStyles = { height: 44, lineHeight: '44px' };
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
/** As MUI's chips, which weigh 3 kB on every list. */
const chipStyles = {
  flex: 'none',
  maxWidth: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  px: 2,
  borderRadius: 1,
  color: 'text.primary',
  bgcolor: 'action.selected',
  fontSize: '0.8125rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: 'background-color 0.2s',
  '&:hover': { bgcolor: 'action.focus' },
  '&[aria-current]': {
    color: 'secondary.contrastText',
    bgcolor: 'secondary.main',
    '&:hover': { bgcolor: 'secondary.hover' },
  },
  '@media (forced-colors: active)': { border: '1px solid', '&[aria-current]': { borderWidth: 3 } },
};
