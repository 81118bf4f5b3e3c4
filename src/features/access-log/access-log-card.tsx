import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { formatDuration } from './format-duration.ts';
import type { AccessLog } from './schema.ts';
import { useAgentText } from './use-agent-text.ts';

type AccessLogCardProps = { visit: AccessLog; actions: ReactNode };

/** A visit in the list on phones. */
export function AccessLogCard({ visit, actions }: AccessLogCardProps) {
  const { createTime, path, region, ip, userAgent, username, duration } = visit;
  const { browser, system } = useAgentText()(userAgent);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{path}</bdi>
        </Typography>
        {[
          [formatDateTime(createTime), formatDuration(duration)],
          [region, ip, username],
          [browser, system],
        ].map((texts) => (
          <Typography
            key={texts[0]}
            variant="caption"
            component="div"
            sx={{ color: 'text.secondary' }}
          >
            {texts.filter((text) => text !== '').join(' · ')}
          </Typography>
        ))}
      </Box>
      {actions}
    </Box>
  );
}
