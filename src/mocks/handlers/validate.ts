import * as v from 'valibot';
import { invalid } from './refusal.ts';

/**
 * Validates a body with the form's schema, with Chinese messages.
 * @throws Refusal 422 with a message per invalid field.
 */
export function validate<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const errors: Record<string, string> = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? 'body'] ??= messageOf(issue);
  throw invalid(errors);
}

const checks: Record<string, string> = {
  required: '请填写此项',
  url: '请填写正确的网址',
  link: '请填写站内路径或正确的网址',
  date: '请填写正确的日期',
  endsAfterStart: '结束时间要晚于开始时间',
  expiresAfterPublish: '失效时间要晚于发布时间',
  phone: '请填写正确的电话号码',
  email: '请填写正确的邮箱地址',
  phoneOrEmail: '请填写正确的电话号码或邮箱地址',
  consent: '请先同意使用以上信息',
  postcode: '邮政编码是 6 位数字',
  icp: '请填写完整的 ICP 备案号',
  policeIcp: '请填写完整的公安备案号',
  validAfterIssue: '有效期要晚于颁发日期',
  deadlineAfterPublish: '截止时间要晚于发布时间',
  salaryRange: '最高薪资不能低于最低薪资',
};

function messageOf(issue: v.BaseIssue<unknown>): string {
  switch (issue.type) {
    case 'non_empty':
      return '请填写此项';
    case 'max_length':
      return `不能超过 ${String(issue.requirement)} 个${Array.isArray(issue.input) ? '' : '字符'}`;
    case 'min_length':
      return `至少 ${String(issue.requirement)} 个字符`;
    case 'min_value':
      return `不能小于 ${String(issue.requirement)}`;
    case 'max_value':
      return `不能大于 ${String(issue.requirement)}`;
    case 'email':
      return '请填写正确的邮箱地址';
    case 'check':
    case 'partial_check':
    case 'raw_check':
      return checks[issue.message] ?? '内容不符合要求';
    default:
      return '内容不符合要求';
  }
}
