import { type Job, jobApi } from '#src/features/job/schema.ts';
import { type Seed, type Table, times } from './context.ts';
import { jobs } from './english/jobs.ts';
import { withEnglish, withOutdated } from './english/with-english.ts';
import { list, paragraph } from './texts/html.ts';
import { jobTexts } from './texts/job-texts.ts';

const welfare = paragraph(
  '五险一金、补充医疗、餐补与交通补贴；每年一次农场体验周，亲手种一茬作物。',
);

export const jobsTable: Table<Job> = { record: jobApi.record, seed: seedJobs };

/** One is hidden, one is past its deadline, one nearly. */
function seedJobs(seed: Seed): Job[] {
  const rows = jobTexts.map(({ duties, requirements, salary, ...job }, index) => ({
    ...job,
    id: index + 1,
    salaryMin: salary?.[0] ?? null,
    salaryMax: salary?.[1] ?? null,
    duties: list(duties),
    requirements: list(requirements) + welfare,
    contactEmail: 'hr@qinghe.example.com',
    publishTime: seed.at(-3 - index * 5, '10:00'),
    deadline: deadlineOf(seed, index),
    status: index === 13 ? (1 as const) : (0 as const),
    ...times(seed, 3 + index * 5),
  }));
  const names = ['title', 'department', 'city', 'education', 'experience'];
  const translated = withEnglish(rows, [...names, 'duties', 'requirements'], jobs);
  return withOutdated(translated, { 4: { title: '现场工程师', city: '昆明' } });
}

function deadlineOf(seed: Seed, index: number): string {
  if (index === 12) return seed.at(-4, '18:00');
  if (index === 9) return seed.at(12, '18:00');
  return index % 3 === 0 ? seed.at(40 + index, '18:00') : '';
}
