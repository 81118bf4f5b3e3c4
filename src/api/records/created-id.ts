import * as v from 'valibot';
import { id, type Id } from '#src/api/fields/fields.ts';

const Created = v.union([
  id,
  v.pipe(
    v.looseObject({ id }),
    v.transform((record) => record.id),
  ),
]);

/** The id in a server's answer to a creation, which is the id alone or the record; undefined where it has none. */
export function createdId(answer: unknown): Id | undefined {
  const parsed = v.safeParse(Created, answer);
  return parsed.success ? parsed.output : undefined;
}
