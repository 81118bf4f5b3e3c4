import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Id } from '#src/api/fields.ts';
import type { Selection } from '#src/components/list/use-selection.ts';
import { RecordBulkDialog } from './record-bulk-dialog.tsx';
import type { BulkApi, BulkKind } from './record-bulk-dialog.tsx';

type BulkProps<T, Input> = {
  api: BulkApi<T, Input>;
  labelOf: (record: T) => string;
  selection: Selection;
  /** The list's element, which can take the focus. */
  place: RefObject<HTMLElement | null>;
};

/** Whether records of this kind can be shown and hidden: they say which, and can be read and updated. */
export function canHide<T extends object, Input>(api: BulkApi<T, Input>, rows: T[]): boolean {
  const [first] = rows;
  return Boolean(api.one && api.update && first && 'status' in first);
}

type Asked = { button: Element | null; index: number };

/**
 * Deleting, showing and hiding records of a list, one or many: `ask(records, kind)` opens the
 * question, `dialog` has to be rendered. What is done is no longer selected; after deleting, the
 * focus goes to the delete button of the row that took the place.
 */
export function useBulk<T extends Input & { id: Id }, Input>(props: BulkProps<T, Input>) {
  const { api, labelOf, selection, place } = props;
  const [chosen, setChosen] = useState<{ records: T[]; kind: BulkKind } | null>(null);
  const asked = useRef<Asked>(null);

  const ask = (records: T[], kind: BulkKind = 'delete') => {
    const button = document.activeElement;
    asked.current = { button, index: deleteButtons(place).findIndex((one) => one === button) };
    setChosen({ records, kind });
  };

  // The row goes when the list is read again, some renders after the dialog.
  useEffect(() => {
    if (chosen || !asked.current) return;
    const { button, index } = asked.current;
    if (document.activeElement === button) return;
    asked.current = null;
    if (document.activeElement !== document.body) return;
    const next = index < 0 ? undefined : deleteButtons(place);
    (next?.[index] ?? next?.at(-1) ?? place.current)?.focus();
  });

  const dialog = chosen && (
    <RecordBulkDialog
      {...chosen}
      api={api}
      labelOf={labelOf}
      onClose={(done) => {
        setChosen(null);
        selection.drop(done);
      }}
    />
  );
  return { ask, dialog };
}

function deleteButtons(place: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(place.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];
}
