import { htmlText } from '#src/lib/html/html-text.ts';
import { searchable } from '#src/lib/search/comparable.ts';
import { missingWords, nearest, indexesOfTerms, termsOf } from '#src/lib/search/terms.ts';
import type { Job } from '../schema.ts';

type TypeName = (type: Job['type']) => string;

type JobFilter = { city: string; type: string; q: string };

/**
 * Returns the jobs that match city, type and keyword; '' matches all. Each word of the keyword must occur in a visible
 * text of either language.
 * @param typeName returns the visible name of a type
 */
export function findJobs(
  jobs: readonly Job[],
  { city, type, q }: JobFilter,
  typeName: TypeName,
): Job[] {
  const terms = termsOf(q);
  return jobs.filter((job) => {
    if (city !== '' && job.city !== city) return false;
    if (type !== '' && job.type !== type) return false;
    return terms.length === 0 || indexesOfTerms(terms, textsOf(job, typeName)) !== null;
  });
}

/** The jobs with most of the words of a keyword, the best first, each with the words that it does not have. */
export function nearestJobs(jobs: readonly Job[], q: string, typeName: TypeName) {
  return nearest(jobs, termsOf(q), (job) => textsOf(job, typeName)).map((job) => ({
    job,
    missing: missingWords(q, textsOf(job, typeName)),
  }));
}

/** The searched texts, as `searchable` has them. */
function textsOf(job: Job, typeName: TypeName): string[] {
  const { title, department, duties, requirements } = job;
  const english = [job.titleEn, job.departmentEn, job.cityEn].map((text) => text ?? '');
  const texts = [title, department, job.city, typeName(job.type), ...english];
  const richTexts = [duties, requirements, job.dutiesEn, job.requirementsEn].map((html) =>
    htmlText(html ?? ''),
  );
  return [...texts, ...richTexts].map(searchable);
}
