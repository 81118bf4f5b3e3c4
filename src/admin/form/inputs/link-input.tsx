import type { FieldValues } from 'react-hook-form';
import { LinkField } from '#src/admin/links/link-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** A link: an address, or a page or record of this site found by its title. */
export function LinkInput<Input extends FieldValues>(props: FieldProps<Input, 'link'>) {
  const { label, hint } = props;
  const { field, error, revert } = useField(props);
  return (
    <FieldFrame name={props.name} label={label} revert={revert}>
      <LinkField
        label={label}
        hint={hint}
        error={error}
        name={field.name}
        inputRef={field.ref}
        value={String(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  );
}
