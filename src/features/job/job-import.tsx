import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { choiceField } from '#src/admin/import/plan/fields.ts';
import { tableImport } from '#src/admin/import/plan/import-fields.ts';
import { JobInput } from './input.ts';
import { jobApi } from './schema.ts';

/** Words for the types of employment in imported files, besides their labels. */
const TYPES = [
  { value: 'full-time', words: ['全职', '正式', 'full-time', 'full time'] },
  { value: 'part-time', words: ['兼职', 'part-time', 'part time'] },
  { value: 'intern', words: ['实习', '实习生', 'intern', 'internship'] },
] as const;

export function JobImport({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['job', 'import']);
  const type = useMemo(
    () =>
      tableImport({
        api: adminApi(jobApi),
        namespace: 'recruitment-info',
        schema: JobInput,
        noun: t('import:noun.job'),
        // The same position in two cities is two records.
        keys: ['city', 'department'],
        example: {
          title: t('import:example.jobTitle'),
          department: t('import:example.department'),
          city: t('import:example.city'),
          salaryMin: 8000,
          salaryMax: 12_000,
          education: t('import:example.education'),
          experience: t('import:example.experience'),
          duties: t('import:example.duties'),
          requirements: t('import:example.requirements'),
          contactEmail: 'hr@example.com',
        },
        makers: {
          type: (options) =>
            choiceField(
              options,
              TYPES.map((type) => ({ ...type, label: t(`type.${type.value}`) })),
            ),
        },
      }),
    [t],
  );
  return <ImportDialog type={type} onClose={onClose} />;
}
