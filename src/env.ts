import { readAuthMethods } from './lib/auth-methods.ts';
import type { AuthMethod } from './lib/auth-methods.ts';
import { isMocked } from './lib/is-mocked.ts';
import { VARIABLES } from './variables.ts';
import type { Variable } from './variables.ts';

type Value<K extends Variable['kind']> = K extends 'flag' | 'switch'
  ? boolean
  : K extends 'methods'
    ? [AuthMethod, ...AuthMethod[]]
    : string;

/** The configuration of a build: the values of `variables.ts`, a text '' where nothing is set. */
export type Env = {
  -readonly [K in keyof typeof VARIABLES]: Value<(typeof VARIABLES)[K]['kind']>;
} & {
  /** The first of the methods: the one that people are led to. */
  authMethod: AuthMethod;
};

/**
 * Reads the variables, which `check-env.ts` has checked before.
 * @param raw with `DEV` while developing, when the mock may answer
 */
export function readEnv(raw: Record<string, unknown>): Env;
export function readEnv(raw: Record<string, unknown>): object {
  const mock = raw.DEV === true && isMocked(raw);
  const all = Object.entries<Variable>(VARIABLES).map(([key, variable]) => {
    const { name, kind, byDefault = '', mocked } = variable;
    const set = raw[name];
    const text = typeof set === 'string' ? set.trim() : '';
    return [key, valueOf(kind, text || (mock && mocked) || byDefault)];
  });
  const values = { ...Object.fromEntries(all), mock };
  return { ...values, authMethod: values.authMethods[0] };
}

function valueOf(kind: Variable['kind'], text: string): unknown {
  if (kind === 'flag') return text === 'true';
  if (kind === 'switch') return text === 'on';
  if (kind === 'methods') return readAuthMethods(text);
  return kind === 'origin' ? text.replace(/\/+$/, '') : text;
}

/**
 * The configuration of this build, whose values `vite.config.ts` writes here, so that visitors download neither the
 * table nor its reader. In plain Node, which has no `import.meta.env`, that of one with nothing set.
 */
export const env: Env = import.meta.env?.CONFIGURATION ?? readEnv({ ...import.meta.env });
