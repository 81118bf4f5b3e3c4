import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { formatHistoryDate, formatWithinYear } from './format-history-date.ts';
import type { TimelineEntry } from './timeline-years.ts';

type TimelineItemProps = {
  entry: TimelineEntry;
  /** The one being edited. */
  isMarked: boolean;
};

/** One entry on the timeline: when within its year, what, with its picture. */
export function TimelineItem({ entry, isMarked }: TimelineItemProps) {
  const { date, title, description, image } = entry;
  const day = formatWithinYear(date);
  return (
    <Box component="li" aria-current={isMarked || undefined} sx={itemStyles}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {day !== '' && (
          <Typography
            component="time"
            variant="body2"
            dateTime={date}
            title={formatHistoryDate(date)}
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {day}
          </Typography>
        )}
        <Typography variant="h6" component="h4" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {description && (
          <Typography
            sx={{ mt: 0.5, maxWidth: '38em', color: 'text.secondary', whiteSpace: 'pre-line' }}
          >
            {description}
          </Typography>
        )}
      </Box>
      {image && (
        <Box sx={{ flex: '0 1 200px', minWidth: 140 }}>
          <Picture
            src={assetUrl(image)}
            alt=""
            ratio={4 / 3}
            sizes="200px"
            sx={{ borderRadius: 1 }}
          />
        </Box>
      )}
    </Box>
  );
}

const itemStyles = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: { xs: 1.5, sm: 3 },
  p: 2,
  borderRadius: 1,
  '&[aria-current]': { bgcolor: 'rgba(var(--mui-palette-brand-mainChannel) / 0.12)' },
  // The dot on the line.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '22px',
    // The line's distance, and half of line and dot.
    insetInlineStart: { xs: 'calc(-24px - 8px)', md: 'calc(-40px - 8px)' },
    boxSizing: 'border-box',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    border: '3px solid',
    borderColor: 'brand.text',
    bgcolor: 'background.paper',
  },
};
