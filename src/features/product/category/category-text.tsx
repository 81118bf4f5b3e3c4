import { useTranslation } from 'react-i18next';
import type { Product } from '../schema.ts';
import { useCategoryName } from './use-category-name.ts';

type CategoryTextProps = { product: Product };

/** The name of a product's category in the back office, where an unknown one is shown by its id. */
export function CategoryText({ product }: CategoryTextProps) {
  const { t } = useTranslation('crud');
  const name = useCategoryName(product) ?? t('form.unknownChoice', { id: product.categoryId });
  return <span title={name}>{name}</span>;
}
