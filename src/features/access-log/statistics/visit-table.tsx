import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { VisitCount } from '../tally.ts';
import { type Grouping, MAX_TABLE_ROWS } from './chart.ts';

type VisitTableProps = {
  grouping: Grouping;
  counts: VisitCount[];
  /** Displayed name of a day, page or region. */
  nameOf: (name: string) => string;
  total: number;
  /** Called with the name of the chosen row. */
  onFilter: (name: string) => void;
};

/** Table of the counted visits, days latest first. Choosing a name filters the log by it. */
export function VisitTable({ grouping, counts, nameOf, total, onFilter }: VisitTableProps) {
  const { t } = useTranslation('access-log');
  const { code } = useLanguage().numberFormat;
  const share = new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 1 });
  const isDay = grouping === 'days';
  const rows = isDay ? counts.toReversed() : counts.slice(0, MAX_TABLE_ROWS);
  return (
    <TableContainer tabIndex={0} sx={{ height: 1, overflow: 'auto' }}>
      <Table size="small" stickyHeader aria-label={t(`statistics.${grouping}`)}>
        <TableHead>
          <TableRow>
            <TableCell>{t(`statistics.head.${grouping}`)}</TableCell>
            <TableCell align="right">{t('statistics.visits')}</TableCell>
            <TableCell align="right">{t('statistics.share')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, visits }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                {name === '' ? (
                  t('statistics.unknown')
                ) : (
                  <Link
                    component="button"
                    type="button"
                    onClick={() => onFilter(name)}
                    sx={{ textAlign: 'start' }}
                  >
                    {nameOf(name)}
                  </Link>
                )}
                {grouping === 'pages' && nameOf(name) !== name && name !== '' && (
                  <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                    <bdi dir="ltr">{name}</bdi>
                  </Typography>
                )}
              </TableCell>
              <TableCell align="right">{formatNumber(visits)}</TableCell>
              <TableCell align="right">{share.format(visits / total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
