import type { FieldOptions, ImportField } from '#src/admin/import/plan/fields.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { specificationsText } from './specifications-text.ts';

/** The import field for specifications: a name and a value on each line. */
export function specificationsField(options: FieldOptions): ImportField {
  return {
    ...options,
    isLong: true,
    read: (text) => {
      const lines = text.split(/[\n;；]/).filter((line) => line.trim() !== '');
      const rows = lines.map(rowOf);
      return rows.includes(null) ? { problem: 'specification' } : { value: rows };
    },
    write: specificationsText,
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
