import { type Control, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { englishName } from '#src/api/fields/record-fields.ts';

/** What differs in the input of a field's English value. */
export type EnglishProps = {
  control: Control;
  name: string;
  label: string;
  hint?: undefined;
  deps?: undefined;
};

/** Makes the props for the English value of a field; undefined in a build without English. */
export function useEnglishProps() {
  const { t } = useTranslation('crud');
  const { control } = useFormContext();
  return (name: string, label: string): EnglishProps | undefined =>
    HAS_ENGLISH
      ? {
          control,
          name: englishName(name),
          label: t('form.inEnglish', { name: label }),
          hint: undefined,
          deps: undefined,
        }
      : undefined;
}
