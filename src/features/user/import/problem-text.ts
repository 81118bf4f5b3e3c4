import type { TFunction } from 'i18next';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import type { CellProblem, SheetRow } from './sheet.ts';

/** Localised message of a problem; the server's own messages are shown unchanged. */
function problemText(t: TFunction<'user'>, { code }: CellProblem): string {
  const [name = '', line] = code.split(':');
  switch (name) {
    case 'scientific':
    case 'own':
      return t(`import.problem.${name}`);
    case 'double':
      return t('import.problem.double', { line });
    default:
      return fieldMessage(code);
  }
}

/** All problems of a row, each with its column title. */
export function rowProblemText(t: TFunction<'user'>, { problems }: SheetRow): string {
  return problems
    .map((problem) =>
      problem.column === ''
        ? problemText(t, problem)
        : t('import.problem.inColumn', {
            column: problem.column,
            problem: problemText(t, problem),
          }),
    )
    .join(t('import.problem.separator'));
}
