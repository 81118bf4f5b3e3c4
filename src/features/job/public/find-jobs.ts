import type { Job } from '../schema.ts';

type Asked = { city: string; type: string; q: string };

/**
 * The positions that fit a city, a type and a keyword, '' for any. The keyword may stand anywhere in
 * what a visitor reads of one; `typeName` says a type as visitors read it.
 */
export function findJobs(
  jobs: readonly Job[],
  { city, type, q }: Asked,
  typeName: (type: Job['type']) => string,
): Job[] {
  const keyword = q.toLowerCase();
  return jobs.filter((job) => {
    if (city !== '' && job.city !== city) return false;
    if (type !== '' && job.type !== type) return false;
    const { title, department, duties, requirements } = job;
    const read = [title, department, job.city, typeName(job.type), duties, requirements].join('\n');
    return read
      .replaceAll(/<[^>]*>/g, ' ')
      .toLowerCase()
      .includes(keyword);
  });
}
