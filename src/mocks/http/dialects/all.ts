import type { Dialect } from './dialect.ts';
import { jeecg } from './jeecg.ts';
import { ruoyi } from './ruoyi.ts';
import { spring } from './spring.ts';
import { thinkphp } from './thinkphp.ts';

/** The dialects besides the mock's own. */
export const DIALECTS = { ruoyi, jeecg, spring, thinkphp } satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

export function isDialect(name: string): name is DialectName {
  return name in DIALECTS;
}
