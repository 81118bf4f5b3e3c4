import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { HistoryEntry } from './schema.ts';

type HistoryTitleProps = { entry: HistoryEntry };

/** Picture and title of an entry, with the beginning of its text. */
export function HistoryTitle({ entry }: HistoryTitleProps) {
  const { title, description, image } = entry;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Box sx={{ width: 64, flexShrink: 0 }}>
        <Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="64px" />
      </Box>
      <Box sx={{ minWidth: 0, lineHeight: 1.4 }}>
        <Typography variant="subtitle2" component="div" noWrap title={title}>
          {title}
        </Typography>
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {description}
        </Typography>
      </Box>
    </Box>
  );
}
