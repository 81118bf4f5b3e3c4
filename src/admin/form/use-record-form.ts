import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import type { Resource } from '#src/api/resource.ts';
import { clockSetting, onClockSet } from '#src/lib/time/clock.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { draftOptionsOf } from './core/draft-options.ts';
import { useFormSave } from './core/use-form-save.ts';
import { useRecordVisit } from './visit/use-record-visit.tsx';
import { useRecordUpdate } from './use-record-update.tsx';
import { useSaveKeys } from './core/use-save-keys.ts';
import { keepCreation, keepUpdate } from './versions/keep-versions.ts';

type RecordFormOptions<T, Input extends FieldValues> = {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The record that is edited, as the form was opened with it; null creates one. */
  opened: T | null;
  /** The form's first values; the same object for as long as the form is mounted. */
  values: Input;
  /** Makes them. */
  makeValues: () => Input;
  /** Focuses the first field. */
  focusFirst: boolean;
  /** Where a save leads. */
  onSaved: () => unknown;
};

/**
 * The state of a record's form: values and validation, autosave, create or update, submit by button
 * and Ctrl+S, and what the fields register (labels, uploads).
 */
export function useRecordForm<T extends Input & { id: Id }, Input extends FieldValues>(
  options: RecordFormOptions<T, Input>,
) {
  const { api, schema, opened, values, makeValues, focusFirst, onSaved } = options;
  const { t } = useTranslation('crud');
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    values,
    mode: 'onTouched',
  });
  useTimesOfNow(form, values, makeValues);
  const { mutateAsync: create } = useMutation(api.create());
  const { update, conflictDialog } = useRecordUpdate<T, Input>(api, schema);
  const save = useFormSave<Input>({
    form,
    values,
    save: async (input) => {
      if (opened === null) {
        const answer = await create(input);
        keepCreation(api.name, answer, input);
        return answer;
      }
      const { replaced, saved } = await update(opened, input);
      keepUpdate(api.name, opened.id, replaced, saved);
      return undefined;
    },
    savedAction: useRecordVisit(api.name, opened),
    savedMessage: t(opened === null ? 'form.created' : 'form.saved'),
    draft: draftOptionsOf(api.name, opened),
  });

  const focusFirstField = useEffectEvent(() => {
    const first = [...save.fields.fields.keys()].find((name) => isFieldOf(values, name));
    if (focusFirst && first !== undefined) form.setFocus(first);
  });
  useEffect(() => focusFirstField(), []);

  const submit = (onDone: () => unknown = onSaved) => save.submit(onDone);
  useSaveKeys(() => void submit());

  return { ...save, form, conflictDialog, submit };
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
        Reflect.set(values, name, time);
        // Its field may be mounted later, and only known fields are reset.
        form.register(name);
        form.resetField(name, { defaultValue: values[name] });
      }
    };
    // It may have been corrected since they were made.
    follow();
    return onClockSet(follow);
  }, [form, values, makeValues]);
}

function isFieldOf<Input extends FieldValues>(
  values: Input,
  name: string,
): name is FieldPath<Input> {
  return name in values;
}
