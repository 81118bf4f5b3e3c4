import { globSync, readFileSync } from 'node:fs';

// Matches empty strings too, or their closing quote would start a string.
const STRING = /'([^'\\\n]*)'|"([^"\\\n]*)"/g;
const TEMPLATE = /`([^`]*\$\{[^`]*)`/g;
const TRANSLATION = /useTranslation\(([^)]*)\)|TFunction<([^>]*)>/g;
const OPEN = /useTranslation\(\[[^\]]*\.\.\./;
/** What asks for the texts of fields of a table, with its namespace, which may be a variable. */
const TABLE = /\b(?:createField|useFieldProps|useColumns)\(\s*\w+,\s*(?:'([^']+)'|\w+)/g;
const FIELD = /\b(?:field|column|propsOf)\(\s*'(\w+)'|\)\('(\w+)'\)|<Field\s+name="(\w+)"/g;
const CALL = /\bt\(\s*'([^']+)'/g;

/** Text keys used by a source file. */
export type Source = {
  path: string;
  code: string;
  /** Namespaces of its keys; null where it declares none, or those that a list of its caller has. */
  namespaces: string[] | null;
  /** All string literals. */
  strings: Set<string>;
  /** Template literals as patterns (`error.${kind}`). */
  patterns: RegExp[];
  /** Literal arguments of `t`. */
  calls: string[];
  /** Namespaces of tables; null where it is a variable. */
  tables: (string | null)[];
  /** Fields whose label and hint are asked for. */
  fields: string[];
};

/** All source files except the mock, whose texts are the server's. */
export function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('src/mocks/'))
    .map((path) => readSource(path, withoutComments(readFileSync(path, 'utf8'))));
}

function readSource(path: string, code: string): Source {
  const asked = [...code.matchAll(TRANSLATION)].map(([, hook, type]) =>
    [...(hook ?? type ?? '').matchAll(STRING)].map(([, name = '']) => name),
  );
  const tables = [...code.matchAll(TABLE)].map(([, name]) => name ?? null);
  return {
    path,
    code,
    namespaces: asked.length > 0 && !OPEN.test(code) ? [...asked.flat(), 'common'] : null,
    strings: new Set([...code.matchAll(STRING)].map(([, one, other]) => one ?? other ?? '')),
    patterns: [...code.matchAll(TEMPLATE)].flatMap(
      ([, template = '']) => patternOf(template) ?? [],
    ),
    calls: [...code.matchAll(CALL)].map(([, key = '']) => key),
    tables,
    fields:
      tables.length > 0
        ? [...code.matchAll(FIELD)].map(([, ...names]) => names.find((name) => name) ?? '')
        : [],
  };
}

/** Null without literal part: `${a}${b}` would match everything. */
function patternOf(template: string): RegExp | null {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (!/^[\w-]+[:.]|^[a-z]\w+$/.test(fixed[0] ?? '') && !/\.\w+$/.test(fixed.at(-1) ?? ''))
    return null;
  const escaped = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('[\\w-]+')}$`);
}

/** Of a path such as `/backstage/*` the end is no comment. */
function withoutComments(code: string): string {
  return code.replaceAll(/(?<!\w)\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
