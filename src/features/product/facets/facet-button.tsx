import FilterIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import type { Choose } from './choices.ts';
import type { Facets } from './use-facets.ts';

const FacetSheet = lazyPart(() => import('./facet-sheet.tsx'), 'FacetSheet');

type FacetButtonProps = {
  facets: Facets;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Number of products found; undefined while it is unknown. */
  total: number | undefined;
  onChoose: Choose;
};

/** Button that opens the filters where there is no room beside the list, with the number of active ones. */
export function FacetButton({ facets, isOpen, onOpen, total, onChoose }: FacetButtonProps) {
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
        sx={styles}
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

const styles = { display: { lg: 'none' }, minHeight: 44, flex: 'none' };
