import { arrayMove, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import List from '@mui/material/List';
import type { ReactNode } from 'react';
import { CSS } from '@dnd-kit/utilities';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { SortableArea } from './sortable-area.tsx';
import type { Selection } from '#src/admin/list/core/use-selection.ts';

type SortableListProps<T> = {
  /** The list's accessible name. */
  label: string;
  rows: T[];
  labelOf: (record: T) => string;
  /** Without it there are no checkboxes. */
  selection?: Pick<Selection, 'has' | 'toggle'>;
  /** Called with all rows in their new order; without it the list cannot be sorted. */
  onReorder?: ((rows: T[]) => void) | undefined;
  children: (record: T) => ReactNode;
};

/** A short list, with checkboxes, sorted by dragging or with the handle's keys (space, arrows, space). */
export function SortableList<T extends { id: Id }>(props: SortableListProps<T>) {
  const { label, rows, labelOf, selection, onReorder, children } = props;
  return (
    <SortableArea
      items={rows}
      labelOf={labelOf}
      strategy={verticalListSortingStrategy}
      disabled={!onReorder}
      onMove={(from, to) => onReorder?.(arrayMove(rows, from, to))}
    >
      <List aria-label={label} disablePadding>
        {rows.map((record) => (
          <SortableRow
            key={record.id}
            id={record.id}
            label={labelOf(record)}
            {...(selection && { selection })}
            canMove={onReorder !== undefined}
          >
            {children(record)}
          </SortableRow>
        ))}
      </List>
    </SortableArea>
  );
}

type SortableRowProps = {
  id: Id;
  label: string;
  selection?: Pick<Selection, 'has' | 'toggle'>;
  canMove: boolean;
  children: ReactNode;
};

function SortableRow({ id, label, selection, canMove, children }: SortableRowProps) {
  const { t } = useTranslation('crud');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: String(id),
  });
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
        // In a nested list the outer row has the padding and the last divider.
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
      {selection && (
        <Checkbox
          size="small"
          checked={selection.has(id)}
          onChange={() => selection.toggle(id)}
          slotProps={{ input: { 'aria-label': t('list.selectOf', { name: label }) } }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>{children}</Box>
    </ListItem>
  );
}
