import { useTranslation } from 'react-i18next';
import { isUntranslated } from '#src/api/fields/localized.ts';
import { Badge } from '#src/components/badge.tsx';
import type { Product } from '../schema.ts';

/** On the English site, says of a product that its page is in Chinese; nothing for any other. */
export function ChineseMark({ product }: { product: Pick<Product, 'name'> }) {
  const { t } = useTranslation();
  return isUntranslated(product) ? <Badge color="secondary">{t('chineseOnly')}</Badge> : null;
}
