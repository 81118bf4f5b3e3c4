import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { GenericSchema } from 'valibot';
import { isBeingDeleted } from '#src/admin/deletion/pending-deletions.ts';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { markSaved } from '#src/admin/list/rows/saved-row.ts';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { createdId } from '#src/api/created-id.ts';
import { patchRecord } from '#src/api/patch-record.ts';
import { readAgain } from '#src/api/read-again.ts';
import type { Resource } from '#src/api/resource.ts';
import { STATUS } from '#src/api/status.ts';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { clockSetting, onClockSet } from '#src/lib/time/clock.ts';
import type { Id } from '#src/lib/records/id.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Checklist } from './checklist/checklist.ts';
import { draftOptionsOf } from './core/draft-options.ts';
import { saveActionOf } from './core/save-action.ts';
import { setFirstValue } from './core/set-fields.ts';
import { isFieldOf, useFormSave } from './core/use-form-save.ts';
import { useRecordVisit } from './visit/use-record-visit.tsx';
import { useRecordUpdate } from './use-record-update.tsx';
import type { Updated } from './use-record-update.tsx';
import { useSaveKeys } from './core/use-save-keys.ts';
import { saveCreation, saveUpdate } from './versions/save-versions.ts';

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
  /** Where a save by the button leads. */
  onSaved: () => unknown;
  /** Where a new record leads that was saved by Ctrl+S. */
  onCreated: (id: Id) => unknown;
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
  const { api, schema, values, makeValues, focusFirst, checklist, onSaved, onCreated } = options;
  const [edited, setOpened] = useState(options.opened);
  const opened = options.isGone ? null : edited;
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
  const visit = useRecordVisit(api.name, opened);
  const created = useRef<Id>(undefined);
  const updated = useRef<Updated<T>>(undefined);
  const save = useFormSave<Input>({
    form,
    values,
    save: async (input) => {
      if (opened === null) {
        const answer = await create(input);
        created.current = createdId(answer);
        saveCreation(api.name, answer, input);
        return answer;
      }
      // Otherwise what is saved now is gone a moment later.
      if (isBeingDeleted(client, api.name, opened.id)) {
        toast.warning(t('form.beingDeleted'));
        throw new SaveWithdrawn('The record is being deleted');
      }
      updated.current = await update(opened, input);
      const { replaced, saved } = updated.current;
      saveUpdate(api.name, opened.id, replaced, saved);
      return undefined;
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
        const refresh = () => readAgain(client, api.update());
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
    draft: draftOptionsOf(api.name, edited),
  });
  /** After Ctrl+S or "save and continue" the person goes on writing. */
  const goOn = () => {
    if (opened === null) {
      const id = created.current;
      return id === undefined ? onSaved() : onCreated(id);
    }
    if (!updated.current) return undefined;
    const { record, saved } = updated.current;
    setOpened(record);
    save.goOn(saved);
    return undefined;
  };

  const hasFocused = useRef(false);
  const focusFirstField = useEffectEvent(() => {
    const first = [...save.fields.fields.keys()].find((name) => isFieldOf(values, name));
    // Not again when a kept form is shown again.
    if (focusFirst && first !== undefined && !hasFocused.current) form.setFocus(first);
    hasFocused.current = true;
  });
  useEffect(() => focusFirstField(), []);

  const submit = (onDone: () => unknown = onSaved) => save.submit(onDone);
  const submitAndStay = () => submit(goOn);
  useSaveKeys(() => void submitAndStay());

  return { ...save, opened, form, conflictDialog, submit, submitAndStay };
}

/**
 * Lets times that a form was opened with as "now" follow the clock where it is corrected afterwards, as by
 * the first answer after a reload. They stay unchanged fields: `values` has the new times too.
 */
function useTimesOfNow<Input extends FieldValues>(
  form: UseFormReturn<Input, unknown, Input>,
  values: Input,
  makeValues: () => Input,
): void {
  /** The clock that the times are of. */
  const clock = useRef(clockSetting());
  useEffect(() => {
    const follow = () => {
      const { offset } = clock.current;
      clock.current = clockSetting();
      const shift = clock.current.offset - offset;
      if (shift === 0) return;
      for (const [name, now] of Object.entries(makeValues())) {
        // Only a time of now is another when it is made again.
        if (!isFieldOf(values, name) || isSame(now, values[name])) continue;
        if (form.getValues(name) !== values[name]) continue;
        const time = new Date(Date.parse(values[name]) + shift).toISOString();
        setFirstValue(form, values, name, time);
      }
    };
    // It may have been corrected since they were made.
    follow();
    return onClockSet(follow);
  }, [form, values, makeValues]);
}
