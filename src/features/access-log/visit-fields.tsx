import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { NARROWING } from './access-log-filters.tsx';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './use-agent-text.ts';

type VisitFieldsProps = {
  visit: AccessLog;
  onNarrow: (name: (typeof NARROWING)[number], value: string) => void;
};

/** The fields of a visit; most of them can narrow the log to others like it. */
export function VisitFields({ visit, onNarrow }: VisitFieldsProps) {
  const { t } = useTranslation('access-log');
  const { browser, system } = useAgentText()(visit.userAgent);
  const texts = {
    createTime: formatDateTime(visit.createTime),
    path: visit.path,
    referrer: visit.referrer,
    region: visit.region,
    ip: visit.ip,
    username: visit.username,
    duration: formatDuration(visit.duration),
    device: [browser, system].filter((text) => text !== '').join(' · '),
    userAgent: visit.userAgent,
  };
  const names = Object.keys(texts).filter((name): name is keyof typeof texts => name in texts);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {names.map((name) => {
        const narrowing = NARROWING.find((one) => one === name);
        const label = t(`field.${name}`);
        return (
          <Box key={name} sx={rowStyles}>
            <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {texts[name] || t('details.none')}
              {narrowing && texts[name] !== '' && (
                <Tooltip title={t('filter.apply', { field: label })}>
                  <IconButton
                    size="small"
                    aria-label={t('filter.apply', { field: label })}
                    onClick={() => onNarrow(narrowing, texts[name])}
                    sx={{ marginInlineStart: 0.5 }}
                  >
                    <FilterIcon fontSize="small" />
                  </IconButton>
                </Tooltip>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const rowStyles = {
  py: 1,
  display: 'grid',
  columnGap: 2,
  alignItems: 'baseline',
  gridTemplateColumns: { sm: '128px minmax(0, 1fr)' },
  minHeight: 46,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
