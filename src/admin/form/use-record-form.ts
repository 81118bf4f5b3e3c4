import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import type { GenericSchema } from 'valibot';
import { changesOf } from '#src/admin/drafts/draft.ts';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { isBeingDeleted } from '#src/admin/deletion/pending-deletions.ts';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { markSaved } from '#src/admin/list/rows/saved-row.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { withSources } from '#src/api/fields/translation.ts';
import { createdId } from '#src/api/records/created-id.ts';
import { patchRecord } from '#src/api/records/patch-record.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { fieldsOf } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import type { Checklist } from './checklist/checklist.ts';
import { draftOptionsOf } from './core/draft-options.ts';
import { saveActionOf } from './core/save-action.ts';
import { isFieldOf, useFormSave } from './core/use-form-save.ts';
import { useSaveKeys } from './core/use-save-keys.ts';
import { useTimesOfNow } from './core/use-times-of-now.ts';
import { useLeaveTyped } from './leave/use-leave-typed.ts';
import { useNextPage } from './leave/use-next-page.ts';
import { type Updated, useRecordUpdate } from './use-record-update.tsx';
import { useWaitingSave } from './use-waiting-save.ts';
import { storeFirstVersion, storeUpdateVersions } from '#src/admin/drafts/save-versions.ts';
import { useRecordVisit } from './visit/use-record-visit.tsx';

type RecordFormOptions<T, Input extends FieldValues> = {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The record that is edited, as the form was opened with it; null creates one. Only the first is used. */
  opened: T | null;
  /** It was deleted meanwhile: saving creates it anew. */
  isGone: boolean;
  /** The form's first values; the same object for as long as the form is mounted. */
  values: Input;
  /** Makes them. */
  makeValues: () => Input;
  /** Focuses the first field. */
  focusFirst: boolean;
  checklist: Checklist<Input> | undefined;
  /** The list, which a save by the button opens. */
  backTo: string;
};

/** How long a toast stays that offers something, in ms. */
const ACTION_TIME = 8000;

/**
 * The state of a record's form: values and validation, autosave, create or update, submit by button
 * and Ctrl+S, and what the fields register (labels, uploads).
 */
