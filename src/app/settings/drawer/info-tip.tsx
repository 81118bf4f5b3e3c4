import InfoIcon from '@mui/icons-material/InfoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** An info icon with a tooltip that opens on hover, focus and touch. */
export function InfoTip({ text }: { text: string }) {
  return (
    <Tooltip title={text} placement="top" enterTouchDelay={0}>
      <IconButton size="small" sx={{ p: 0.5, cursor: 'default' }}>
        <InfoIcon sx={{ fontSize: '1rem' }} />
      </IconButton>
    </Tooltip>
  );
}
