import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format/format.ts';
import { type Choices, type Choose, chosenOf, toggled, withValues } from './choices.ts';
import { FacetRangeForm } from './facet-range-form.tsx';
import type { Facet } from './facets.ts';
import { choiceText, rangeText, readRange } from './range.ts';

/** Number of values shown at first. */
const SHOWN = 6;

type FacetGroupProps = {
  facet: Facet;
  choices: Choices;
  onChoose: Choose;
  /** Called with the box that is pressed, before it changes anything. */
  onPress: (box: Element) => void;
};

/**
 * The filter for one specification: its values, each with the number of products, and a range where they are
 * numbers. Values that would find nothing are folded with those that are too many.
 */
export function FacetGroup({ facet, choices, onChoose, onPress }: FacetGroupProps) {
  const { t } = useTranslation('product');
  const [isWhole, setWhole] = useState(false);
  const { name, values, range } = facet;
  const found = values.filter(({ count, isChosen }) => count > 0 || isChosen);
  const isLong = found.length > SHOWN + 1;
  const first = found.filter(({ isChosen }, index) => !isLong || index < SHOWN || isChosen);
  const others = values.filter((value) => !first.includes(value));
  const shown = isWhole ? [...first, ...others] : first;
  const chosen = chosenOf(choices, name);
  const asked = chosen.map(readRange).find((one) => one !== null);
  return (
    <Box component="fieldset" sx={styles.group}>
      <Box component="legend" sx={styles.name}>
        {name}
      </Box>
      {shown.map(({ value, count, isChosen }) => (
        <Box key={value} component="label" sx={styles.value}>
          <input
            type="checkbox"
            checked={isChosen}
            // A chosen value can always be removed, even where it finds nothing.
            disabled={count === 0 && !isChosen}
            onChange={({ currentTarget }) => {
              onPress(currentTarget);
              onChoose((now) => toggled(now, name, value));
            }}
          />
          <span>{choiceText(value, t)}</span>
          <Box component="span" sx={styles.count}>
            {formatNumber(count)}
          </Box>
        </Box>
      ))}
      {others.length > 0 && (
        <Button
          size="small"
          color="inherit"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={styles.more}
        >
          <span>{isWhole ? t('facet.fewer') : t('facet.more', { count: others.length })}</span>
        </Button>
      )}
      {range && (
        <FacetRangeForm
          // Resets the form when the URL changes: after Back, or when its chip was removed.
          key={asked ? rangeText(asked) : ''}
          name={name}
          range={range}
          asked={asked}
          onAsk={(next) =>
            onChoose((now) => {
              const values = chosenOf(now, name).filter((value) => readRange(value) === null);
              return withValues(now, name, next ? [...values, rangeText(next)] : values);
            })
          }
        />
      )}
    </Box>
  );
}

const styles = {
  group: { m: 0, p: 0, border: 0, minWidth: 0 },
  name: { p: 0, mb: 0.5, fontWeight: 600, overflowWrap: 'anywhere' },
  value: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: 32,
    typography: 'body2',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    '@media (hover: hover)': { '&:hover span:first-of-type': { textDecoration: 'underline' } },
    '& input': {
      m: 0,
      width: 20,
      height: 20,
      flex: 'none',
      cursor: 'inherit',
      accentColor: 'var(--mui-palette-secondary-main)',
    },
    '& input:checked + span': { fontWeight: 600 },
    '& input:disabled ~ span': { color: 'text.disabled', textDecoration: 'none !important' },
    '@media (pointer: coarse)': { minHeight: 44 },
  },
  count: {
    marginInlineStart: 'auto',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
  more: { mt: 0.5, px: 0.5, minWidth: 0, '@media (pointer: coarse)': { minHeight: 44 } },
} as const;
