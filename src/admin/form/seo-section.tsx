import { useTranslation } from 'react-i18next';
import { seo } from '#src/api/fields/record-fields.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { TextInput } from './inputs/text-input.tsx';
import { FormSection } from './layout/form-section.tsx';
import { useFieldProps } from './field.tsx';

/** Its text `field.seoTitleHint` is what search engines show without an SEO title. */
type SeoSectionProps = { namespace: Namespace };

/** The SEO fields of a record's form. */
export function SeoSection({ namespace }: SeoSectionProps) {
  const { t } = useTranslation('crud');
  const field = useFieldProps(seo, namespace);
  return (
    <FormSection title={t('seo.section')}>
      <TextInput {...field('seoTitle')} />
      <TextInput {...field('seoKeywords')} />
      <TextInput {...field('seoDescription')} rows={2} />
    </FormSection>
  );
}
