import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { compareAddress } from '#src/features/product/compare/compare-address.ts';
import type { CompareRow } from '#src/features/product/compare/compare-rows.ts';
import { type Product, productFields } from '#src/features/product/schema.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { SheetFrame, type SheetState } from './sheet-frame.tsx';

type CompareSheetProps = SheetState & {
  products: readonly Product[];
  rows: readonly CompareRow[];
};

/** A comparison on paper; loaded lazily. */
export function CompareSheet({ products, rows, ...state }: CompareSheetProps) {
  const { t } = useTranslation(['product', 'sheet']);
  const url = absoluteUrl(compareAddress(products.map(({ id }) => id)));
  const isMarked = products.length > 1 && rows.some(({ isDifferent }) => isDifferent);
  return (
    <SheetFrame isLandscape kind={t('sheet:comparison')} url={url} {...state}>
      <Box component="table" sx={styles}>
        <thead>
          <tr>
            <th scope="col">
              {t('details.specifications')}
              {isMarked && (
                <div className="legend">
                  <span className="different" />
                  {t('sheet:different')}
                </div>
              )}
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <div className="head">
                  {product.cover && (
                    <Picture
                      src={assetUrl(product.cover)}
                      alt=""
                      ratio={productFields.cover.crops.card}
                      sizes="240px"
                      priority
                      sx={{ flex: 'none', '&&': { width: '22mm' }, borderRadius: 0.5 }}
                    />
                  )}
                  <div>
                    <div className="name" lang={langOf(product, 'name')}>
                      {product.name}
                    </div>
                    {product.model}
                  </div>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values, isDifferent }) => (
            <tr key={key} className={isDifferent && products.length > 1 ? 'different' : undefined}>
              <th scope="row" lang={name.lang}>
                {name.text}
              </th>
              {values.map(({ text, lang }, index) => (
                <td key={products[index]?.id} lang={lang} className={text ? undefined : 'none'}>
                  {text || t('compare.none')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </SheetFrame>
  );
}

const styles = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& tr': { breakInside: 'avoid' },
  '&& :is(th, td)': {
    px: '3mm',
    py: '1.7mm',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'normal',
    borderBlockEnd: '0.25mm solid var(--mui-palette-divider)',
  },
  '&& th:first-of-type': { width: '22%', color: 'text.secondary' },
  '&& thead th': {
    verticalAlign: 'middle',
    color: 'text.secondary',
    borderBlockEnd: '0.5mm solid var(--mui-palette-brand-main)',
  },
  '& .legend': { mt: '1mm', display: 'flex', gap: '2mm', fontSize: '8.5pt' },
  '& .legend > span': {
    flex: 'none',
    width: '6mm',
    height: '1.5em',
    border: '0.25mm solid var(--mui-palette-divider)',
  },
  '& .head': { display: 'flex', alignItems: 'center', gap: '3mm' },
  '& .name': { color: 'text.primary', fontSize: '11pt', fontWeight: 700, lineHeight: 1.3 },
  '&& .different': { bgcolor: 'rgba(var(--mui-palette-brand-tintChannel) / 0.08)' },
  '&& .different td:not(.none)': { fontWeight: 600 },
  '& .none': { color: 'text.secondary' },
} as const;
