import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { DialectName } from '#src/mocks/http/dialects/all.ts';

export type Configuration = { dialect: 'plain' | DialectName; variables: Record<string, string> };

/** Differs in everything that can be configured. */
export const THINKPHP: Configuration = {
  dialect: 'thinkphp',
  variables: exampleOf('ThinkPHP'),
};

export const CONFIGURATIONS: Configuration[] = [
  { dialect: 'plain', variables: {} },
  { dialect: 'ruoyi', variables: exampleOf('RuoYi') },
  { dialect: 'jeecg', variables: exampleOf('JeecgBoot') },
  { dialect: 'spring', variables: exampleOf('Spring Data') },
  THINKPHP,
];

/**
 * Returns the variables of an example in docs/dialects.md.
 * @throws Error if there is no such example
 */
function exampleOf(name: string): Record<string, string> {
  const text = readFileSync('docs/dialects.md', 'utf8');
  const example = new RegExp(`\`\`\`ini\n# ${name}\n([^]*?)\`\`\``).exec(text)?.[1];
  if (example === undefined) throw new Error(`docs/dialects.md has no example of ${name}`);
  return Object.fromEntries(
    Object.entries(parseEnv(example)).map(([key, value = '']) => [key, value]),
  );
}
