import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import type { Product } from './schema.ts';
import { useRecommend } from './use-recommend.ts';

type RecommendedSwitchProps = { product: Product };

/** Whether a product stands among the recommended ones, changed in its row: shown at once, taken back where that fails. */
export function RecommendedSwitch({ product }: RecommendedSwitchProps) {
  const { t } = useTranslation('products');
  const { mutate, isPending, variables } = useRecommend(product);
  return (
    <Switch
      size="small"
      checked={isPending ? variables : product.recommended}
      onChange={(_event, checked) => mutate(checked)}
      slotProps={{ input: { 'aria-label': t('recommendOf', { name: product.name }) } }}
    />
  );
}
