import { useTranslation } from 'react-i18next';
import { TRANSLATIONS } from '#src/api/fields/translation.ts';
import { FilterSelect } from './filter-select.tsx';

/** A list's filter by how much of a record is in English. */
export function TranslationFilter() {
  const { t } = useTranslation('crud');
  return (
    <FilterSelect<'translation'>
      name="translation"
      label={t('translation.label')}
      options={TRANSLATIONS.map((one) => ({ value: one, label: t(`translation.${one}`) }))}
    />
  );
}
