import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';
import { DragHandle } from './drag-handle.tsx';
import { useRowMotion } from './row-motions.ts';
import type { RowMotions } from './row-motions.ts';
import type { Selection } from './use-selection.ts';

type SortableRowProps = {
  id: Id;
  label: string;
  selection: Pick<Selection, 'ids' | 'toggle'>;
  /** How the list's rows move; none where they stay. */
  motions: RowMotions | undefined;
  children: ReactNode;
};

/** One row of a sortable list: handle, checkbox, and what the type shows of the record. */
export function SortableRow({ id, label, selection, motions, children }: SortableRowProps) {
  const { t } = useTranslation('crud');
  const motion = useRowMotion(motions, id);
  return (
    <ListItem
      ref={motion?.setRow ?? null}
      divider
      disablePadding
      sx={{
        px: 1,
        py: 1,
        gap: 0.5,
        alignItems: 'flex-start',
        bgcolor: 'background.paper',
        // Below another row: its end is that row's end, and the last one's line is that row's line.
        '.MuiListItem-root &': { paddingInlineEnd: 0 },
        '.MuiListItem-root &:last-of-type': { borderBlockEnd: 0 },
        ...(motion?.isDragging && { position: 'relative', zIndex: 1, boxShadow: 8 }),
      }}
      style={motion?.style}
    >
      {motions && <DragHandle label={t('list.moveOf', { name: label })} motion={motion} />}
      <Checkbox
        size="small"
        checked={selection.ids.has(id)}
        onChange={() => selection.toggle(id)}
        slotProps={{ input: { 'aria-label': t('list.selectOf', { name: label }) } }}
      />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </ListItem>
  );
}
