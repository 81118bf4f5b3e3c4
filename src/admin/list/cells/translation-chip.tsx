import { useTranslation } from 'react-i18next';
import { RowChip } from '#src/admin/ui/row-chip.tsx';
import { hasEnglishValues, TRANSLATIONS, translationOf } from '#src/api/fields/translation.ts';

const COLORS = {
  complete: 'success',
  outdated: 'warning',
  part: 'warning',
  none: 'default',
} as const;

type TranslationChipProps = { record: object };

/** How much of a record is in English; nothing where its type has no English fields. */
export function TranslationChip({ record }: TranslationChipProps) {
  const { t } = useTranslation('crud');
  if (!hasEnglishValues(record)) return null;
  const translation = translationOf(record);
  return (
    <RowChip
      color={COLORS[translation]}
      label={t(`translation.chip.${translation}`)}
      labels={TRANSLATIONS.map((one) => t(`translation.chip.${one}`))}
    />
  );
}
