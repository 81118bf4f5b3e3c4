import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TimelineItem } from './timeline-item.tsx';
import { timelineYears } from './timeline-years.ts';
import type { TimelineEntry } from './timeline-years.ts';

type HistoryTimelineProps = {
  entries: TimelineEntry[];
  /** One that stands out: the one being edited. */
  marked?: TimelineEntry;
};

/**
 * The company's history, newest first, the years large (P8). Pure: the back office's preview is this.
 * Years are headings of the third level, entries of the fourth.
 */
export function HistoryTimeline({ entries, marked }: HistoryTimelineProps) {
  // A language switch writes the dates anew.
  useTranslation();
  return (
    <Box component="ol" sx={listStyles}>
      {timelineYears(entries).map(([year, rows]) => (
        <Box component="li" key={year} sx={yearStyles}>
          <Typography component="h3" sx={figureStyles}>
            {year}
          </Typography>
          <Box component="ol" sx={{ ...listStyles, ...lineStyles }}>
            {rows.map((entry) => (
              <TimelineItem key={entry.id ?? 'new'} entry={entry} isMarked={entry === marked} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const listStyles = { m: 0, p: 0, listStyle: 'none' };
const yearStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '160px minmax(0, 1fr)' },
};
const figureStyles = {
  color: 'brand.text',
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2rem', md: '3rem' },
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  pb: { xs: 2, md: 0 },
};
/** The line through the years: entries stand after it, each with its dot on it. */
const lineStyles = {
  pb: { xs: 4, md: 5 },
  paddingInlineStart: { xs: 3, md: 5 },
  marginInlineStart: '6px',
  borderInlineStart: '2px solid',
  borderColor: 'divider',
};
