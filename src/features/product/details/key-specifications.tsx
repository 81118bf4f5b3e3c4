import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { KEY_SPECIFICATIONS } from '../schema.ts';

type KeySpecificationsProps = { rows: { name: string; value: string }[] };

/** The first specifications at a glance; nothing if the whole table is no longer than that. */
export function KeySpecifications({ rows }: KeySpecificationsProps) {
  const { t } = useTranslation('product');
  if (rows.length <= KEY_SPECIFICATIONS) return null;
  return (
    <Box component="dl" aria-label={t('details.keySpecifications')} sx={styles}>
      {rows.slice(0, KEY_SPECIFICATIONS).map((row, index) => (
        // Rows have no id and may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt lang={langOf(row, 'name')}>{row.name}</dt>
          <dd lang={langOf(row, 'value')}>{unbroken(formatValue(row.value))}</dd>
        </div>
      ))}
    </Box>
  );
}

/** Without a line break between a number and what belongs to it. */
const unbroken = (value: string) => value.replaceAll(/(\d) (?=\S)/g, '$1\u00A0');

const styles = {
  m: 0,
  mt: 3,
  py: 2,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(96px, 100%), 1fr))',
  borderBlock: '1px solid',
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, mt: 0.5, fontWeight: 600 },
};
