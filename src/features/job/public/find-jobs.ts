import { htmlText } from '#src/lib/html/html-text.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { placesOf, termsOf } from '#src/lib/search/terms.ts';
import type { Job } from '../schema.ts';

type JobFilter = { city: string; type: string; q: string };

/**
 * Returns the jobs that match city, type and keyword; '' matches all. Each word of the keyword must occur in a visible
 * text of either language.
 * @param typeName returns the visible name of a type
 */
export function findJobs(
  jobs: readonly Job[],
  { city, type, q }: JobFilter,
  typeName: (type: Job['type']) => string,
): Job[] {
  const terms = termsOf(q);
  return jobs.filter((job) => {
    if (city !== '' && job.city !== city) return false;
    if (type !== '' && job.type !== type) return false;
    if (terms.length === 0) return true;
    const { title, department, duties, requirements } = job;
    const english = [job.titleEn, job.departmentEn, job.cityEn].map((text) => text ?? '');
    const texts = [title, department, job.city, typeName(job.type), ...english];
    const richTexts = [duties, requirements, job.dutiesEn, job.requirementsEn].map((html) =>
      htmlText(html ?? ''),
    );
    return placesOf(terms, [...texts, ...richTexts].map(searchable)) !== null;
  });
}
