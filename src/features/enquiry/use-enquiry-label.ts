import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Enquiry } from './schema.ts';

/** Names an enquiry: who wrote, about what. */
export function useEnquiryLabel(): (enquiry: Enquiry) => string {
  const { t } = useTranslation('enquiry-inbox');
  return useCallback(({ name, title }) => (title === '' ? name : t('label', { name, title })), [t]);
}
