import { globSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { expect, it, vi } from 'vitest';

/** Files that cut what they read before, by the greatest length. */
const CUT: Record<string, number> = {
  'src/lib/links/mail-href.ts': 1000,
  'src/lib/links/phone.ts': 200,
  'src/lib/text/file-name.ts': 1000,
  'src/lib/text/value-text.ts': 500,
  'src/lib/time/date-time.ts': 100,
};

type Found = { expression: RegExp; file: string };

const FOLDERS = ['src/lib', 'src/api'];

/** The literals of the sources. */
function literals(): Found[] {
  return globSync(FOLDERS.map((folder) => `${folder}/**/*.ts`)).flatMap((file) => {
    const found: Found[] = [];
    JSON.stringify(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }), (name, value: unknown) => {
      if (name === 'regex' && typeof value === 'object' && value !== null) {
        const { pattern, flags } = Object(value);
        found.push({ expression: new RegExp(String(pattern), String(flags)), file });
      }
      return value instanceof RegExp || typeof value === 'bigint' ? null : value;
    });
    return found;
  });
}

/** The expressions that modules make of texts while they are imported. */
async function constructed(): Promise<Found[]> {
  const found: Found[] = [];
  vi.resetModules();
  const real = RegExp;
  globalThis.RegExp = new Proxy(real, {
    construct: (target, args, newTarget) => {
      const made: RegExp = Reflect.construct(target, args, newTarget);
      const file = new Error().stack?.match(/src\/(?:lib|api)\/[\w/.-]+/)?.[0];
      if (file) found.push({ expression: made, file });
      return made;
    },
  });
  try {
    const modules = import.meta.glob('../../../src/{lib,api}/**/*.ts');
    for (const load of Object.values(modules)) await load().catch(() => null);
  } finally {
    globalThis.RegExp = real;
  }
  return found;
}

const SIGNS = [' ', '\n', 'a', 'A', '1', '<', '"', '=', '-', '.', ',', '@', '/', '中'];

/** What might be repeated to make an expression slow: its own signs and words, and common ones, also in pairs. */
function pumpsOf({ source }: RegExp): string[] {
  const plain = source.replaceAll(/\\u\{?[\da-f]+\}?|\\[a-z]|\\p\{\w+\}|[\\()[\]{}|*+?^$]/gi, ' ');
  const signs = [...new Set([...SIGNS, ...Array.from(plain.slice(0, 200))])].slice(0, 24);
  const words = [...new Set(plain.match(/[a-z<>&=:]{2,12}/gi))].slice(0, 12);
  return [
    ...signs,
    ...words.flatMap((word) => [word, `<${word}`, `${word} `, `\n${word}`]),
    ...signs.flatMap((one) => signs.map((other) => one + other)),
  ];
}

/** The least time in ms of several tries: others may use the machine as well. */
function timeOf(expression: RegExp, text: string, tries: number): number {
  const flags = new Set(`${expression.flags.replace('y', '')}g`);
  const all = new RegExp(expression.source, [...flags].join(''));
  let least = Infinity;
  for (let count = 0; count < tries; count += 1) {
    const start = performance.now();
    text.replaceAll(all, '');
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

/** A text that an expression needs more time for than in proportion to its length; undefined without one. */
function slowText(expression: RegExp, most = Infinity): string | undefined {
  for (const pump of pumpsOf(expression)) {
    for (const start of ['', 'a']) {
      const text = (length: number) =>
        `${start}${pump.repeat(Math.min(most, length) / pump.length)}\u0001`;
      if (timeOf(expression, text(1000), 1) < 0.2) continue;
      const [short, long] = [
        timeOf(expression, text(4000), 3),
        timeOf(expression, text(32_000), 2),
      ];
      // Eight times the length: eight times the time, or 64 times.
      if (long > 100 && long > 24 * short) return `${start}|${pump}: ${Math.round(long)} ms`;
    }
  }
  return undefined;
}

it('no text that arrives is slow to read because it is long', async () => {
  const unique = new Map<string, Found>();
  for (const found of [...literals(), ...(await constructed())]) {
    unique.set(String(found.expression), found);
  }
  expect(unique.size).toBeGreaterThan(180);
  const slow = [...unique.values()].flatMap(({ expression, file }) => {
    const text = slowText(expression, CUT[file]);
    return text === undefined ? [] : [`${file} ${expression}: ${text}`];
  });
  expect(slow).toEqual([]);
  // The test itself finds one.
  expect(slowText(/\s+$/)).toBeDefined();
}, 300_000);
