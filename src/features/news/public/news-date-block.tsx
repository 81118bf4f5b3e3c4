import Box from '@mui/material/Box';
import { serverDay } from '#src/lib/calendar-date.ts';
import { rowStyles } from './news-row-styles.ts';

type NewsDateBlockProps = { iso: string };

/** The day large, the month below. Only to be seen: the row's text says the date too. */
export function NewsDateBlock({ iso }: NewsDateBlockProps) {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return <Box sx={rowStyles.date} />;
  const [year, month, day] = serverDay(time).split('-');
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
