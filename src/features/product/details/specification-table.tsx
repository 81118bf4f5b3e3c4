import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf } from '#src/api/fields/localized.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';

type SpecificationTableProps = { rows: { name: string; value: string }[] };

export function SpecificationTable({ rows }: SpecificationTableProps) {
  const { t } = useTranslation('product');
  const id = useId();
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography id={id} variant="h3" component="h2">
        {t('details.specifications')}
      </Typography>
      <Box component="table" aria-labelledby={id} sx={tableStyles}>
        <tbody>
          {rows.map((row, index) => (
            // Rows have no id and may be equal.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              <th scope="row" lang={langOf(row, 'name')}>
                {row.name}
              </th>
              <td lang={langOf(row, 'value')}>{formatValue(row.value)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const tableStyles = {
  mt: 2,
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  overflowWrap: 'anywhere',
  '& tr': { borderBlock: '1px solid', borderColor: 'divider', breakInside: 'avoid' },
  '& th, & td': {
    px: { xs: 1, sm: 2 },
    py: 1.5,
    textAlign: 'inherit',
    verticalAlign: 'top',
    // Some single characters are wider than the column on a phone.
    overflow: 'hidden',
  },
  '& th': { width: { xs: '44%', sm: '40%' }, fontWeight: 'normal', color: 'text.secondary' },
};
