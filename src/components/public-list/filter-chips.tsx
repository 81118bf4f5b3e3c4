import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type FilterChipsProps = {
  /** The accessible name, as "News categories". */
  label: string;
  choices: { value: string; name: string; lang?: string | undefined }[];
  /** The current choice. */
  value: string;
  /** The value of "all": no filter, or the parent choice. */
  all?: string;
  /** `small` for a second row of chips. */
  size?: 'medium' | 'small';
  addressOf: (value: string) => string;
};

/**
 * A filter of a public list: "all" and its choices as links. Reserves its line while they load; on
 * phones the line scrolls horizontally.
 */
export function FilterChips(props: FilterChipsProps) {
  const { label, choices, value, all = '', size = 'medium', addressOf } = props;
  const { t } = useTranslation('components');
  const height = size === 'small' ? 32 : 36;
  if (choices.length === 0) return <Box sx={{ minHeight: height, [TOUCH]: { minHeight: 44 } }} />;
  return (
    <Box component="nav" aria-label={label} sx={styles}>
      {[{ value: all, name: t('publicList.all'), lang: undefined }, ...choices].map((choice) => {
        const isCurrent = choice.value === value;
        return (
          <Box
            key={choice.value}
            component={Link}
            to={addressOf(choice.value)}
            lang={choice.lang}
            aria-current={isCurrent ? 'true' : undefined}
            sx={{
              ...chipStyles,
              lineHeight: `${height / 16}rem`,
              [TOUCH]: { lineHeight: '2.75rem' },
            }}
          >
            {choice.name}
          </Box>
        );
      })}
    </Box>
  );
}

const TOUCH = '@media (pointer: coarse)';
const styles = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  minWidth: 0,
  maxWidth: 'calc(100% + 12px)',
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  // Room for the focus outline.
  p: 0.75,
  m: -0.75,
};
/** Looks like MUI's Chip, which would add 3 kB to every list. */
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
    printColorAdjust: 'exact',
    '&:hover': { bgcolor: 'secondary.hover' },
  },
  '@media (forced-colors: active)': { border: '1px solid', '&[aria-current]': { borderWidth: 3 } },
};
