import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/localized.ts';
import { companyInfoApi } from '#src/features/company-info/api.ts';

/**
 * The company info in force and its title, or the app's name where there is none; `name` is
 * undefined while loading.
 */
export function useCompany() {
  const { t } = useTranslation();
  const query = useQuery(companyInfoApi.inForce());
  const company = localized(query.data ?? undefined);
  const name = query.isPending ? undefined : (company?.title ?? t('app.name'));
  return { company, name };
}
