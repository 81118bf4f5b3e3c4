import { useQuery } from '@tanstack/react-query';
import { jobApi } from './schema.ts';

const ALL = { pageNo: 1, pageSize: 500 };

/** Cities of all jobs. They are read from the jobs, because the API has no call for cities. */
export function useCities(): string[] {
  const { data } = useQuery(jobApi.page(ALL));
  const cities = new Set(data?.rows.map(({ city }) => city).filter((city) => city !== ''));
  return [...cities].toSorted((one, other) => one.localeCompare(other));
}
