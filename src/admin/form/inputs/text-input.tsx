import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { HAS_ENGLISH } from '#src/api/dialect.ts';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { typedText } from '#src/lib/text/typed-text.ts';
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
  const length = graphemesOf(typedText(String(state.field.value))).length;
  return (
    <FieldText
      state={state}
      label={label}
      type={type}
      required={required}
      helperText={max === undefined ? said : <HintAndCount hint={said} length={length} max={max} />}
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

type HintAndCountProps = { hint: string | undefined; length: number; max: number };

/** Share of the maximum from which on the counter is shown. */
const NEAR = 0.8;

function HintAndCount({ hint, length, max }: HintAndCountProps) {
  const count = `${length}/${max}`;
  // Hidden it keeps its place, so that the form does not jump when it appears.
  const near = { visibility: length < NEAR * max ? 'hidden' : 'visible' } as const;
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{hint}</span> <span style={near}>{count}</span>
    </Box>
  );
}
