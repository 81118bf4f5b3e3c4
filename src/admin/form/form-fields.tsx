import { createContext, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';

/** Shows a value as people read it; `other` is what it is compared with. */
export type ShowValue = (value: unknown, other: unknown) => ReactNode;

type FormField = {
  label: string;
  show: ShowValue | undefined;
  /** Unfolds the section that the field stands in. */
  unfold: (() => void) | undefined;
};

type FormFields = {
  /** By name, in the order of the form. */
  fields: ReadonlyMap<string, FormField>;
  add: (name: string, field: FormField) => void;
};

const Fields = createContext<FormFields>({ fields: new Map(), add: () => {} });

/** For what folds fields away: lets the form unfold it. */
export const Unfold = createContext<(() => void) | undefined>(undefined);

type FormFieldsProviderProps = { children: ReactNode };

/** Knows the form's fields, for whoever speaks of them: errors, what will change. */
export function FormFieldsProvider({ children }: FormFieldsProviderProps) {
  const [fields] = useState(() => new Map<string, FormField>());
  const value = useMemo(
    () => ({ fields, add: (name: string, field: FormField) => void fields.set(name, field) }),
    [fields],
  );
  return <Fields value={value}>{children}</Fields>;
}

/** Tells the form of a field. `show` is for values that are no plain text, number or list of these. */
export function useFormField(name: string, label: string, show?: ShowValue): void {
  const { add } = use(Fields);
  const unfold = use(Unfold);
  useEffect(() => add(name, { label, show, unfold }), [add, name, label, show, unfold]);
}

/** The form's fields by name, in the order of the form. */
export function useFormFields(): ReadonlyMap<string, FormField> {
  return use(Fields).fields;
}

/** A function that unfolds the sections that hold these fields: what is folded takes no focus. */
export function useUnfold(): (names: string[]) => void {
  const { fields } = use(Fields);
  return useCallback(
    (names) => flushSync(() => names.forEach((name) => fields.get(name)?.unfold?.())),
    [fields],
  );
}
