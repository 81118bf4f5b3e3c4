import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';

/** What keeps a form's unsaved work, from the layer above. */
export type FormKeeping = {
  /** At the form's top, inside it. */
  notice: ReactNode;
  /** In the bar below it, beside the form's own state. */
  state: ReactNode;
  /** Whether what is left unsaved can be had again. */
  isKept: () => boolean;
  /** True where leaving is no choice of the person: nobody is asked. */
  isOver: () => boolean;
};

/** What a form that fills a page is made of. */
export type SavingFormProps<Input extends FieldValues> = {
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The fields; they find the form with `useFormContext`. */
  fields: ComponentType;
  /** What is typed, as its readers will see it. */
  preview?: (values: Input) => ReactNode;
  /** What the form starts with. The same object for as long as the form stands. */
  values: Input;
  /** Sends what was typed. Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  /** Said when that worked. */
  savedMessage: string;
  /** Where one goes who saved or cancelled. */
  backTo: string;
  /** Where "save and new" goes on. */
  onNew: () => void;
  /** Where a new form starts with the values of this one. */
  copyPath?: string;
  /** True where the values are another record's, and nothing of this one is saved. */
  isCopy?: boolean | undefined;
  /** Puts the focus into the first field at the start. */
  focusFirst?: boolean;
  keeping?: FormKeeping;
  /** More below the fields. */
  children?: ReactNode;
};
