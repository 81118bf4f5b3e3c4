import type { DialectName } from '#src/mocks/http/dialects/all.ts';
import { dialectVariables } from '#tools/mock-api/dialect-variables.ts';

export type Configuration = { dialect: 'plain' | DialectName; variables: Record<string, string> };

const configured = (dialect: DialectName): Configuration => ({
  dialect,
  variables: dialectVariables(dialect),
});

/** Differs in everything that can be configured. */
export const THINKPHP: Configuration = configured('thinkphp');

export const CONFIGURATIONS: Configuration[] = [
  { dialect: 'plain', variables: {} },
  configured('ruoyi'),
  configured('jeecg'),
  configured('spring'),
  THINKPHP,
];