export function useRecordForm<T extends Input & { id: Id }, Input extends FieldValues>(
  options: RecordFormOptions<T, Input>,
) {
  const { api, schema, values, makeValues, focusFirst, checklist, backTo } = options;
  const [record, setRecord] = useState(options.opened);
  const opened = options.isGone ? null : record;
  const { t } = useTranslation('crud');
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    values,
    mode: 'onTouched',
  });
  useTimesOfNow(form, values, makeValues);
  const { mutateAsync: create } = useMutation(api.create());
  const { update, conflictDialog } = useRecordUpdate<T, Input>(api, schema);
  const client = useQueryClient();
  const { list } = useTypeHandle();
  const page = use(CurrentPage);
  const next = useNextPage(backTo);
  const leaveTyped = useLeaveTyped(api.name);
  const visit = useRecordVisit(api.name, opened);
  const created = useRef<Id>(undefined);
  const updated = useRef<Updated<T>>(undefined);
  const save = useFormSave<Input>({
    form,
    values,
    save: (input, typed) => {
      const toSend = opened === null ? withSources(values, input) : input;
      return waiting.run({ input: toSend, values: typed }, async (known) => {
        updated.current = undefined;
        if (known === null) {
          const answer = await create(toSend);
          created.current = createdId(answer);
          storeFirstVersion(api.name, created.current, input);
          return answer;
        }
        // Otherwise what is saved now is gone a moment later.
        if (isBeingDeleted(client, api.name, known.id)) {
          toast.warning(t('form.beingDeleted'));
          throw new SaveWithdrawn('The record is being deleted');
        }
        updated.current = await update(known, input);
        const { replaced, saved } = updated.current;
        storeUpdateVersions(api.name, known.id, replaced, saved);
        return undefined;
      });
    },
    announce: (input, answer) => {
      const { title, link } = visit(input, answer);
      const id = opened?.id ?? created.current;
      if (id !== undefined) markSaved(list.path, id);
      const action = checklist ? saveActionOf(input, opened, checklist.fields.begin) : 'save';
      if (action === 'schedule' && id !== undefined) {
        const time = formatDateTime(String(input[checklist?.fields.begin ?? '']));
        const before = updated.current?.replaced ?? { status: STATUS.hidden };
        const undo = () => patchRecord<T, Input>(client, api, id, before);
        const refresh = () => invalidateChanged(client, api.update());
        void offerUndo(
          t('form.scheduled', { time }),
          [{ record: { id, name: title }, undo }],
          refresh,
        );
        return;
      }
      const isPublished = action === 'publish';
      const text = isPublished ? 'form.published' : opened === null ? 'form.created' : 'form.saved';
      // Longer where there is something to press.
      toast.success(t(text), link ? { action: link, duration: ACTION_TIME } : {});
    },
    draft: draftOptionsOf(api.name, record),
  });
  const waiting: ReturnType<typeof useWaitingSave<T, Input>> = useWaitingSave({
    api,
    schema,
    opened,
    save,
    onUpdated: (now, sent) => {
      setRecord(now);
      save.beginAgain(sent, fieldsOf(now, Object.keys(values)));
    },
    onCreated: (id, sent) => {
      const typed = changesOf(sent.values, form.getValues(), []);
      const open = async () => {
        const draft = typed ? await leaveTyped.write(typed, id ?? 'new') : undefined;
        return id === undefined ? next.toList() : next.toRecord(id, draft);
      };
      save.beginAgain(sent, undefined);
      void open();
    },
  });
  const { isUnsaved, isWaiting } = save;
  const hasFocused = useRef(false);
  const focusFirstField = useEffectEvent(() => {
    const first = [...save.fields.fields.keys()].find((name) => isFieldOf(values, name));
    // Not again when a cached form is shown again.
    if (focusFirst && first !== undefined && !hasFocused.current) form.setFocus(first);
    hasFocused.current = true;
  });
  useEffect(() => focusFirstField(), []);

  /** @param onDone called with the draft of what was typed while a new record was created */
  const submitAnd = (onDone: (draft?: string) => unknown, restores = false) =>
    save.submit(
      async (typed) => {
        if (updated.current) setRecord(updated.current.record);
        if (!typed) return onDone();
        const id = created.current ?? 'new';
        const draft = await leaveTyped.write(typed, id);
        if (draft !== undefined && !(restores && id !== 'new')) leaveTyped.offer(draft, id);
        return onDone(draft);
      },
      () => updated.current?.saved,
    );
  /** After Ctrl+S or "save and continue" the person goes on writing. */
  const submitAndStay = () =>
    submitAnd((draft) => {
      if (opened !== null) return save.allowAgain();
      const id = created.current;
      return id === undefined ? next.toList() : next.toRecord(id, draft);
    }, true);
  useSaveKeys(() => void submitAndStay());

  return {
    ...save,
    opened,
    form,
    conflictDialog,
    waiting: waiting.copy,
    isLeftUnsaved: useCallback(() => isUnsaved() && !isWaiting(), [isUnsaved, isWaiting]),
    submit: () => submitAnd(() => next.toList()),
    submitAndStay,
    /** The form of a new record is followed by another one on the same page. */
    submitAndOpen: (openNew: () => unknown) =>
      submitAnd(() => (opened === null && page.isShown() ? openNew() : next.endPage(openNew))),
    /** Opens what is found after the save, else the list. */
    submitAndFind: (find: () => Promise<(() => unknown) | undefined>) =>
      submitAnd(async () => {
        const open = await find();
        return open ? next.endPage(open) : next.toList();
      }),
    /** Whether the record was deleted. */
    isDeleted: useCallback(
      () => opened !== null && client.getQueryData(api.one(opened.id).queryKey) === null,
      [client, api, opened],
    ),
  };
}
