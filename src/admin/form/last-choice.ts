import { createContext, use, useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import * as v from 'valibot';
import { id, type Id } from '#src/api/fields/fields.ts';
import { sameId } from '#src/lib/records/id.ts';
import { storedForPerson } from '#src/session/stored-for-person.ts';
import { setFirstValue } from './core/set-fields.ts';

/** What a person chose last in new records, by content type and field. */
const lastChoice = storedForPerson('choice', v.nullable(id), null);

/** Provided by the form of a new record that is no copy: its content type's name, and its first values. */
export const FirstChoices = createContext<{ type: string; values: FieldValues } | null>(null);

/**
 * Chooses in a new record what this person chose in the one before, if it still exists. The form counts as unchanged.
 * @param name the field; null is its empty value
 * @param choices what can be chosen; undefined while it is loading
 */
export function useLastChoice(name: string, choices: readonly { id: Id }[] | undefined): void {
  const form = useFormContext();
  const record = use(FirstChoices);
  useEffect(() => {
    if (!record) return;
    const { type, values } = record;
    if (values[name] !== null || form.getValues(name) !== null) return;
    const last = lastChoice.read(`${type} ${name}`);
    const choice = choices?.find((one) => last !== null && sameId(one.id, last));
    if (choice) setFirstValue(form, values, name, choice.id);
  }, [choices, form, name, record]);
  useEffect(() => {
    if (!record) return undefined;
    return form.subscribe({
      name,
      formState: { values: true },
      callback: ({ values }) => {
        const chosen: unknown = values[name];
        if (v.is(id, chosen)) lastChoice.write(chosen, `${record.type} ${name}`);
      },
    });
  }, [form, name, record]);
}
