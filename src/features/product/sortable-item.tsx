import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

type SortableItemProps = {
  id: string;
  label: string;
  sx: SystemStyleObject;
  /** Renders the content, given the drag handle. */
  children: (handle: ReactNode) => ReactNode;
};

/** A draggable list item inside a `SortableArea`. */
export function SortableItem({ id, label, sx, children }: SortableItemProps) {
  const { t } = useTranslation('crud');
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({ id });
  const handle = (
    <IconButton
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      size="small"
      aria-label={t('list.moveOf', { name: label })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={[sx, drag.isDragging && { position: 'relative', zIndex: 1, boxShadow: 8 }]}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      {children(handle)}
    </Box>
  );
}

type ElementRef = RefObject<HTMLElement | null>;

/**
 * After the removal of a row: focuses the same button in the row that is now at `index`, else in
 * the last row, else `fallback`.
 */
export function focusNth(
  list: ElementRef,
  selector: string,
  index: number,
  fallback: ElementRef,
): void {
  requestAnimationFrame(() => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? fallback.current)?.focus();
  });
}
