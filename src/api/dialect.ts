// The dialect that this build speaks, and what else depends on its variables: described in `.env.example`, checked by
// `check-env.ts`. Build constants, so that other dialects and what ours does not need leave no code behind. Plain
// Node, which runs the mock, has no `import.meta.env`.

import { isMocked } from '#src/lib/is-mocked.ts';
import type { Dialect } from './dialects/dialect-schema.ts';
import { jeecg } from './dialects/jeecg.ts';
import { ours } from './dialects/ours.ts';
import { ruoyi } from './dialects/ruoyi.ts';
import { spring } from './dialects/spring.ts';
import { thinkphp } from './dialects/thinkphp.ts';

/** Every dialect, by its name in `VITE_API_DIALECT`. */
export const DIALECTS = { ours, ruoyi, jeecg, spring, thinkphp } satisfies Record<string, Dialect>;
export type DialectName = keyof typeof DIALECTS;

/** Whether the specification's dialect is spoken, so that nothing is converted. */
export const IS_OURS: boolean =
  !import.meta.env?.VITE_API_DIALECT || import.meta.env.VITE_API_DIALECT === 'ours';

/** Whether the mock answers, or runs here, in plain Node. The contract's tools develop too, in the mode of a build. */
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
