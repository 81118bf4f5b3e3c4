import type { FieldValues } from 'react-hook-form';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { HAS_ENGLISH } from '#src/api/dialect.ts';
import { HintAndCount } from '#src/components/form/hint-and-count.tsx';
import { FieldText } from './field-text.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

type TextInputProps<Input extends FieldValues> = FieldProps<
  Input,
  'title' | 'text' | 'email' | 'webAddress'
> & {
  required?: boolean;
  /** The maximum length; a counter is shown near it. */
  max?: number;
  /** Makes it multiline with at least this many rows. */
  rows?: number;
  type?: 'text' | 'url' | 'email' | 'tel';
};

/** A text, beside its English one where there is one. */
export function TextInput<Input extends FieldValues>(props: TextInputProps<Input>) {
  const { english, ...own } = props;
  if (!HAS_ENGLISH || !english) return <OneText {...own} />;
  return (
    <InLanguages {...own} english={english} chinese={<OneText {...own} />}>
      {() => <OneText {...own} {...english} required={false} />}
    </InLanguages>
  );
}

function OneText<Input extends FieldValues>(props: TextInputProps<Input>) {
  const { label, hint, required = false, max, rows, type = 'text' } = props;
  const state = useField(props);
  const said = state.error ?? hint;
  // MUI's own textarea measures itself at each change, which makes the browser lay out the whole form.
  const isSelfSized = rows !== undefined && CSS.supports('field-sizing', 'content');
  const typed = String(state.field.value);
  return (
    <FieldText
      state={state}
      label={label}
      type={type}
      required={required}
      helperText={max === undefined ? said : <HintAndCount hint={said} typed={typed} max={max} />}
      multiline={rows !== undefined}
      minRows={rows ?? 1}
      slotProps={{
        ...(isSelfSized && { input: { inputComponent: 'textarea' } }),
        htmlInput: {
          // The form shows its own message for an empty field, not the browser's.
          required: false,
          'aria-required': required,
          ...(isSelfSized && {
            type: undefined,
            style: { fieldSizing: 'content', minHeight: `${rows}lh` },
          }),
        },
      }}
    />
  );
}
