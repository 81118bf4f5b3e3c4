import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from './layout/form-section.tsx';
import { TextInput } from './inputs/text-input.tsx';

type SeoInput = { seoTitle: string; seoKeywords: string; seoDescription: string };

type SeoSectionProps = {
  /** What search engines show without an SEO title. */
  titleHint: string;
};

/** The SEO fields of a record's form. */
export function SeoSection({ titleHint }: SeoSectionProps) {
  const { t } = useTranslation('crud');
  const { control } = useFormContext<SeoInput>();
  return (
    <FormSection title={t('seo.section')}>
      <TextInput
        control={control}
        name="seoTitle"
        label={t('seo.title')}
        hint={titleHint}
        max={80}
      />
      <TextInput
        control={control}
        name="seoKeywords"
        label={t('seo.keywords')}
        hint={t('seo.keywordsHint')}
        max={200}
      />
      <TextInput
        control={control}
        name="seoDescription"
        label={t('seo.description')}
        rows={2}
        max={200}
      />
    </FormSection>
  );
}
