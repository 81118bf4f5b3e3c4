import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRecord } from '#src/lib/records/is-record.ts';
import { UsageError } from '../command-line.ts';
import { insertEntry, insertImport } from './insert.ts';
import { fill } from './names.ts';
import type { Names } from './names.ts';
import { ENTRIES, IMPORTS, MENU_TEXTS } from './registrations.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');

export type Report = {
  written: string[];
  edited: string[];
  /** Text that the developer has to insert because its place was not found. */
  byHand: { file: string; text: string }[];
};

/**
 * Writes the files of a content type and registers it.
 * @param root folder of the repository
 * @throws UsageError before anything is written, if the name is in use
 */
export function writeType(root: string, names: Names): Report {
  const written = readTemplates(names);
  const present = written.find(({ file }) => existsSync(join(root, file)));
  if (present) throw new UsageError(`${present.file} is already there. Choose another name.`);

  const sources = readRegistrations(root);
  checkUnused(names, sources);
  const edited = new Set<string>();
  const byHand: Report['byHand'] = [];
  const edit = (file: string, text: string, change: (source: string) => string | null) => {
    const source = sources.get(file);
    const changed = source === undefined ? null : change(source);
    if (changed === null) {
      byHand.push({ file, text });
      return;
    }
    sources.set(file, changed);
    edited.add(file);
  };
  for (const each of IMPORTS) {
    const text = fill(each.text, names);
    edit(each.file, text, (source) => insertImport(source, { ...each, text }));
  }
  for (const each of ENTRIES) {
    const text = fill(each.text, names);
    edit(each.file, text, (source) => insertEntry(source, { ...each, text }));
  }
  for (const [language, texts] of Object.entries(MENU_TEXTS)) {
    const text = fill(JSON.stringify(texts), names);
    edit(menuFile(language), text, (source) => addMenuTexts(source, names, JSON.parse(text)));
  }

  for (const { file, text } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const [file, text] of sources) writeFileSync(join(root, file), text);
  return { written: written.map(({ file }) => file), edited: [...edited], byHand };
}

function readTemplates(names: Names): { file: string; text: string }[] {
  return globSync('**/*.template', { cwd: TEMPLATES })
    .toSorted()
    .map((template) => ({
      file: fill(template.replaceAll('\\', '/').replace(/\.template$/, ''), names),
      text: fill(readFileSync(join(TEMPLATES, template), 'utf8'), names),
    }));
}

/** Reads the files that list all content types; missing files are skipped. */
function readRegistrations(root: string): Map<string, string> {
  const files = new Set([
    ...[...IMPORTS, ...ENTRIES].map(({ file }) => file),
    ...Object.keys(MENU_TEXTS).map(menuFile),
  ]);
  return new Map(
    [...files]
      .filter((file) => existsSync(join(root, file)))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  );
}

/** @throws UsageError if the new code would reuse an existing name or address. */
function checkUnused(names: Names, sources: Map<string, string>): void {
  const { __typeName__: camel, __TypeName__: pascal, '__type-name__': kebab } = names;
  const uses = [
    `\\b(?:seed|empty)?${pascal}\\b`,
    `\\b${camel}(?:Calls|Api)\\b`,
    `\\bcontent\\.${camel}\\b`,
    `^ *"?${camel}"?:`,
    `\\btype ${camel} from`,
    `['"/]${kebab}['"/]`,
  ].map((pattern) => new RegExp(pattern, 'm'));
  const templates = globSync('**/*.template', { cwd: TEMPLATES }).map((file) => {
    return [file, readFileSync(join(TEMPLATES, file), 'utf8')] as const;
  });
  for (const [file, source] of [...sources, ...templates]) {
    if (uses.some((use) => use.test(source))) {
      throw new UsageError(`"${kebab}" is in use in ${file}. Choose another name.`);
    }
  }
}

function menuFile(language: string): string {
  return `public/locales/${language}/navdata.json`;
}

function addMenuTexts(source: string, names: Names, texts: unknown): string | null {
  const all: unknown = JSON.parse(source);
  if (!isRecord(all) || !isRecord(all.listOf) || !isRecord(all.newOf) || !isRecord(texts)) {
    return null;
  }
  const { group, ...titles } = all;
  const { __typeName__: key } = names;
  const listOf = { ...all.listOf, [key]: texts.list };
  const newOf = { ...all.newOf, [key]: texts.new };
  const added = { group, [key]: texts.title, ...titles, listOf, newOf };
  return `${JSON.stringify(added, null, 2)}\n`;
}
