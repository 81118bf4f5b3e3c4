import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasField } from '#src/api/wire/server-call.ts';
import { toast } from '#src/lib/toast.ts';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { failedText } from '#src/admin/deletion/delete-later.ts';
import { toastFailures } from '#src/admin/deletion/failure-toast.tsx';
import { STATUS } from '#src/api/fields/status.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { Id } from '#src/lib/records/id.ts';
import type { BulkItem, BulkTexts } from './bulk-dialog.tsx';
import type { BulkField } from './bulk-field.ts';
import type { List } from '#src/admin/list/core/list-context.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import type { Undo } from '#src/admin/deletion/offer-undo.ts';
import { type BulkApi, canHide, useBulkCalls } from './use-bulk-calls.ts';
import { UnsavedNote } from './unsaved-note.tsx';
import { useDeletedCopies } from './deleted-copies.ts';
import { useFocusAfter } from '#src/admin/ui/use-focus-after.ts';

const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'), 'BulkDialog');
const BulkFieldDialog = lazyPart(() => import('./bulk-field-dialog.tsx'), 'BulkFieldDialog');

export type BulkOptions<T, Input> = {
  api: BulkApi<T, Input>;
  labelOf: (record: T) => string;
  list: Pick<List, 'selection' | 'place'>;
  /** Why a record cannot be deleted, where the list already knows. */
  refusalOf?: ((record: T) => string | undefined) | undefined;
  /** The fields that can be set for many records at once. */
  fields?: BulkField[] | undefined;
  /** What is asked before a deletion, where it does more than delete. */
  deleteText?: ((records: BulkItem[]) => string) | undefined;
};

/** An action of the content type's own. */
export type CustomAction<T> = {
  textsOf: (records: BulkItem[]) => BulkTexts;
  /** @returns a function that undoes it */
  run: (record: T) => Promise<Undo | undefined>;
};

export type BulkAction<T> = 'delete' | 'show' | 'hide' | BulkField | CustomAction<T>;

type Chosen<T> = { records: T[]; action: BulkAction<T> };

/**
 * Deletes, shows and hides one or many records of a list, sets their fields, and does what is the type's own:
 * `ask(records, action)` opens the dialog, and `dialog` must be rendered. All of it can be undone for some seconds. Deleted records
 * disappear at once; the rest runs with progress and a result for each. A record that cannot be deleted
 * stays, and the dialog says why. Finished records are deselected. `actionsOn` returns the props of a
 * selection bar; its `chosen` returns the selected records, also of other pages.
 */
export function useBulk<T extends Input & { id: Id }, Input>(options: BulkOptions<T, Input>) {
  const { api, labelOf, list, refusalOf, deleteText } = options;
  const fields = (options.fields ?? []).filter(({ name }) => hasField(`GET /${api.name}`, name));
  const { t } = useTranslation('crud');
  const [chosen, setChosen] = useState<Chosen<T> | null>(null);
  const calls = useBulkCalls(api);
  const may = useMay();
  const copyDeleted = useDeletedCopies(api);
  const rememberFocus = useFocusAfter(list.place, chosen !== null);

  const named = (record: T) => ({ id: record.id, name: labelOf(record) });
  const refusalsOf = (records: T[]) =>
    records.flatMap((record) => {
      const why = refusalOf?.(record);
      return why === undefined ? [] : [{ ...named(record), why }];
    });
  const ask = (records: T[], action: BulkAction<T>) => {
    const refused = action === 'delete' ? refusalsOf(records) : [];
    if (refused.length > 0 && refused.length === records.length) {
      toastRefusals(refused);
      return;
    }
    rememberFocus();
    setChosen({ records, action });
  };
  const close = (done: Id[]) => {
    setChosen(null);
    list.selection.drop(done);
  };
  const dialogOf = ({ records, action }: Chosen<T>) => {
    const items = records.map(named);
    const common = { items, onRun: calls.refresh, onClose: close, onLoadFailed: () => close([]) };
    if (action === 'delete') {
      const refused = refusalsOf(records);
      const remaining = new Set(refused.map(({ id }) => id));
      const deleted = items.filter(({ id }) => !remaining.has(id));
      return (
        <DeleteDialog
          api={{ ...api, copyDeleted }}
          records={deleted}
          refused={refused}
          text={deleteText?.(deleted)}
          note={<UnsavedNote type={api.name} records={deleted} />}
          onClose={close}
        />
      );
    }
    if (typeof action === 'object' && 'kind' in action) {
      return (
        <BulkFieldDialog
          {...common}
          field={action}
          set={({ id }, value) => calls.set(id, { [action.name]: value })}
        />
      );
    }
    const { textsOf, run } = typeof action === 'object' ? action : statusAction(action);
    return (
      <BulkDialog
        {...common}
        texts={textsOf(items)}
        action={async ({ id }) => {
          const record = records.find((one) => one.id === id);
          return record && run(record);
        }}
      />
    );
  };
  const statusAction = (action: 'show' | 'hide'): CustomAction<T> => ({
    textsOf: (items) => ({
      // Literal keys, because a test finds unused texts by them.
      title: t(`${action}.title`),
      action: t(`${action}.action`),
      question: pluralText(items, {
        one: (name) => t(`${action}.ask`, { name }),
        many: (count) => t(`${action}.askMany`, { count }),
      }),
      done: (done) =>
        pluralText(done, {
          one: (name) => t(`${action}.done`, { name }),
          many: (count) => t(`${action}.doneMany`, { count }),
        }),
    }),
    run: ({ id }) => calls.set(id, { status: STATUS[action === 'show' ? 'shown' : 'hidden'] }),
  });
  const dialog = chosen && dialogOf(chosen);
  const actionsOn = (rows: T[], chosen: () => T[]) => ({
    ...(may('remove') && { onDelete: () => ask(chosen(), 'delete') }),
    ...(may('edit') &&
      canHide(api, rows) && {
        onShow: () => ask(chosen(), 'show'),
        onHide: () => ask(chosen(), 'hide'),
      }),
    ...(may('edit') &&
      fields.length > 0 && {
        fields,
        onField: (field: BulkField) => ask(chosen(), field),
      }),
  });
  return { ask, actionsOn, dialog, calls };
}

type PluralTexts = { one: (name: string) => string; many: (count: number) => string };

/** A text about one record by its name, or about many by their number. */
export function pluralText(items: BulkItem[], { one, many }: PluralTexts): string {
  const [first] = items;
  return first && items.length === 1 ? one(first.name) : many(items.length);
}

function toastRefusals(refused: { id: Id; name: string; why: string }[]): void {
  const [first] = refused;
  if (first && refused.length === 1) toast.error(first.why);
  else {
    toastFailures({
      title: failedText(refused),
      failures: refused.map(({ why, ...record }) => ({
        record,
        error: new ApiError({ kind: 'rejected', call: 'delete', message: why }),
      })),
    });
  }
}
