import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { assetUrl } from '#src/api/files/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import type { HistoryEntry } from './schema.ts';

type HistoryListCardProps = { entry: HistoryEntry; actions: ReactNode };

/** A row of the list on phones. Its title is a cell of the grid too. */
export function HistoryListCard({ entry, actions }: HistoryListCardProps) {
  return (
    <>
      <HistoryTitle entry={entry} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusSwitch record={entry} name={entry.title} />
        <Typography variant="caption" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {formatDay(entry.date)}
        </Typography>
        {actions}
      </Box>
    </>
  );
}

type HistoryTitleProps = { entry: HistoryEntry };

export function HistoryTitle({ entry }: HistoryTitleProps) {
  const { id, title, description, image } = entry;
  return (
    <PictureTitle
      picture={<Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="64px" />}
      width={64}
      title={title}
      to={editPathOf(id)}
      texts={[description]}
    />
  );
}
