import { useTranslation } from 'react-i18next';
import { isUntranslated } from '#src/api/fields/localized.ts';
import { Badge } from '#src/components/badge.tsx';
import type { Product } from '../schema.ts';

type ChineseMarkProps = { product: Pick<Product, 'name'> };

/** On the English site, says of a product that its page is in Chinese; nothing for any other. */
export function ChineseMark({ product }: ChineseMarkProps) {
  const { t } = useTranslation();
  return isUntranslated(product) ? <Badge color="secondary">{t('chineseOnly')}</Badge> : null;
}
