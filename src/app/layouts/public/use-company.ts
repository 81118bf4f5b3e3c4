import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { companyInfoApi } from '#src/features/company-info/api.ts';

/**
 * The company in force and the name to call it by: its title, or the app's own name where the
 * server gives none. `name` is undefined while the answer is awaited.
 */
export function useCompany() {
  const { t } = useTranslation();
  const query = useQuery(companyInfoApi.inForce());
  const company = query.data ?? undefined;
  const name = query.isPending ? undefined : (company?.title ?? t('app.name'));
  return { company, name };
}
