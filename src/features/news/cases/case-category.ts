import { env } from '#src/env.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';

/** The id of the category whose news are cases; '' in builds without cases, which have none of their code. */
export const CASE_CATEGORY: string = import.meta.env.HAS_CASES ? env.caseCategory : '';

export function isCase({ categoryId }: { categoryId: Id | null }): boolean {
  return CASE_CATEGORY !== '' && sameId(categoryId, CASE_CATEGORY);
}
