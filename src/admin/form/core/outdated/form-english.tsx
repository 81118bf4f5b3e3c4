import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import {
  missingEnglish,
  type MissingEnglish,
  outdatedEnglish,
  type OutdatedEnglish,
} from '#src/api/fields/translation.ts';
import type { RecordKey } from '#src/lib/local-copies/copy.ts';

type English = {
  missing: readonly MissingEnglish[];
  outdated: readonly OutdatedEnglish[];
  /** The key of the record's saved versions, which may have the Chinese of before; null where it has none. */
  versions: RecordKey | null;
};

/** What a form lacks in English, and what is outdated; as of the last change of either list's names. */
export const FormEnglish = createContext<English>({ missing: [], outdated: [], versions: null });

type FormEnglishProviderProps = Pick<English, 'versions'> & { children: ReactNode };

/** Provides `FormEnglish`, followed as it is typed. */
export function FormEnglishProvider({ versions, children }: FormEnglishProviderProps) {
  const { t } = useTranslation('crud');
  const { subscribe, getValues, formState } = useFormContext();
  const [english, setEnglish] = useState(() => englishOf(formState.defaultValues, getValues()));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => {
          const next = englishOf(defaultValues, values);
          // Keeps the object while the same fields are concerned, so that its readers do not render at each key.
          setEnglish((now) => (namesOf(now) === namesOf(next) ? now : next));
        },
      }),
    [subscribe],
  );
  useFormField(ENGLISH_SOURCES, t('english.sources'), (sources) => {
    const names = outdatedEnglish({ ...getValues(), [ENGLISH_SOURCES]: sources });
    return names.length > 0
      ? t('english.outdated', { count: countFields(names) })
      : t('english.current');
  });
  const value = useMemo(() => ({ ...english, versions }), [english, versions]);
  return <FormEnglish value={value}>{children}</FormEnglish>;
}

const englishOf = (opened: object | undefined, values: object) => ({
  missing: missingEnglish(values),
  outdated: outdatedEnglish(values, opened),
});

const namesOf = ({ missing, outdated }: Omit<English, 'versions'>): string =>
  [missing, outdated].map((values) => values.map(({ name }) => name).join(' ')).join(', ');

/** The number of fields that these values are in; a list of rows counts as one. */
export const countFields = (values: readonly { field: string }[]): number =>
  new Set(values.map(({ field }) => field)).size;
