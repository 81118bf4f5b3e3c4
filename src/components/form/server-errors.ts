import type { FieldPath, FieldValues } from 'react-hook-form';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';

/** The server's errors by field of the form. @param values of the form */
export function serverErrorsOf<Input extends FieldValues>(error: unknown, values: Input) {
  const fieldErrors = fieldErrorsOf(error);
  // `specifications.0.name` is a field where `specifications` is one.
  const isField = (name: string): name is FieldPath<Input> => (name.split('.')[0] ?? '') in values;
  return Object.keys(fieldErrors)
    .filter(isField)
    .map((field) => [field, fieldErrors[field] ?? ''] as const);
}
