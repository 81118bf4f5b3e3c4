import Box from '@mui/material/Box';
import { dateParts } from '#src/i18n/format.ts';
import { rowStyles } from './news-row-styles.ts';

type NewsDateBlockProps = { iso: string };

/** The day large, the month below. Only to be seen: the row's text says the date too. */
export function NewsDateBlock({ iso }: NewsDateBlockProps) {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return <Box sx={rowStyles.date} />;
  const { day, month, year } = dateParts(date);
  const yearAndMonth = `${year}.${month}`;
  return (
    <Box aria-hidden sx={rowStyles.date}>
      <Box component="span" sx={rowStyles.day}>
        {day}
      </Box>
      {yearAndMonth}
    </Box>
  );
}
