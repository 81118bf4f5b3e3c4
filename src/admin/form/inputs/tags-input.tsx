import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { LazyFieldWriting } from '#src/admin/form/core/writing/lazy-field-writing.ts';
import { InLanguages } from '#src/admin/form/core/languages/in-languages.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { toTags } from '#src/lib/text/to-tags.ts';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A list of short texts, each added with Enter or a comma. */
export function TagsInput<Input extends FieldValues>(props: FieldProps<Input, 'list'>) {
  const { english, ...own } = props;
  if (!HAS_ENGLISH || !english) return <OneList {...own} />;
  return (
    <InLanguages chinese={<OneList {...own} />} english={() => <OneList {...own} {...english} />} />
  );
}

function OneList<Input extends FieldValues>(props: FieldProps<Input, 'list'>) {
  const { name, label } = props;
  const { field, error, revert } = useField(props);
  const { ref, value, onChange, ...input } = field;
  const tags: string[] = Array.isArray(value) ? value : [];
  return (
    <FieldFrame
      name={name}
      label={label}
      revert={revert}
      writing={
        LazyFieldWriting && (
          <LazyFieldWriting name={name} label={label} parse={(text) => toTags([text])} />
        )
      }
    >
      <Autocomplete
        multiple
        freeSolo
        autoSelect
        options={[]}
        value={tags}
        onChange={(_event, next) => onChange(toTags(next))}
        onInputChange={(_event, typed) => {
          if (/[,，]$/.test(typed)) onChange(toTags([...tags, typed]));
        }}
        renderInput={(params) => (
          <TextField
            {...params}
            {...input}
            inputRef={ref}
            label={label}
            error={error !== undefined}
            helperText={error ?? props.hint}
          />
        )}
      />
    </FieldFrame>
  );
}
