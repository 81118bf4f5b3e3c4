import Card from '@mui/material/Card';
import { Calendar } from '../calendar/calendar.tsx';

/** The week's calendar, as wide as the overview. */
export function CalendarCard() {
  return (
    <Card component="section" sx={{ gridColumn: '1 / -1' }}>
      <Calendar view="week" />
    </Card>
  );
}
