import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../command-line.ts';
import { fill, type Names } from './names.ts';
import { type Kind, type Registration, registrationsOf } from './registrations.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** The folders of templates of each kind; a later one replaces what an earlier one has. */
const FOLDERS: Record<Kind, string[]> = {
  ordered: ['ordered'],
  paged: ['paged'],
  public: ['paged', 'public'],
};

/**
 * Writes the files of a content type and registers it.
 * @param root folder of the repository
 * @returns the files it wrote and those it changed
 * @throws Error before anything is written, if the name is in use or a list is not found
 */
export function writeType(
  root: string,
  names: Names,
  kind: Kind,
): { written: string[]; edited: string[] } {
  const templates = new Map<string, string>();
  for (const folder of FOLDERS[kind]) {
    const cwd = join(TEMPLATES, folder);
    for (const name of globSync('**/*.template', { cwd })) {
      templates.set(name.replaceAll('\\', '/').replace(/\.template$/, ''), join(cwd, name));
    }
  }
  const written = new Map<string, string>();
  for (const [template, path] of [...templates].toSorted(([one], [other]) =>
    one.localeCompare(other),
  )) {
    const file = fill(template, names);
    const source = readFileSync(path, 'utf8');
    if (existsSync(join(root, file))) {
      throw new UsageError(`${file} is already there. Choose another name.`);
    }
    checkUnused(names, `${template}.template`, source);
    written.set(file, fill(source, names));
  }
  const edited = new Map<string, string>();
  for (const registration of registrationsOf(kind)) {
    const { file } = registration;
    const before = readFileSync(join(root, file), 'utf8');
    checkUnused(names, file, before);
    edited.set(file, fill(register(edited.get(file) ?? before, registration), names));
  }
  for (const [file, text] of [...written, ...edited]) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { written: [...written.keys()], edited: [...edited.keys()] };
}

/** Adds the entry after those that a list has. */
function register(source: string, registration: Registration): string {
  const { file, imports = [], start, end, entry } = registration;
  const lines = source.split('\n');
  const from = lines.indexOf(start);
  const to = end === undefined ? from + 1 : lines.indexOf(end, from);
  if (from === -1 || to === -1) {
    const until = end === undefined ? '' : ` to "${end}"`;
    throw new Error(`${file} has no list from "${start}"${until}, as registrations.ts says.`);
  }
  const lastImport = lines.findLastIndex((line) => / from '.+';$/.test(line));
  return lines
    .toSpliced(to, 0, entry)
    .toSpliced(lastImport + 1, 0, ...imports)
    .join('\n');
}

/** @throws UsageError if the new code would reuse an existing name or address */
function checkUnused(names: Names, file: string, source: string): void {
  const { __typeName__: camel, __TypeName__: pascal, '__type-name__': kebab } = names;
  const uses = [
    `\\b(?:empty)?${pascal}\\b`,
    `\\b${camel}(?:Api|Calls|Table)\\b`,
    `^ *"?${camel}"?[:,]`,
    `['"/]${kebab}['"/]`,
  ];
  if (uses.some((use) => new RegExp(use, 'm').test(source))) {
    throw new UsageError(`"${kebab}" is in use in ${file}. Choose another name.`);
  }
}
