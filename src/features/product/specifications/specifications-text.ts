import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/** Separates a row from its English text. */
const BETWEEN = ' | ';

/** Writes a name and a value on each line: `供电电压：DC 12 V`; then in English: `… | Supply voltage：12 V DC`. */
export function specificationsText(value: unknown): string {
  return (Array.isArray(value) ? value.filter(isRecord) : [])
    .map(({ name, value: text, nameEn, valueEn }) => {
      const line = `${String(name)}：${String(text)}`;
      if (!HAS_ENGLISH || (!nameEn && !valueEn)) return line;
      return `${line}${BETWEEN}${String(nameEn)}：${String(valueEn)}`;
    })
    .join('\n');
}
