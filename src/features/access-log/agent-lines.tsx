import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useAgentText } from './use-agent-text.ts';

type AgentLinesProps = { userAgent: string };

/** Browser, and below it the system it ran on. */
export function AgentLines({ userAgent }: AgentLinesProps) {
  const { browser, system } = useAgentText()(userAgent);
  return (
    <Box sx={{ minWidth: 0, lineHeight: 1.4 }} title={userAgent}>
      <Typography variant="body2" noWrap>
        {browser}
      </Typography>
      {system && (
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {system}
        </Typography>
      )}
    </Box>
  );
}
