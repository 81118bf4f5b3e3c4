import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatUnit } from '#src/i18n/format/format-value.ts';
import { typedCode } from '#src/lib/text/typed-text.ts';
import type { FacetRange } from './facets.ts';
import type { Range } from './range.ts';

type FacetRangeFormProps = {
  name: string;
  range: FacetRange;
  asked: Range | undefined;
  /** Undefined for no range. */
  onAsk: (range: Range | undefined) => void;
};

const ENDS = ['from', 'to'] as const;

/** Form for the range of a numeric specification; either end may stay empty. */
export function FacetRangeForm({ name, range, asked, onAsk }: FacetRangeFormProps) {
  const { t } = useTranslation('product');
  const { isCovering } = range;
  const unit = formatUnit(range.unit);
  const ask = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, to] = ENDS.map((end) => numberIn(typed.get(end)));
    if (from === undefined && to === undefined) onAsk(undefined);
    else {
      const isTurned = from !== undefined && to !== undefined && from > to;
      const [low, high] = isTurned ? [to, from] : [from, to];
      onAsk({
        ...(low !== undefined && { from: low }),
        ...(high !== undefined && { to: high }),
        unit: range.unit,
      });
    }
  };
  return (
    <Box
      component="form"
      noValidate
      aria-label={t(isCovering ? 'facet.coverOf' : 'facet.rangeOf', { name, unit })}
      onSubmit={ask}
      sx={styles.form}
    >
      <Box component="span" sx={styles.what}>
        {t(isCovering ? 'facet.cover' : 'facet.range')}
      </Box>
      {ENDS.map((end) => (
        <Box
          key={end}
          component="input"
          name={end}
          type="text"
          // The decimal keyboard of some phones has no minus sign.
          inputMode={range.from < 0 ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={12}
          defaultValue={asked?.unit === range.unit ? (asked[end] ?? '') : ''}
          placeholder={String(range[end])}
          aria-label={t(`facet.${end}`, { name, unit })}
          sx={styles.input}
        />
      ))}
      <span>{unit}</span>
      <Button type="submit" size="small" variant="soft" color="secondary" sx={styles.button}>
        {t('facet.apply')}
      </Button>
    </Box>
  );
}

function numberIn(typed: FormDataEntryValue | null): number | undefined {
  const text = typeof typed === 'string' ? typedCode(typed).replace('−', '-') : '';
  const number = Number(text);
  return text === '' || !Number.isFinite(number) ? undefined : number;
}

const styles = {
  form: {
    mt: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    typography: 'body2',
    color: 'text.secondary',
  },
  what: { flexBasis: '100%' },
  input: {
    flex: '1 1 48px',
    minWidth: 0,
    maxWidth: 88,
    minHeight: 36,
    px: 1,
    border: 1,
    borderColor: 'control',
    borderRadius: 1,
    color: 'text.primary',
    bgcolor: 'transparent',
    font: 'inherit',
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
    '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem' },
  },
  button: { flex: 'none', minWidth: 0, '@media (pointer: coarse)': { minHeight: 44 } },
} as const;
