import { useQuery } from '@tanstack/react-query';
import { companyInfoApi } from '#src/features/company-info/api.ts';

/** Fallback address for applications: '' where there is none, undefined while loading. */
export function useCompanyEmail(): string | undefined {
  const { data, isPending } = useQuery(companyInfoApi.inForce());
  return isPending ? undefined : (data?.email ?? '');
}
