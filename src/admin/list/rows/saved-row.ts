import { useEffect } from 'react';
import type { Id } from '#src/lib/records/id.ts';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import type { List } from '#src/admin/list/core/list-context.ts';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';

/** What was saved last; null once its row was marked. */
const last: { saved: { list: string; id: Id } | null } = { saved: null };

/** Says which record of a list was just saved. */
export function markSaved(list: string, id: Id): void {
  last.saved = { list, id };
}

/** Marks the row of the record that was just saved with `data-saved` for a moment, once the list shows it. */
export function useSavedRow({ place, rows }: List): void {
  const { path } = useTypeHandle().list;
  useEffect(() => {
    const { saved } = last;
    if (saved?.list !== path || rows.length === 0) return undefined;
    // The grid draws its rows after this.
    const frame = requestAnimationFrame(() => {
      const link = place.current?.querySelector(`a[href$="/${editPathOf(saved.id)}"]`);
      const row = link?.closest<HTMLElement>('[role="row"], li');
      if (!row) return;
      last.saved = null;
      row.dataset.saved = '';
      row.addEventListener('animationend', () => delete row.dataset.saved, { once: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [path, place, rows]);
}
