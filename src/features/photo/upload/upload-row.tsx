import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { memo, useRef } from 'react';
import { cutAfter } from '#src/components/stretched-link.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { UploadActions } from './upload-actions.tsx';
import type { UploadItem } from './upload-item.ts';
import { UploadNote } from './upload-note.tsx';
import type { UploadQueue } from './upload-queue.ts';

type UploadRowProps = {
  item: UploadItem;
  queue: UploadQueue;
  /** Called when the row was taken off the list. */
  onGone: () => void;
};

/** One chosen file. Drawn anew only when something of it changes: there may be hundreds. */
export const UploadRow = memo(function UploadRow({ item, queue, onGone }: UploadRowProps) {
  const row = useRef<HTMLLIElement>(null);
  return (
    <ListItem ref={row} tabIndex={-1} divider sx={rowStyles}>
      <FileThumbnail file={item.prepared} />
      <Box sx={{ flex: '1 1 130px', minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" sx={nameStyles}>
          {item.file.name}
        </Typography>
        <UploadNote item={item} />
      </Box>
      <UploadActions
        item={item}
        queue={queue}
        onChanged={() => row.current?.focus()}
        onGone={onGone}
      />
    </ListItem>
  );
});

/** On phones a button with words comes to stand below the rest. */
const rowStyles = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: 0.5,
  px: 2,
};

const nameStyles = { ...cutAfter({ xs: 2, sm: 1 }), overflowWrap: 'anywhere' } as const;
