import { useQuery } from '@tanstack/react-query';
import { companyInfoApi } from '#src/features/company-info/api.ts';

/**
 * Where to apply if a position names no address: the company's own. '' where it has none, undefined
 * while that is not known.
 */
export function useCompanyEmail(): string | undefined {
  const { data, isPending } = useQuery(companyInfoApi.inForce());
  return isPending ? undefined : (data?.email ?? '');
}
