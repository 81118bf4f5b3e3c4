import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceField } from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import { STATUS_TITLES, useImportFields } from '#src/admin/import/plan/use-import-fields.ts';
import { jobAdminApi } from './admin-api.ts';
import { emptyJob, JobInput } from './input.ts';
import { jobFields } from './schema.ts';

/** Words for the types of employment in imported files, besides their labels. */
const TYPES = [
  { value: 'full-time', words: ['全职', '正式', 'full-time', 'full time'] },
  { value: 'part-time', words: ['兼职', 'part-time', 'part time'] },
  { value: 'intern', words: ['实习', '实习生', 'intern', 'internship'] },
] as const;

const TITLES = {
  title: ['职位名称', '职位', '岗位', '岗位名称', 'title', 'position', 'job'],
  department: ['部门', '招聘部门', '所属部门', 'department'],
  city: ['工作城市', '城市', '工作地点', '地点', 'city', 'location'],
  type: ['类型', '职位类型', '工作性质', '用工性质', 'type'],
  headcount: ['招聘人数', '人数', 'headcount', 'openings'],
  salaryMin: ['最低月薪', '薪资下限', '最低薪资', 'minimum salary', 'salary from'],
  salaryMax: ['最高月薪', '薪资上限', '最高薪资', 'maximum salary', 'salary to'],
  education: ['学历要求', '学历', 'education'],
  experience: ['工作经验', '经验', '经验要求', 'experience'],
  duties: ['岗位职责', '职责', '工作内容', 'duties', 'responsibilities'],
  requirements: ['任职要求', '要求', '任职资格', 'requirements', 'qualifications'],
  contactEmail: ['简历投递邮箱', '投递邮箱', '邮箱', 'email', 'e-mail'],
  publishTime: ['发布时间', '发布日期', 'published', 'date'],
  deadline: ['截止时间', '截止日期', '截止', 'deadline', 'closing date'],
  status: STATUS_TITLES,
};

type JobImportProps = { onClose: () => void };

export function JobImport({ onClose }: JobImportProps) {
  const type = useJobImport();
  return <ImportDialog type={type} onClose={onClose} />;
}

function useJobImport() {
  const { t } = useTranslation(['job', 'import']);
  const fieldsOf = useImportFields(jobFields, 'recruitment-info');
  return useMemo(
    () =>
      importType({
        api: jobAdminApi,
        schema: JobInput,
        noun: t('import:noun.job'),
        empty: emptyJob,
        // The same position in two cities is two records.
        keys: ['title', 'city', 'department'],
        example: {
          ...emptyJob(),
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
        fields: fieldsOf(TITLES, {
          type: (options) =>
            choiceField(
              options,
              TYPES.map((type) => ({ ...type, label: t(`type.${type.value}`) })),
            ),
        }),
      }),
    [t, fieldsOf],
  );
}
