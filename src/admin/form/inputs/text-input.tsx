import type { KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LazyFieldWriting } from '#src/admin/form/core/writing/lazy-field-writing.ts';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';
import { HintAndCount } from '#src/components/form/hint-and-count.tsx';
import { FieldText } from './field-text.tsx';
import { type FieldProps, useField } from './use-field.ts';

type TextInputProps<Input extends FieldValues> = FieldProps<
  Input,
  'title' | 'text' | 'email' | 'webAddress'
> & {
  required?: boolean;
  /** Makes it multiline with at least this many rows. */
  rows?: number;
  type?: 'text' | 'url' | 'email' | 'tel';
  /** Looks like a heading, for the record's name: larger, and without a border until it is used. */
  isHeading?: boolean;
};

/** A text, with its English one where there is one. A counter is shown near its maximum length. */
export function TextInput<Input extends FieldValues>(props: TextInputProps<Input>) {
  const { english, ...own } = props;
  if (!HAS_ENGLISH || !english) return <OneText {...own} />;
  return (
    <InLanguages
      chinese={<OneText {...own} />}
      english={() => <OneText {...own} {...english} required={false} />}
    />
  );
}

function OneText<Input extends FieldValues>(props: TextInputProps<Input>) {
  const { name, label, hint, required = false, max, rows, type = 'text' } = props;
  const { isHeading = false } = props;
  const state = useField(props);
  const said = state.error ?? hint;
  const canGrow = CSS.supports('field-sizing', 'content');
  // A long heading wraps.
  const lines = rows ?? (isHeading && canGrow ? 1 : undefined);
  // MUI's own textarea measures itself at each change, which makes the browser lay out the whole form.
  const isSelfSized = lines !== undefined && canGrow;
  const typed = String(state.field.value);
  return (
    <FieldText
      state={state}
      label={label}
      writing={
        LazyFieldWriting &&
        type === 'text' && <LazyFieldWriting name={name} label={label} max={max} />
      }
      type={type}
      required={required}
      helperText={max === undefined ? said : <HintAndCount hint={said} typed={typed} max={max} />}
      multiline={lines !== undefined}
      minRows={lines ?? 1}
      {...(isHeading && {
        variant: 'standard',
        sx: headingStyles,
        onChange: ({ target }) => state.field.onChange(target.value.replaceAll(LINE_BREAKS, ' ')),
        onKeyDown: submitByEnter,
      })}
      slotProps={{
        ...(isSelfSized && { input: { inputComponent: 'textarea' } }),
        htmlInput: {
          // The form shows its own message for an empty field, not the browser's.
          required: false,
          'aria-required': required,
          ...(isSelfSized && {
            type: undefined,
            style: { fieldSizing: 'content', minHeight: `${lines}lh` },
          }),
        },
      }}
    />
  );
}

const LINE_BREAKS = /\s*[\r\n]+\s*/g;

/** A heading that wraps is still one line, in which Enter submits the form. */
function submitByEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.closest('form')?.requestSubmit();
}

/** Empty, the label is in the heading's place; the line below it is for the pointer, the focus and an error. */
const headingStyles = {
  '& .MuiInput-root': {
    typography: 'h4',
    '&::before': { borderColor: 'transparent' },
    '&.Mui-error::before': { borderColor: 'error.text' },
    '&:hover:not(.Mui-disabled, .Mui-error)::before': { borderWidth: 1, borderColor: 'control' },
    '&::after': { borderColor: 'primary.text' },
    '&.Mui-error::after': { borderColor: 'error.text' },
  },
  // More than MUI's 16 px, which large text outgrows.
  '& .MuiInputLabel-root + .MuiInput-root': { mt: '1.25rem' },
  '& .MuiInputLabel-root': {
    fontSize: 'h4.fontSize',
    lineHeight: 1.25,
    transform: 'translateY(1.4rem)',
    '&.MuiInputLabel-shrink': { transform: 'scale(0.625)' },
  },
  '& .MuiFormHelperText-root': { mx: 0 },
} as const;
