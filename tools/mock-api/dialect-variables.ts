import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { DialectName } from '#src/mocks/http/dialects/all.ts';

/** Titles of the examples in docs/dialects.md. */
const TITLES: Record<DialectName, string> = {
  ruoyi: 'RuoYi',
  jeecg: 'JeecgBoot',
  spring: 'Spring Data',
  thinkphp: 'ThinkPHP',
};

/**
 * The variables of a build for a dialect, as docs/dialects.md has them.
 * @throws Error if there is no such example
 */
export function dialectVariables(dialect: DialectName): Record<string, string> {
  const text = readFileSync('docs/dialects.md', 'utf8');
  const example = new RegExp(`\`\`\`ini\n# ${TITLES[dialect]}\n([^]*?)\`\`\``).exec(text)?.[1];
  if (example === undefined) throw new Error(`docs/dialects.md has no example of ${dialect}`);
  return Object.fromEntries(
    Object.entries(parseEnv(example)).map(([key, value = '']) => [key, value]),
  );
}
