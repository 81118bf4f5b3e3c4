import { useTranslation } from 'react-i18next';
import { fieldLabel } from '#src/admin/records/use-field-texts.ts';
import type { SourceFinding } from './finding.ts';

/** The texts of a finding, for the page and for the exported file. */
export function useFindingTexts() {
  const { t } = useTranslation(['site-check', 'crud']);
  const { t: crudText } = useTranslation(['crud']);
  const { t: typeText } = useTranslation(['navdata', 'common']);
  const labelOf = ({ source: { namespace }, field: path, problem }: SourceFinding): string => {
    // Of a row's cell (`specifications.0.nameEn`) the field; what lacks English is called by its Chinese field.
    const [name = path] = path.split('.');
    const field = problem === 'noEnglish' ? name.replace(/En$/, '') : name;
    return namespace === undefined ? field : fieldLabel(crudText, namespace, field);
  };
  return (finding: SourceFinding) => {
    const field = labelOf(finding);
    const isSeveral = finding.problem === 'noEnglish' && finding.values?.count !== 1;
    const problem = t(
      `problem.${isSeveral ? 'noEnglishOf' : finding.problem}`,
      finding.values ?? {},
    );
    return {
      title: finding.record.title || String(finding.record.id),
      type: typeText(finding.source.title),
      field,
      problem,
      said: isSeveral ? problem : t('inField', { field, problem }),
      law: finding.law === undefined ? '' : crudText(`checklist.law.${finding.law}`),
    };
  };
}
