import { type AuthMethod, readAuthMethods } from './lib/auth-methods.ts';
import { isMocked } from './lib/is-mocked.ts';
import { type Variable, VARIABLES } from './variables.ts';

type Value<K extends Variable['kind']> = K extends 'flag' | 'switch'
  ? boolean
  : K extends 'methods'
    ? [AuthMethod, ...AuthMethod[]]
    : string;

/** The configuration of a build: the values of `variables.ts`; a text is '' where nothing is set. */
export type Env = {
  -readonly [K in keyof typeof VARIABLES]: Value<(typeof VARIABLES)[K]['kind']>;
} & {
  /** The first of the methods, which is the one offered by default. */
  authMethod: AuthMethod;
};

/**
 * Reads the variables, which `check-env.ts` has validated.
 * @param raw with `DEV` in development, where the mock may answer
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
 * The configuration of this build. `vite.config.ts` inserts its values here, so that visitors download neither the
 * table nor its reader. Plain Node has no `import.meta.env`: there it is a configuration with nothing set.
 */
export const env: Env = import.meta.env?.CONFIGURATION ?? readEnv({ ...import.meta.env });
