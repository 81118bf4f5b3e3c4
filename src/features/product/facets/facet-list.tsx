import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { BusyRegion } from '#src/components/loading/busy-region.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import { CoverageNote } from '../search/coverage-note.tsx';
import { type ChangeChosen, chosenOf, toggled, withValues } from './choices.ts';
import { FacetRangeForm } from './facet-range-form.tsx';
import type { Facet } from './facets.ts';
import { choiceText, rangeText, readRange } from './range.ts';
import type { Facets } from './use-facets.ts';
import { Failure } from '#src/components/page/failure.tsx';

/** Number of specifications that are unfolded at first. */
const SHOWN = 6;

type FacetListProps = { facets: Facets; onChoose: ChangeChosen };

/** The filters: skeleton, error, none, or the specifications that differ between most products. */
export function FacetList({ facets, onChoose }: FacetListProps) {
  const { t } = useTranslation('product');
  const [isWhole, setWhole] = useState(false);
  const { facets: all, choices, isPending, error, retry } = facets;
  if (error) {
    return (
      <Failure
        title={t('facet.failed')}
        error={error}
        onRetry={retry}
        sx={{ typography: 'body2' }}
      />
    );
  }
  if (isPending) return <FacetListSkeleton />;
  const groups = all.map((facet) => (
    <FacetGroup
      key={facet.name}
      facet={facet}
      chosen={chosenOf(choices, facet.name)}
      onChoose={onChoose}
    />
  ));
  const others = all.slice(SHOWN);
  const isOtherChosen = others.some(({ name }) => chosenOf(choices, name).length > 0);
  return (
    <>
      <CoverageNote isCut={facets.isCut} categoryId={facets.categoryId} />
      {all.length === 0 && <Typography variant="body2">{t('facet.none')}</Typography>}
      {groups.slice(0, SHOWN)}
      {others.length > 0 && (
        <Box
          component="details"
          open={isWhole || isOtherChosen}
          onToggle={({ currentTarget }) => setWhole(currentTarget.open)}
          sx={styles.others}
        >
          <summary>{t('facet.others', { count: others.length })}</summary>
          {groups.slice(SHOWN)}
        </Box>
      )}
    </>
  );
}

type FacetGroupProps = { facet: Facet; chosen: readonly string[]; onChoose: ChangeChosen };

/**
 * The filter for one specification: its values, each with the number of products, and a range where they are
 * numbers. Values that would find nothing stay in their place, disabled.
 */
function FacetGroup({ facet: { name, values, range }, chosen, onChoose }: FacetGroupProps) {
  const { t } = useTranslation('product');
  const asked = chosen.map(readRange).find((one) => one !== null);
  return (
    <Box component="fieldset" sx={styles.group}>
      <Box component="legend" sx={styles.name}>
        {name}
      </Box>
      <Box sx={styles.values}>
        {values.map(({ value, count, isChosen }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={isChosen}
              // A chosen value can always be removed, even where it finds nothing.
              disabled={count === 0 && !isChosen}
              onChange={() => onChoose((now) => toggled(now, name, value))}
            />
            <span>{choiceText(value, t)}</span>
            <span>{formatNumber(count)}</span>
          </label>
        ))}
      </Box>
      {range && (
        <FacetRangeForm
          // Resets the form when the URL changes: after Back, or when its chip was removed.
          key={asked ? rangeText(asked) : ''}
          name={name}
          range={range}
          asked={asked}
          onAsk={(next) =>
            onChoose((now) => {
              const others = chosenOf(now, name).filter((value) => readRange(value) === null);
              return withValues(now, name, next ? [...others, rangeText(next)] : others);
            })
          }
        />
      )}
    </Box>
  );
}

function FacetListSkeleton() {
  return (
    <BusyRegion>
      {['a', 'b', 'c'].map((group) => (
        <Box key={group} sx={{ mb: 3 }}>
          <LightSkeleton sx={{ width: '48%' }} />
          {['a', 'b', 'c', 'd'].map((value) => (
            <LightSkeleton key={value} sx={{ mt: 1, width: '80%', typography: 'body2' }} />
          ))}
        </Box>
      ))}
    </BusyRegion>
  );
}

const styles = {
  others: {
    '& > summary': { py: 1, color: 'brand.text', fontWeight: 600, cursor: 'pointer' },
    '& > fieldset': { mt: 2 },
    '@media (pointer: coarse)': { '& > summary': { py: 1.5 } },
  },
  group: { m: 0, p: 0, border: 0, minWidth: 0 },
  name: { p: 0, mb: 0.5, fontWeight: 600, overflowWrap: 'anywhere' },
  values: {
    // Room for the focus outlines.
    mx: -0.5,
    px: 0.5,
    maxHeight: 424,
    overflowY: 'auto',
    '& label': {
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 32,
      typography: 'body2',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: 44 },
      '@media (hover: hover)': { '&:hover span:first-of-type': { textDecoration: 'underline' } },
    },
    '& input': {
      m: 0,
      width: 20,
      height: 20,
      flex: 'none',
      cursor: 'inherit',
      accentColor: 'var(--mui-palette-secondary-main)',
    },
    '& span:last-of-type': {
      marginInlineStart: 'auto',
      color: 'text.secondary',
      fontVariantNumeric: 'tabular-nums',
    },
    '& input:checked + span': { fontWeight: 600 },
    '& input:disabled ~ span': { color: 'text.disabled', textDecoration: 'none !important' },
  },
} as const;
