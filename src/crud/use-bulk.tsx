import { lazy, Suspense, useState } from 'react';
import type { RefObject } from 'react';
import type { Id } from '#src/api/fields.ts';
import type { BulkKind } from '#src/components/list/bulk-dialog.tsx';
import { useFocusAfter } from '#src/components/list/use-focus-after.ts';
import type { Selection } from '#src/components/list/use-selection.ts';
import { canHide, useBulkCalls } from './use-bulk-calls.ts';
import type { BulkApi } from './use-bulk-calls.ts';

const BulkDialog = lazy(async () => {
  const { BulkDialog: dialog } = await import('#src/components/list/bulk-dialog.tsx');
  return { default: dialog };
});

type BulkProps<T, Input> = {
  api: BulkApi<T, Input>;
  labelOf: (record: T) => string;
  selection: Selection;
  /** The list's element, which can take the focus. */
  place: RefObject<HTMLElement | null>;
};

/**
 * Deleting, showing and hiding records of a list, one or many: `ask(records, kind)` opens the
 * question, `dialog` has to be rendered. What is done is no longer selected. `actionsOn` is what a
 * selection bar takes: `chosen` gives the selected ones of `rows` and maybe of other pages.
 */
export function useBulk<T extends Input & { id: Id }, Input>(props: BulkProps<T, Input>) {
  const { api, labelOf, selection, place } = props;
  const [chosen, setChosen] = useState<{ records: T[]; kind: BulkKind } | null>(null);
  const calls = useBulkCalls(api);
  const rememberFocus = useFocusAfter(place, chosen !== null);

  const ask = (records: T[], kind: BulkKind = 'delete') => {
    rememberFocus();
    setChosen({ records, kind });
  };
  const dialog = chosen && (
    <Suspense>
      <BulkDialog
        kind={chosen.kind}
        items={chosen.records.map((record) => ({ id: record.id, name: labelOf(record) }))}
        action={({ id }) => calls[chosen.kind](id)}
        onRun={calls.refresh}
        onClose={(done) => {
          setChosen(null);
          selection.drop(done);
        }}
      />
    </Suspense>
  );
  const actionsOn = (rows: T[], chosen: () => T[]) => ({
    onDelete: () => ask(chosen()),
    ...(canHide(api, rows) && {
      onShow: () => ask(chosen(), 'show'),
      onHide: () => ask(chosen(), 'hide'),
    }),
  });
  return { ask, actionsOn, dialog };
}
