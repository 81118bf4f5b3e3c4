import { useQuery } from '@tanstack/react-query';
import { jobApi } from './api.ts';

const ALL = { pageNo: 1, pageSize: 500 };

/** The cities of all jobs, as the API has no call for them. */
export function useCities(): string[] {
  const { data } = useQuery(jobApi.page(ALL));
  const cities = new Set(data?.rows.map(({ city }) => city).filter((city) => city !== ''));
  return [...cities].toSorted((one, other) => one.localeCompare(other));
}
