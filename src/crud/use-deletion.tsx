import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, RefObject } from 'react';
import type { Id } from '#src/api/fields.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import type { Selection } from '#src/components/list/use-selection.ts';

type DeletionProps<T extends { id: Id }> = Pick<
  ComponentProps<typeof DeleteDialog<T>>,
  'api' | 'labelOf'
> & {
  selection: Selection;
  /** The list's element, which can take the focus. */
  place: RefObject<HTMLElement | null>;
};

type Asked = { button: Element | null; index: number };

/**
 * Deleting from a list: `ask(records)` opens the question, `dialog` has to be rendered. What is gone
 * is no longer selected, and the focus goes to the delete button of the row that took its place.
 */
export function useDeletion<T extends { id: Id }>(props: DeletionProps<T>) {
  const { api, labelOf, selection, place } = props;
  const [records, setRecords] = useState<T[] | null>(null);
  const asked = useRef<Asked>(null);

  const ask = (chosen: T[]) => {
    const button = document.activeElement;
    asked.current = { button, index: deleteButtons(place).findIndex((one) => one === button) };
    setRecords(chosen);
  };

  // The row goes when the list is read again, some renders after the dialog.
  useEffect(() => {
    if (records || !asked.current) return;
    const { button, index } = asked.current;
    if (document.activeElement === button) return;
    asked.current = null;
    if (document.activeElement !== document.body) return;
    const next = index < 0 ? undefined : deleteButtons(place);
    (next?.[index] ?? next?.at(-1) ?? place.current)?.focus();
  });

  const dialog = records && (
    <DeleteDialog
      api={api}
      records={records}
      labelOf={labelOf}
      onClose={(deleted) => {
        setRecords(null);
        selection.drop(deleted);
      }}
    />
  );
  return { ask, dialog };
}

function deleteButtons(place: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(place.current?.querySelectorAll<HTMLElement>('[data-delete]') ?? [])];
}
