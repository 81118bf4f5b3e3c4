import { useQuery } from '@tanstack/react-query';
import { localized } from '#src/api/fields/localized.ts';
import { useOwnName } from '#src/components/page/site-name.ts';
import { companyInfoApi } from '#src/features/company-info/api.ts';

/**
 * The company info in force and its title, or the site's own name where there is none; `name` is
 * undefined while loading.
 */
export function useCompany() {
  const ownName = useOwnName();
  const query = useQuery(companyInfoApi.inForce());
  const company = localized(query.data ?? undefined);
  const name = query.isPending ? undefined : (company?.title ?? ownName);
  return { company, name };
}
