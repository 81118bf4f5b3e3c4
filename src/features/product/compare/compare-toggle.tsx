import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { toast } from '#src/lib/toast.ts';
import { sameId } from '#src/lib/records/id.ts';
import {
  type ComparedProduct,
  MAX_COMPARED,
  toggleCompared,
  useCompared,
} from './compare-store.ts';

/**
 * Toggle that adds a product to the comparison. It also works inside a card whose link covers the whole card.
 */
export function CompareToggle({ product }: { product: ComparedProduct }) {
  const { t } = useTranslation('product');
  const isChosen = useCompared().some(({ id }) => sameId(id, product.id));
  const toggle = () => {
    if (!toggleCompared(product)) toast.info(t('compare.full', { count: MAX_COMPARED }));
  };
  return (
    <Box component="label" sx={styles}>
      <input type="checkbox" checked={isChosen} onChange={toggle} />
      {t('compare.choose')}
      <VisuallyHidden>
        <span lang={langOf(product, 'name')}>{product.name}</span>
      </VisuallyHidden>
    </Box>
  );
}

const styles = {
  // Above the stretched link of a card.
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  paddingInlineEnd: 1,
  color: 'text.secondary',
  typography: 'body2',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&:has(:checked)': { color: 'text.primary' },
  '& input': {
    m: 0,
    width: 20,
    height: 20,
    flex: 'none',
    cursor: 'inherit',
    accentColor: 'var(--mui-palette-secondary-main)',
  },
  '@media (pointer: coarse)': { minHeight: 44 },
  '@media print': { display: 'none' },
} as const;
