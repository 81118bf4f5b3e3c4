import { globSync, readFileSync } from 'node:fs';

// Empty ones as well: their second quote begins no string.
const STRING = /'([^'\\\n]*)'|"([^"\\\n]*)"/g;
const TEMPLATE = /`([^`]*\$\{[^`]*)`/g;
const TRANSLATION = /useTranslation\(([^)]*)\)|TFunction<([^>]*)>/g;
const CALL = /\bt\(\s*'([^']+)'/g;

/** A file of the app as far as its texts go. */
export type Source = {
  path: string;
  code: string;
  /** The namespaces its keys are looked up in; null where it names none and others use its keys. */
  namespaces: string[] | null;
  /** Keys and everything else that stands in quotes. */
  strings: Set<string>;
  /** `error.${kind}` as a pattern. */
  patterns: RegExp[];
  /** Keys given to `t` as they stand. */
  calls: string[];
};

/** Every file of the app but the mock, which speaks as a server does. */
export function readSources(): Source[] {
  return globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.startsWith('src/mocks/'))
    .map((path) => readSource(path, withoutComments(readFileSync(path, 'utf8'))));
}

function readSource(path: string, code: string): Source {
  const asked = [...code.matchAll(TRANSLATION)].map(([, hook, type]) =>
    [...(hook ?? type ?? '').matchAll(STRING)].map(([, name = '']) => name),
  );
  return {
    path,
    code,
    namespaces: asked.length > 0 ? [...asked.flat(), 'common'] : null,
    strings: new Set([...code.matchAll(STRING)].map(([, one, other]) => one ?? other ?? '')),
    patterns: [...code.matchAll(TEMPLATE)].flatMap(
      ([, template = '']) => patternOf(template) ?? [],
    ),
    calls: [...code.matchAll(CALL)].map(([, key = '']) => key),
  };
}

/** Null where nothing of a key is left: `${a}${b}` would fit everything. */
function patternOf(template: string): RegExp | null {
  const fixed = template.split(/\$\{[^}]*\}/);
  if (!/^[\w-]+[:.]|^[a-z]\w+$/.test(fixed[0] ?? '') && !/\.\w+$/.test(fixed.at(-1) ?? ''))
    return null;
  const escaped = fixed.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('[\\w-]+')}$`);
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');
}
