import { createContext, type RefObject, use, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import { FormLanguages, languageOf } from './languages/form-language.ts';

type FormField = {
  label: string;
  show: ShowValue | undefined;
  isRichText: boolean;
  /** The most characters; without it any number. */
  max: number | undefined;
  /** What takes the focus of a list that has no rows. */
  button?: RefObject<HTMLElement | null> | undefined;
  /** Unfolds the section that the field is in, and shows its language. */
  unfold: () => void;
};

type FieldRegistry = {
  /** By name, in the order of the form. */
  fields: ReadonlyMap<string, FormField>;
  add: (name: string, field: FormField) => void;
  /** By name: asks for a proposal for the field that does without these words. */
  rewords: Map<string, (words: readonly string[]) => void>;
  /** Unfolds the sections of these fields, and shows their language: a hidden field cannot take the focus. */
  unfold: (names: string[]) => void;
};

/** The fields of a form, for its error summary and its dialogs. */
export const FormFields = createContext<FieldRegistry>({
  fields: new Map(),
  rewords: new Map(),
  add: () => {},
  unfold: () => {},
});

/** Provided by a folded section: unfolds it. */
export const Unfold = createContext<(() => void) | undefined>(undefined);

/** The value that a form provides as `FormFields`; its fields register themselves. */
export function useFormFieldRegistry(): FieldRegistry {
  const [fields] = useState(() => new Map<string, FormField>());
  const [rewords] = useState<FieldRegistry['rewords']>(() => new Map());
  return useMemo(
    () => ({
      fields,
      rewords,
      add: (name, field) => void fields.set(name, field),
      // Backwards, so that the first of a field's two languages, which takes the focus, is in view.
      unfold: (names) =>
        flushSync(() => names.toReversed().forEach((name) => fields.get(name)?.unfold())),
    }),
    [fields, rewords],
  );
}

/** Moves the focus to a field, to its first row, or to the button that adds one, and scrolls there. */
export function useGoToField(): (field: string) => void {
  const { setFocus } = useFormContext();
  const { fields, unfold } = use(FormFields);
  return (field) => {
    // A list of rows cannot take the focus, its first row can.
    const inner = [...fields.keys()].find((name) => name.startsWith(`${field}.`));
    const name = inner ?? field;
    unfold([name]);
    const button = fields.get(name)?.button?.current;
    if (button) button.focus();
    else setFocus(name);
  };
}

/** Registers a field. `show` renders values that are not a text, a number or a list of these. */
export function useFormField(
  name: string,
  label: string,
  show?: ShowValue,
  {
    isRichText = false,
    max,
    button,
  }: Partial<Pick<FormField, 'isRichText' | 'max' | 'button'>> = {},
): void {
  const { fields, add } = use(FormFields);
  const unfoldSection = use(Unfold);
  const bringToView = use(FormLanguages)?.bringToView;
  useEffect(() => {
    const unfold = () => {
      unfoldSection?.();
      const language = languageOf(name, fields);
      if (language !== undefined) bringToView?.(language);
    };
    add(name, { label, show, isRichText, max, button, unfold });
  }, [fields, add, name, label, show, isRichText, max, button, unfoldSection, bringToView]);
}
