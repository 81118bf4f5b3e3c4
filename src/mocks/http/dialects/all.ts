import type { Dialect } from './dialect.ts';
import { jeecg } from './jeecg.ts';
import { ruoyi } from './ruoyi.ts';
import { spring } from './spring.ts';
import { thinkphp } from './thinkphp.ts';

/** The ways in which the mock can speak besides its own. */
export const DIALECTS = { ruoyi, jeecg, spring, thinkphp } satisfies Record<string, Dialect>;

export type DialectName = keyof typeof DIALECTS;

/** True for the name of a dialect. */
export function isDialect(name: string): name is DialectName {
  return name in DIALECTS;
}
