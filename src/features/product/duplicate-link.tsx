import CopyIcon from '@mui/icons-material/ContentCopy';
import { useTranslation } from 'react-i18next';
import { RowLink } from '#src/admin/list/row-link.tsx';
import type { Product } from './schema.ts';

type DuplicateLinkProps = { product: Product };

/** From a product's row to a new form that starts with its values. */
export function DuplicateLink({ product }: DuplicateLinkProps) {
  const { t } = useTranslation('products');
  return (
    <RowLink
      to={`new?copy=${encodeURIComponent(product.id)}`}
      hint={t('duplicate')}
      label={t('duplicateOf', { name: product.name })}
    >
      {COPY}
    </RowLink>
  );
}

const COPY = <CopyIcon fontSize="small" />;
