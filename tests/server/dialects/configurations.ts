import type { DialectName } from '#src/mocks/http/dialects/all.ts';

/** 'plain' is the mock's own dialect. */
export type Configuration = { dialect: 'plain' | DialectName; variables: Record<string, string> };

const configured = (dialect: DialectName): Configuration => ({
  dialect,
  variables: { VITE_API_DIALECT: dialect },
});

/** Differs from ours in most of what a dialect says. */
export const THINKPHP: Configuration = configured('thinkphp');

export const CONFIGURATIONS: Configuration[] = [
  { dialect: 'plain', variables: {} },
  configured('ruoyi'),
  configured('jeecg'),
  configured('spring'),
  THINKPHP,
];
