import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { articleContent } from '#src/features/product/details/article-content.ts';
import { KeySpecifications } from '#src/features/product/details/key-specifications.tsx';
import { completeRows } from '#src/features/product/product-meta.ts';
import { productAddress } from '#src/features/product/public/product-address.ts';
import { type Product, productFields } from '#src/features/product/schema.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';
import { isSameFile } from '#src/lib/pictures/focal-point.ts';
import { SupplyTerms } from '../contact/supply-terms.tsx';
import { useCompany } from '../layouts/use-company.ts';
import { SheetFrame, type SheetState } from './sheet-frame.tsx';

type ProductSheetProps = SheetState & { product: Product };

/** A product's data sheet; loaded lazily. */
export function ProductSheet({ product, ...state }: ProductSheetProps) {
  const { t } = useTranslation(['product', 'sheet']);
  const { company } = useCompany();
  const { id, name, model, cover, categoryName, summary } = product;
  const rows = completeRows(product.specifications);
  const images = [...new Set(product.images)].filter((one) => one && !isSameFile(one, cover));
  const { content } = articleContent(product);
  return (
    <SheetFrame kind={t('sheet:product')} url={absoluteUrl(productAddress(id))} {...state}>
      <Box sx={[styles.top, cover !== '' && styles.withPicture]}>
        <div>
          {categoryName && (
            <Box lang={langOf(product, 'categoryName')} sx={styles.category}>
              {categoryName}
            </Box>
          )}
          <Box component="h1" lang={langOf(product, 'name')} sx={styles.name}>
            {name}
          </Box>
          {model && <Box sx={styles.model}>{t('details.model', { model })}</Box>}
          {summary && (
            <Box component="p" lang={langOf(product, 'summary')} sx={styles.summary}>
              {summary}
            </Box>
          )}
        </div>
        {cover !== '' && (
          <Picture
            src={assetUrl(cover)}
            alt={name}
            ratio={productFields.cover.crops.card}
            sizes="660px"
            priority
            sx={{ borderRadius: 1 }}
          />
        )}
      </Box>
      <Box sx={styles.keys}>
        <KeySpecifications rows={rows} />
      </Box>
      {rows.length > 0 && (
        <Box component="section" sx={styles.section}>
          <h2>{t('details.specifications')}</h2>
          <Box component="dl" sx={[styles.rows, rows.length > 5 && { columnCount: 2 }]}>
            {rows.map((row, index) => (
              // Rows have no id and may be equal.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index}>
                <dt lang={langOf(row, 'name')}>{row.name}</dt>
                <dd lang={langOf(row, 'value')}>{formatValue(row.value)}</dd>
              </div>
            ))}
          </Box>
        </Box>
      )}
      {content && (
        <Box component="section" sx={styles.section}>
          <h2>{t('sheet:about')}</h2>
          <Box sx={[styles.text, !content.includes('<table') && styles.twoColumns]}>
            <RichText html={content} lang={langOf(product, 'content')} resolve={assetUrl} />
          </Box>
        </Box>
      )}
      {company && (
        <Box component="section" sx={[styles.section, styles.terms]}>
          <h2>{t('terms.title')}</h2>
          <SupplyTerms company={company} />
        </Box>
      )}
      {images.length > 0 && (
        <Box component="section" sx={styles.section}>
          <h2>{t('sheet:pictures')}</h2>
          <Box sx={[styles.pictures, images.length < 5 && styles.few]}>
            {images.map((image) => (
              <Picture
                key={image}
                src={assetUrl(image)}
                alt=""
                ratio={productFields.cover.crops.card}
                fit="contain"
                sizes="660px"
                priority
                sx={styles.picture}
              />
            ))}
          </Box>
        </Box>
      )}
    </SheetFrame>
  );
}

const styles = {
  top: { display: 'grid', gap: '8mm', alignItems: 'center' },
  withPicture: { gridTemplateColumns: 'minmax(0, 1fr) 60mm' },
  category: { color: 'brand.text', fontSize: '9.5pt', fontWeight: 700 },
  name: {
    m: 0,
    mt: '1mm',
    fontFamily: 'h1.fontFamily',
    fontSize: '24pt',
    fontWeight: 700,
    lineHeight: 1.2,
    textWrap: 'balance',
  },
  model: { mt: '2mm', color: 'text.secondary', fontSize: '11pt', fontWeight: 600 },
  summary: { m: 0, mt: '4mm', fontSize: '11pt', textWrap: 'pretty' },
  keys: {
    '& > dl': {
      mt: '7mm',
      p: 0,
      gap: 0,
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      border: 0,
      borderRadius: 1,
      bgcolor: 'rgba(var(--mui-palette-brand-tintChannel) / 0.08)',
      breakInside: 'avoid',
    },
    '& > dl > div': { m: '4mm 0', px: '5mm' },
    '& > dl > div + div': { borderInlineStart: '0.3mm solid var(--mui-palette-divider)' },
    '& dl dt': { fontSize: '8.5pt' },
    '& dl dd': {
      mt: '0.5mm',
      color: 'brand.text',
      fontSize: '13pt',
      fontWeight: 700,
      lineHeight: 1.3,
    },
  },
  section: {
    mt: '7mm',
    '& > h2': {
      m: 0,
      mb: '2.5mm',
      fontFamily: 'h1.fontFamily',
      fontSize: '13pt',
      lineHeight: 1.3,
      breakAfter: 'avoid',
    },
  },
  rows: {
    m: 0,
    columnGap: '8mm',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: '3mm',
      py: '1.4mm',
      borderBlockEnd: '0.25mm solid var(--mui-palette-divider)',
      breakInside: 'avoid',
    },
    '& dt': { color: 'text.secondary' },
    '& dd': { m: 0, fontWeight: 600 },
  },
  // A table needs the whole width.
  twoColumns: { columnCount: 2, columnGap: '8mm' },
  text: {
    orphans: 2,
    widows: 2,
    '& > *': { fontSize: '9.5pt', lineHeight: 1.6 },
    '& :is(h2, h3, h4)': { mt: '0.8em', mb: '0.3em', fontSize: '10.5pt', breakAfter: 'avoid' },
    '& :is(p, ul, ol)': { my: '0.4em' },
    '& li': { my: 0, pb: '0.3em' },
    '& :is(ul, ol, tr, figure, img, blockquote)': { breakInside: 'avoid' },
    '& figure.video': { display: 'none' },
  },
  pictures: { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '5mm' },
  // The last picture is as wide as the page: mostly a drawing, whose dimensions have to be legible.
  few: { '& > :last-child': { gridColumn: '1 / -1' } },
  picture: {
    bgcolor: 'common.white',
    breakInside: 'avoid',
  },
  terms: {
    breakInside: 'avoid',
    '& > h2:last-child': { display: 'none' },
    '& > dl': {
      mt: 0,
      gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr)',
      fontSize: '9.5pt',
    },
  },
} as const;
