import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { Picture } from '#src/components/picture.tsx';
import { RouterLink } from '#src/components/router-link.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { FileLink } from '../downloads/file-list.tsx';
import { findManual } from '../downloads/product-files.ts';
import { type Product, productFields } from '../schema.ts';
import { ChineseMark } from '../public/chinese-mark.tsx';
import { productAddress } from '../public/product-address.ts';
import type { CompareRow } from './compare-rows.ts';
import { compareTableStyles as styles } from './compare-table-styles.ts';

type CompareTableProps = {
  products: readonly Product[];
  rows: readonly CompareRow[];
  /** A button to ask for a quote for a product. */
  ask: (product: Product) => ReactNode;
  onRemove: (id: Id) => void;
};

/**
 * The table of the comparison. Names and products stay in sight: on phones inside the table, where two
 * products fill the width and the names are above the values; else in the window.
 */
export function CompareTable({ products, rows, ask, onRemove }: CompareTableProps) {
  const { t, i18n } = useTranslation('product');
  const manuals = import.meta.env.HAS_DOWNLOADS
    ? products.map((product) => findManual(product, i18n.language === 'cn' ? 'zh' : 'en'))
    : [];
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <Box role="region" aria-label={t('compare.title')} tabIndex={0} sx={styles.frame}>
      <Box
        component="table"
        sx={[styles.table, { '--products': products.length }, products.length > 2 && styles.three]}
      >
        <thead>
          <tr>
            <td>
              <VisuallyHidden>{t('details.specifications')}</VisuallyHidden>
            </td>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <CompareHead product={product} onRemove={() => onRemove(product.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Box component="tr" sx={styles.actions}>
            <th scope="row">
              <VisuallyHidden>{t('ask.action')}</VisuallyHidden>
            </th>
            {products.map((product) => (
              <td key={product.id}>
                <Box sx={styles.cover}>
                  <Picture
                    src={assetUrl(product.cover)}
                    alt=""
                    ratio={productFields.cover.crops.card}
                    sizes="200px"
                  />
                </Box>
                {ask(product)}
              </td>
            ))}
          </Box>
          {rows.map(({ key, name, values, isDifferent }) => (
            <Box
              component="tr"
              key={key}
              sx={products.length < 2 ? undefined : isDifferent ? styles.different : styles.equal}
            >
              <th scope="row">
                <span>
                  <span lang={name.lang}>{name.text}</span>
                  {isDifferent && <VisuallyHidden>{t('compare.different')}</VisuallyHidden>}
                </span>
              </th>
              {values.map(({ text, lang }, index) => (
                <td key={products[index]?.id} lang={lang}>
                  {text || <Missing text={t('compare.none')} />}
                </td>
              ))}
            </Box>
          ))}
          {import.meta.env.HAS_DOWNLOADS && manuals.some(Boolean) && (
            <tr>
              <th scope="row">
                <span>{t('download.kind.manual')}</span>
              </th>
              {manuals.map((manual, index) => (
                <td key={products[index]?.id}>
                  {manual && products[index] ? (
                    <FileLink file={manual} product={products[index]} />
                  ) : (
                    <Missing text={t('compare.noManual')} />
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </Box>
    </Box>
  );
}

function Missing({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 'normal' }}>
      {text}
    </Box>
  );
}

type CompareHeadProps = { product: Product; onRemove: () => void };

function CompareHead({ product, onRemove }: CompareHeadProps) {
  const { t } = useTranslation('product');
  const { id, name, model } = product;
  return (
    <Box sx={styles.head}>
      <Box sx={styles.words}>
        <RouterLink
          to={productAddress(id)}
          lang={langOf(product, 'name')}
          color="inherit"
          underline="hover"
          title={name}
          sx={styles.name}
        >
          {name}
        </RouterLink>
        {model && (
          <Box component="span" sx={styles.model}>
            {model}
          </Box>
        )}
        <ChineseMark product={product} />
      </Box>
      <IconButton
        size="small"
        aria-label={t('compare.remove', { name })}
        title={t('compare.remove', { name })}
        onClick={onRemove}
        sx={styles.remove}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
