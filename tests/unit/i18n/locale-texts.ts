import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isRecord } from '#src/lib/records/is-record.ts';

const LOCALES = 'public/locales';

/** All texts of a language by namespaced key: `navdata:list` → 列表. */
export function readTexts(language: string): Map<string, string> {
  const folder = join(LOCALES, language);
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string) => {
    if (isRecord(value)) {
      for (const [name, part] of Object.entries(value)) {
        collect(part, key.endsWith(':') ? `${key}${name}` : `${key}.${name}`);
      }
    } else texts.set(key, String(value));
  };
  for (const file of readdirSync(folder)) {
    const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    collect(content, `${basename(file, '.json')}:`);
  }
  return texts;
}

/** Placeholders of a text: `{{count}}`. */
export function placeholdersOf(text: string): string[] {
  return (text.match(/\{\{[^}]+\}\}/g) ?? []).toSorted();
}
