import type { Env } from './env.ts';
import type { Shades } from './theme/shades.ts';
import type { VARIABLES } from './variables.ts';

type Line = (typeof VARIABLES)[keyof typeof VARIABLES];
type Name = Line['name'] | 'VITE_MOCK_DIALECT';
type Part = Extract<Line, { part: string }>['part'];

// Declaration merging needs interfaces.
/* oxlint-disable typescript/consistent-type-definitions */
declare global {
  interface ViteTypeOptions {
    strictImportMetaEnv: true;
  }

  interface ImportMetaEnv extends Record<Part, 'yes' | ''>, Partial<Record<Name, string>> {
    APP_VERSION: string;
    BRAND_SHADES?: Shades;
    /** Only in production builds. */
    CONFIGURATION?: Env;
  }
}
