import { useTranslation } from 'react-i18next';
import { fieldTexts } from '#src/admin/records/use-field-texts.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import type { SourceFinding } from './finding.ts';

/** The texts of a finding, for the page and for the exported file. */
export function useFindingTexts() {
  const { t } = useTranslation(['site-check', 'crud']);
  const { t: crudText } = useTranslation(['crud']);
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const labelOf = ({ source: { namespace }, field }: SourceFinding): string => {
    if (namespace === undefined) return field;
    const { label } = fieldTexts(crudText, namespace, field);
    if (!HAS_ENGLISH || label !== field || !field.endsWith('En')) return label;
    const { label: name } = fieldTexts(crudText, namespace, field.slice(0, -'En'.length));
    return crudText('form.inEnglish', { name });
  };
  return (finding: SourceFinding) => ({
    title: finding.record.title || String(finding.record.id),
    type: typeText(finding.source.title),
    field: labelOf(finding),
    problem: t(`problem.${finding.problem}`, finding.values ?? {}),
    law: finding.law === undefined ? '' : crudText(`checklist.law.${finding.law}`),
  });
}
