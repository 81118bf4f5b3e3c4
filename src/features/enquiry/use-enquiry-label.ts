import { useTranslation } from 'react-i18next';
import type { Enquiry } from './schema.ts';

/** Label of an enquiry: who wrote, and about which record. */
export function useEnquiryLabel(): (enquiry: Enquiry) => string {
  const { t } = useTranslation('enquiry-inbox');
  return ({ name, title }) => (title === '' ? name : t('label', { name, title }));
}
