import type { FieldOptions, ImportField } from '#src/admin/import/plan/fields.ts';
import { HAS_ENGLISH } from '#src/api/dialect.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/** Between a row and the same in English. */
const BETWEEN = ' | ';

/** A name and a value on each line: `供电电压：DC 12 V`; then in English: `… | Supply voltage：12 V DC`. */
export function specificationsField(options: FieldOptions): ImportField {
  return {
    ...options,
    isLong: true,
    read: (text) => {
      const lines = text.split(/[\n;；]/).filter((line) => line.trim() !== '');
      const rows = lines.map(rowOf);
      return rows.includes(null) ? { problem: 'specification' } : { value: rows };
    },
    write: (value) =>
      (Array.isArray(value) ? value.filter(isRecord) : [])
        .map(({ name, value: text, nameEn, valueEn }) => {
          const line = `${String(name)}：${String(text)}`;
          if (!HAS_ENGLISH || (!nameEn && !valueEn)) return line;
          return `${line}${BETWEEN}${String(nameEn)}：${String(valueEn)}`;
        })
        .join('\n'),
  };
}

function rowOf(line: string): Record<string, string> | null {
  const [chinese = '', english] = HAS_ENGLISH ? line.split(/[|｜]/) : [line];
  const [, name = '', value = ''] = /^([^:：]+)[:：](.+)$/.exec(chinese.trim()) ?? [];
  if (name === '' || value === '') return null;
  const row = { name: name.trim(), value: value.trim() };
  if (!HAS_ENGLISH) return row;
  const [, nameEn = '', valueEn = ''] = /^([^:：]*)[:：](.*)$/.exec(english?.trim() ?? '') ?? [];
  return { ...row, nameEn: nameEn.trim(), valueEn: valueEn.trim() };
}
