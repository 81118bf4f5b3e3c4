import type { FieldOptions, ImportField } from '#src/admin/import/plan/fields.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/** A name and a value on each line: `供电电压：DC 12 V`. */
export function specificationsField(options: FieldOptions): ImportField {
  return {
    ...options,
    isLong: true,
    read: (text) => {
      const lines = text.split(/[\n;；]/).filter((line) => line.trim() !== '');
      const pairs = lines.map((line) => /^([^:：]+)[:：](.+)$/.exec(line.trim()));
      if (pairs.includes(null)) return { problem: 'specification' };
      return {
        value: pairs.map((pair) => ({
          name: pair?.[1]?.trim() ?? '',
          value: pair?.[2]?.trim() ?? '',
        })),
      };
    },
    write: (value) =>
      (Array.isArray(value) ? value.filter(isRecord) : [])
        .map(({ name, value }) => `${String(name)}：${String(value)}`)
        .join('\n'),
  };
}
