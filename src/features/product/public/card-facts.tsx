import Box from '@mui/material/Box';
import { langOf } from '#src/api/fields/localized.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import type { Product } from '../schema.ts';

const SHOWN = 2;

/** The first specifications of a product, by which to tell products apart that share one picture. */
export function CardFacts({ product }: { product: Pick<Product, 'specifications'> }) {
  const facts = product.specifications.filter(({ name, value }) => name && value).slice(0, SHOWN);
  if (facts.length === 0) return null;
  return (
    <Box component="dl" sx={styles}>
      {facts.map((row, index) => (
        // Rows have no id and may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt lang={langOf(row, 'name')}>{row.name}</dt>
          <dd lang={langOf(row, 'value')}>{formatValue(row.value)}</dd>
        </div>
      ))}
    </Box>
  );
}

const styles = {
  m: 0,
  mt: 0.5,
  typography: 'body2',
  overflowWrap: 'anywhere',
  // A single character may be wider than a phone's column.
  overflow: 'hidden',
  '& dt, & dd': { display: 'inline', m: 0 },
  '& dt': { color: 'text.secondary' },
  // A margin would be on the wrong side where the text and the page run differently.
  '& dt::after': { content: '"\\2002"' },
  '& dd': { fontWeight: 600 },
};
