import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  choiceField,
  momentField,
  numberField,
  richTextField,
  textField,
} from '#src/admin/import/plan/fields.ts';
import { ImportDialog } from '#src/admin/import/import-dialog.tsx';
import { importType } from '#src/admin/import/plan/import-type.ts';
import { useCommonFields } from '#src/admin/import/plan/use-common-fields.ts';
import { jobAdminApi } from './admin-api.ts';
import { emptyJob, JobInput } from './input.ts';

/** Words for the types in files, besides their labels. */
const TYPES = [
  { value: 'full-time', words: ['全职', '正式', 'full-time', 'full time'] },
  { value: 'part-time', words: ['兼职', 'part-time', 'part time'] },
  { value: 'intern', words: ['实习', '实习生', 'intern', 'internship'] },
] as const;

type JobImportProps = { onClose: () => void };

export function JobImport({ onClose }: JobImportProps) {
  const type = useJobImport();
  return <ImportDialog type={type} onClose={onClose} />;
}

function useJobImport() {
  const { t } = useTranslation(['recruitment-info', 'job', 'import']);
  const { id, status } = useCommonFields();
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
        fields: [
          id,
          textField({
            name: 'title',
            label: t('field.title'),
            titles: ['职位名称', '职位', '岗位', '岗位名称', 'title', 'position', 'job'],
            isRequired: true,
          }),
          textField({
            name: 'department',
            label: t('field.department'),
            titles: ['部门', '招聘部门', '所属部门', 'department'],
            isRequired: true,
          }),
          textField({
            name: 'city',
            label: t('field.city'),
            titles: ['工作城市', '城市', '工作地点', '地点', 'city', 'location'],
            isRequired: true,
          }),
          choiceField(
            {
              name: 'type',
              label: t('field.type'),
              titles: ['类型', '职位类型', '工作性质', '用工性质', 'type'],
            },
            TYPES.map((type) => ({ ...type, label: t(`job:type.${type.value}`) })),
          ),
          numberField({
            name: 'headcount',
            label: t('field.headcount'),
            titles: ['招聘人数', '人数', 'headcount', 'openings'],
          }),
          numberField({
            name: 'salaryMin',
            label: t('field.salaryMin'),
            titles: ['最低月薪', '薪资下限', '最低薪资', 'minimum salary', 'salary from'],
          }),
          numberField({
            name: 'salaryMax',
            label: t('field.salaryMax'),
            titles: ['最高月薪', '薪资上限', '最高薪资', 'maximum salary', 'salary to'],
          }),
          textField({
            name: 'education',
            label: t('field.education'),
            titles: ['学历要求', '学历', 'education'],
          }),
          textField({
            name: 'experience',
            label: t('field.experience'),
            titles: ['工作经验', '经验', '经验要求', 'experience'],
          }),
          richTextField({
            name: 'duties',
            label: t('field.duties'),
            titles: ['岗位职责', '职责', '工作内容', 'duties', 'responsibilities'],
          }),
          richTextField({
            name: 'requirements',
            label: t('field.requirements'),
            titles: ['任职要求', '要求', '任职资格', 'requirements', 'qualifications'],
          }),
          textField({
            name: 'contactEmail',
            label: t('field.contactEmail'),
            titles: ['简历投递邮箱', '投递邮箱', '邮箱', 'email', 'e-mail'],
          }),
          momentField({
            name: 'publishTime',
            label: t('field.publishTime'),
            titles: ['发布时间', '发布日期', 'published', 'date'],
          }),
          momentField({
            name: 'deadline',
            label: t('field.deadline'),
            titles: ['截止时间', '截止日期', '截止', 'deadline', 'closing date'],
            isEnd: true,
          }),
          status,
        ],
      }),
    [t, id, status],
  );
}
