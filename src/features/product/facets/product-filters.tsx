import FilterIcon from '@mui/icons-material/FilterList';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Page } from '#src/api/records/page.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatNumber } from '#src/i18n/format/format.ts';
import type { Product } from '../schema.ts';
import { CoverageNote } from '../search/coverage-note.tsx';
import type { ChosenValues, ChangeChosen } from './choices.ts';
import { ChosenFacets } from './chosen-facets.tsx';
import { FacetList } from './facet-list.tsx';
import type { Facets } from './use-facets.ts';
import type { useListFilters } from './use-list-filters.ts';
import { Failure } from '#src/components/page/failure.tsx';

type ProductFiltersProps = ReturnType<typeof useListFilters> & {
  query: UseQueryResult<Page<Product>>;
  q: string;
  /** The list's address with these choices. */
  addressOf: (choices: ChosenValues) => string;
  /** The product finder among these products; undefined where it is of no use. */
  finder: string | undefined;
  children: ReactNode;
};

/** The list with its filters, the current choices and the number of products found. */
export function ProductFilters(props: ProductFiltersProps) {
  const { facets, isBeside, isOpen, onOpen, query, q, addressOf, finder, children } = props;
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const { choices } = facets;
  const latest = useRef(choices);
  useEffect(() => {
    latest.current = choices;
  }, [choices]);
  const choose: ChangeChosen = (change) => {
    latest.current = change(latest.current);
    void navigate(addressOf(latest.current), { preventScrollReset: true });
  };
  const total = query.isPlaceholderData ? undefined : (query.data?.total ?? undefined);
  return (
    <Box sx={[isBeside && styles.beside]}>
      {isBeside && <FacetSide facets={facets} onChoose={choose} />}
      <Box sx={{ minWidth: 0 }}>
        <CoverageNote
          isCut={facets.isCut}
          categoryId={facets.categoryId}
          sx={{ mb: 3, ...(isBeside && { display: { lg: 'none' } }) }}
        />
        {facets.isPartial && (
          <Failure title={t('list.partial')} onRetry={facets.retry} sx={{ mb: 3 }} />
        )}
        {facets.isNear && (
          <Typography role="status" sx={{ mb: 3 }}>
            {t('list.near', { q })}
          </Typography>
        )}
        {isBeside && (
          <Box sx={[styles.bar, choices.length === 0 && !finder && styles.narrowOnly]}>
            <FacetButton
              facets={facets}
              isOpen={isOpen}
              onOpen={onOpen}
              total={total}
              onChoose={choose}
            />
            <Typography role="status" variant="body2" sx={styles.found}>
              {choices.length > 0 &&
                total !== undefined &&
                t('facet.found', { count: total, number: formatNumber(total) })}
            </Typography>
            <ChosenFacets choices={choices} addressOf={addressOf} />
            {finder && (
              <RouterButton to={finder} variant="soft" color="secondary" sx={{ minHeight: 44 }}>
                {t('finder')}
              </RouterButton>
            )}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}

const styles = {
  beside: {
    display: { lg: 'grid' },
    gridTemplateColumns: '232px minmax(0, 1fr)',
    columnGap: 5,
    alignItems: 'start',
  },
  bar: {
    mb: { xs: 2, md: 3 },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1.5,
    '@media print': { display: 'none' },
  },
  // Without a text it takes no gap.
  found: { color: 'text.secondary', '&:empty': { marginInlineEnd: -1.5 } },
  /** Hidden on wide screens, where it would be empty without choices. */
  narrowOnly: { display: { xs: 'flex', lg: 'none' } },
} as const;

type FacetSideProps = { facets: Facets; onChoose: ChangeChosen };

/** The filters beside the list on wide screens. */
function FacetSide(props: FacetSideProps) {
  const { t } = useTranslation('product');
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sideStyles}>
      <Typography id={id} variant="subtitle1" component="h2">
        {t('facet.title')}
      </Typography>
      <FacetList {...props} />
    </Box>
  );
}

const sideStyles = {
  display: { xs: 'none', lg: 'flex' },
  flexDirection: 'column',
  gap: 3,
  '@media print': { display: 'none' },
} as const;

const FacetSheet = lazyPart(() => import('./facet-sheet.tsx'), 'FacetSheet');

type FacetButtonProps = {
  facets: Facets;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Number of products found; undefined while it is unknown. */
  total: number | undefined;
  onChoose: ChangeChosen;
};

/** Button that opens the filters where there is no room beside the list, with the number of active ones. */
function FacetButton({ facets, isOpen, onOpen, total, onChoose }: FacetButtonProps) {
  const { t } = useTranslation('product');
  const count = facets.choices.reduce((sum, { values }) => sum + values.length, 0);
  const close = () => onOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color={count > 0 ? 'secondary' : 'inherit'}
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...FacetSheet.prefetchOn}
        onClick={() => onOpen(true)}
        sx={{ display: { lg: 'none' }, minHeight: 44, flex: 'none' }}
      >
        <span>{count > 0 ? t('facet.titleOn', { count }) : t('facet.title')}</span>
      </Button>
      <FacetSheet
        isOpen={isOpen}
        facets={facets}
        total={total}
        onChoose={onChoose}
        onClose={close}
        onLoadFailed={close}
      />
    </>
  );
}
