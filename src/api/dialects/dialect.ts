import { isMocked } from '#src/lib/is-mocked.ts';
import type { Dialect } from './dialect-schema.ts';
import { jeecg } from './jeecg.ts';
import { ours } from './ours.ts';
import { ruoyi } from './ruoyi.ts';
import { spring } from './spring.ts';
import { thinkphp } from './thinkphp.ts';
// The dialect of this build, and other constants of its variables: described in `.env.example`, checked by
// `check-env.ts`. Build constants, so that other dialects and what ours does not need leave no code behind. Plain
// Node, which runs the mock, has no `import.meta.env`.

/** Every dialect, by its name in `VITE_API_DIALECT`. */
export const DIALECTS = { ours, ruoyi, jeecg, spring, thinkphp } satisfies Record<string, Dialect>;

/** Whether the dialect is the specification's, so that nothing is converted. */
export const IS_OURS: boolean =
  !import.meta.env?.VITE_API_DIALECT || import.meta.env.VITE_API_DIALECT === 'ours';

/**
 * Whether the mock answers, which has all the features below; true in plain Node, which runs the mock. The contract's
 * tools run with Vite's development server in the mode of a build, and count as a build.
 */
const isMock: boolean =
  !import.meta.env?.PROD &&
  import.meta.env?.MODE !== 'production' &&
  isMocked({ ...import.meta.env });

/** The mock's own dialect has calls beyond the specification. */
const OF_THE_MOCK: Dialect = {
  ...ours,
  calls: {
    ...ours.calls,
    'PUT /show/update': 'PUT {path}/update',
    'DELETE /show/delete': 'DELETE {path}/delete',
  },
};

// Conditions on constants instead of a look-up, so that a build has the chosen dialect alone.
export const dialect: Dialect =
  import.meta.env?.VITE_API_DIALECT === 'ruoyi'
    ? ruoyi
    : import.meta.env?.VITE_API_DIALECT === 'jeecg'
      ? jeecg
      : import.meta.env?.VITE_API_DIALECT === 'spring'
        ? spring
        : import.meta.env?.VITE_API_DIALECT === 'thinkphp'
          ? thinkphp
          : isMock
            ? OF_THE_MOCK
            : ours;

/** Whether fields may have an English value beside the Chinese one; plain Node, which runs the mock, has all parts. */
export const HAS_ENGLISH: boolean = (import.meta.env?.HAS_ENGLISH ?? 'yes') !== '';

/** Whether products may have files to download, a further field of theirs. */
export const HAS_DOWNLOADS: boolean = (import.meta.env?.HAS_DOWNLOADS ?? 'yes') !== '';
