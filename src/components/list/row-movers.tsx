import { arrayMove, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Id } from '#src/lib/id.ts';
import type { RowMotions } from './row-motions.ts';
import { RowMover } from './row-mover.tsx';
import { SortableArea } from './sortable-area.tsx';

type RowMoversProps<T> = {
  rows: T[];
  labelOf: (record: T) => string;
  motions: RowMotions;
  /** Called with all rows in their new order. */
  onReorder: (rows: T[]) => void;
};

/** Lets a list's rows be dragged: with a pointer or the handle's keys, each step announced. */
export function RowMovers<T extends { id: Id }>(props: RowMoversProps<T>) {
  const { rows, labelOf, motions, onReorder } = props;
  return (
    <SortableArea
      items={rows}
      labelOf={labelOf}
      strategy={verticalListSortingStrategy}
      onMove={(from, to) => onReorder(arrayMove(rows, from, to))}
    >
      {rows.map(({ id }) => (
        <RowMover key={id} id={id} motions={motions} />
      ))}
    </SortableArea>
  );
}
