import LessIcon from '@mui/icons-material/ArrowDownward';
import MoreIcon from '@mui/icons-material/ArrowUpward';
import SameIcon from '@mui/icons-material/DragHandle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { formatterFor } from '#src/i18n/format/format.ts';

const percents = formatterFor(
  (code) => new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 0 }),
);

const ICONS = { more: MoreIcon, less: LessIcon, same: SameIcon };

type ChangeProps = {
  value: number;
  before: number | null;
  /** Formats the total before; absent where the change says enough. */
  format?: (value: number) => string;
};

/** Change of a total as an arrow and words. Without a colour, because more is not always better. */
export function Change({ value, before, format }: ChangeProps) {
  const { t } = useTranslation('access-log');
  if (before === null || before === 0) {
    return <Box sx={changeStyles}>{t('statistics.none')}</Box>;
  }
  const change = Math.round((100 * (value - before)) / before) / 100;
  const percent = percents().format(Math.abs(change));
  const direction = change === 0 ? 'same' : change > 0 ? 'more' : 'less';
  const Icon = ICONS[direction];
  return (
    <Box sx={changeStyles}>
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      <strong>{t(`statistics.${direction}`, { percent })}</strong>
      {format && <span>{t('statistics.before', { value: format(before) })}</span>}
    </Box>
  );
}

const changeStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  typography: 'body2',
  color: 'text.secondary',
  '& strong': { fontWeight: 600, color: 'text.primary' },
};
