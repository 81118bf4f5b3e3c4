import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { langOf } from '#src/api/fields/localized.ts';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { Picture } from '#src/components/picture.tsx';
import { formatPublicDay, formatWithinYear } from '#src/i18n/format/format-public-day.ts';
import { timelineYears } from './timeline-years.ts';
import { type HistoryEntry, historyFields } from '../schema.ts';

/** How many years are shown at first. */
const OPEN_YEARS = 4;

/** Timeline of the history. Years are h3, entries h4. */
export function HistoryTimeline({ entries }: { entries: HistoryEntry[] }) {
  const { t } = useTranslation('about-us');
  const years = timelineYears(entries);
  // One single year is not worth hiding.
  const shown = years.length > OPEN_YEARS + 1 ? OPEN_YEARS : years.length;
  const earlier = years.slice(shown);
  return (
    <>
      <TimelineYears years={years.slice(0, shown)} />
      {earlier.length > 0 && (
        <details>
          <Box component="summary" sx={summaryStyles}>
            {t('history.earlier', {
              from: earlier.at(-1)?.[0],
              to: earlier[0]?.[0],
              count: earlier.reduce((sum, [, rows]) => sum + rows.length, 0),
            })}
          </Box>
          <TimelineYears years={earlier} />
        </details>
      )}
    </>
  );
}

type TimelineYearsProps = {
  years: ReturnType<typeof timelineYears<HistoryEntry>>;
};

function TimelineYears({ years }: TimelineYearsProps) {
  return (
    <Box component="ol">
      {years.map(([year, rows]) => (
        <Box component="li" key={year} sx={yearStyles}>
          <Typography component="h3" sx={figureStyles}>
            {year}
          </Typography>
          <Box component="ol" sx={lineStyles}>
            {rows.map((entry) => (
              <TimelineItem key={entry.id} entry={entry} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const summaryStyles = {
  width: 'fit-content',
  mb: 3,
  py: 1.25,
  color: 'brand.text',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
};
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
/** Vertical line with the dots of the entries. */
const lineStyles = {
  pb: { xs: 4, md: 5 },
  paddingInlineStart: { xs: 3, md: 5 },
  marginInlineStart: '6px',
  borderInlineStart: '2px solid',
  borderColor: 'divider',
};

function TimelineItem({ entry }: { entry: HistoryEntry }) {
  const { date, title, description, image } = entry;
  const day = formatWithinYear(date);
  return (
    <Box component="li" sx={itemStyles}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {day !== '' && (
          <Typography
            component="time"
            variant="body2"
            dateTime={date}
            title={formatPublicDay(date)}
            sx={{ display: 'block', color: 'text.secondary' }}
          >
            {day}
          </Typography>
        )}
        <Typography
          variant="h6"
          component="h4"
          lang={langOf(entry, 'title')}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {title}
        </Typography>
        {description && (
          <Typography
            lang={langOf(entry, 'description')}
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
            ratio={historyFields.image.crops.timeline}
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
  // The dot on the line.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '22px',
    // The distance to the line, plus half of the line and of the dot.
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

export function HistoryTimelineSkeleton() {
  return Array.from({ length: 5 }, (_, index) => (
    <Box key={index} sx={yearSkeletonStyles}>
      <LightSkeleton sx={{ width: 112, typography: 'h3' }} />
      <Box sx={{ flex: 1, paddingInlineStart: { md: 3 } }}>
        <LightSkeleton sx={{ width: 64, typography: 'body2' }} />
        <LightSkeleton sx={{ width: '40%', typography: 'h6' }} />
        <LightSkeleton sx={{ mt: 0.5, width: 'min(100%, 480px)' }} />
      </Box>
    </Box>
  ));
}

const yearSkeletonStyles = {
  display: 'flex',
  flexDirection: { xs: 'column', md: 'row' },
  gap: { xs: 2, md: 6 },
  minHeight: 160,
};
