import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/id.ts';
import type { Selection } from './use-selection.ts';

type SortableRowProps = {
  id: Id;
  label: string;
  selection: Pick<Selection, 'ids' | 'toggle'>;
  canMove: boolean;
  children: ReactNode;
};

/** One row of a sortable list: handle, checkbox, and what the type shows of the record. */
export function SortableRow({ id, label, selection, canMove, children }: SortableRowProps) {
  const { t } = useTranslation('crud');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({ id });
  return (
    <ListItem
      ref={setNodeRef}
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
        ...(drag.isDragging && { position: 'relative', zIndex: 1, boxShadow: 8 }),
      }}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {canMove && (
        <IconButton
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('list.moveOf', { name: label })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      )}
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
