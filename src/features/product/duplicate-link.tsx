import CopyIcon from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListLinkState } from '#src/crud/list-rows.tsx';
import type { Product } from './schema.ts';

type DuplicateLinkProps = { product: Product };

/** From a product's row to a new form that starts with its values. */
export function DuplicateLink({ product }: DuplicateLinkProps) {
  const { t } = useTranslation('products');
  const state = useListLinkState();
  return (
    <Tooltip title={t('duplicate')}>
      <IconButton
        component={Link}
        size="small"
        to={`../new?copy=${encodeURIComponent(product.id)}`}
        state={state}
        aria-label={t('duplicateOf', { name: product.name })}
      >
        <CopyIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
