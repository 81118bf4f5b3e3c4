import type { Field, FieldTable } from '#src/api/fields/record-fields.ts';

// What follows from a type's table alone; apart from `record-fields.ts`, which visitors download.

/** The name of the title's field; a table has one. */
export function titleName(fields: FieldTable): string {
  return nameOf(fields, ({ kind }) => kind === 'title') ?? '';
}

/** The names of the fields with the times between which a record is current; undefined for open ends. */
export type PeriodNames = { begin?: string | undefined; end?: string | undefined };

export function periodNames(fields: FieldTable): PeriodNames {
  return {
    begin: nameOf(fields, ({ kind }) => kind === 'begin'),
    end: nameOf(fields, (one) => 'after' in one && one.after !== undefined),
  };
}

/** The names of the fields between whose times visitors see a record: none, its begin, or begin and end. */
export function visibleTimes(fields: FieldTable): string[] {
  const { begin, end } = periodNames(fields);
  const field = end === undefined ? undefined : fields[end];
  const isEnd = field?.kind === 'end' && field.staysVisible !== true;
  return [begin, isEnd ? end : undefined].filter((name) => name !== undefined);
}

function nameOf(fields: FieldTable, fits: (field: Field) => boolean): string | undefined {
  return Object.entries(fields).find(([, one]) => fits(one))?.[0];
}
