import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Editors put the most important ones first. */
const SHOWN = 3;

type KeySpecificationsProps = { rows: { name: string; value: string }[] };

/** The first specifications at a glance; nothing if the whole table is no longer than that. */
export function KeySpecifications({ rows }: KeySpecificationsProps) {
  const { t } = useTranslation('product');
  if (rows.length <= SHOWN) return null;
  return (
    <Box component="dl" aria-label={t('details.keySpecifications')} sx={styles}>
      {rows.slice(0, SHOWN).map(({ name, value }, index) => (
        // Rows have no id and may be equal.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

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
