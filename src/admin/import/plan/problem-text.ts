import i18next, { type TFunction } from 'i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
import type { ImportField } from './fields.ts';
import { ChangedError, RefusedRowError } from './import-type.ts';
import type { RowProblem } from './plan-rows.ts';
import { BadRowError } from './use-row-sending.ts';

/** Localised message of a problem; the server's own messages are shown unchanged. */
export function problemText(t: TFunction<'import'>, code: string): string {
  const [name = '', number] = code.split(':');
  switch (name) {
    case 'choice':
    case 'severalChoices':
    case 'noRecord':
    case 'specification':
    case 'scientific':
    case 'own':
    case 'formulaFailed':
      return t(`problem.${name}`);
    case 'several':
      return t('problem.several', { count: Number(number) });
    case 'double':
      return t('problem.double', { line: number });
    case 'otherHost':
      return i18next.t('crud:pictures.addressWrong');
    default:
      return fieldMessage(code);
  }
}

/** Problems with their fields' labels, on one line. */
export function problemLine(
  t: TFunction<'import'>,
  fields: readonly Pick<ImportField, 'name' | 'label'>[],
  problems: readonly RowProblem[],
): string {
  return problems
    .map(({ field, code }) => {
      const label = fields.find(({ name }) => name === field)?.label;
      const problem = problemText(t, code);
      return label ? t('problem.inField', { label, problem }) : problem;
    })
    .join(t('problem.separator'));
}

/** Why a row could not be sent. */
export function failureText(
  t: TFunction<'import'>,
  fields: readonly ImportField[],
  error: unknown,
): string {
  if (error instanceof ChangedError) return t('problem.changedMeanwhile');
  if (error instanceof BadRowError) return problemText(t, error.code);
  if (error instanceof RefusedRowError) {
    // A server may name a field that this product does not know.
    const named = error.problems.map(({ field }) => ({ name: field, label: field }));
    return problemLine(t, [...fields, ...named], error.problems);
  }
  const problems = Object.entries(fieldErrorsOf(error)).map(([field, code]) => ({ field, code }));
  return problems.length > 0 ? problemLine(t, fields, problems) : errorMessage(error);
}
