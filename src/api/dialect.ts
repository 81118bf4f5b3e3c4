// The server's dialect, as far as its answers do not show it: described in `.env.example`, checked
// by `check-env.ts`. Build constants, so that defaults leave no code behind. Plain Node, which runs
// the mock, has no `import.meta.env`.

import { isMocked } from '#src/lib/is-mocked.ts';

const prefix: string = import.meta.env?.VITE_API_PREFIX || '/api';
/** Prefix of every path; '' where the variable is `/`. */
export const API_PREFIX: string = prefix === '/' ? '' : prefix;

/** Calls with another path: `/user/login=/login`. */
export const API_PATHS: string = import.meta.env?.VITE_API_PATHS || '';

/** Field of an enveloped answer that says whether it succeeded. */
export const SUCCESS_FIELD: string = import.meta.env?.VITE_API_SUCCESS_FIELD || 'success';
/** Its success values, comma-separated. */
export const SUCCESS_VALUES: string = import.meta.env?.VITE_API_SUCCESS_VALUES || 'true,1';

/** Paging parameters as a query with placeholders; '' for our own names. */
export const PAGE_QUERY: string = import.meta.env?.VITE_API_PAGE_QUERY || '';

export const SHOWN_STATUS: 0 | 1 = import.meta.env?.VITE_API_SHOWN_STATUS === '1' ? 1 : 0;

/** Format of sent times: `iso`, `local` or `epoch`. All formats are read. */
export const SENT_DATES: string = import.meta.env?.VITE_API_DATES || 'iso';

export const TOKEN_HEADER: string = import.meta.env?.VITE_API_TOKEN_HEADER || 'Authorization';
export const TOKEN_FORM: string = import.meta.env?.VITE_API_TOKEN_FORM || 'Bearer {token}';

/**
 * Whether the mock answers, which has all of what follows; so has plain Node, which runs it. The contract's tools
 * develop too, in the mode of a build.
 */
const isMock: boolean =
  !import.meta.env?.PROD && import.meta.env?.MODE !== 'production' && isMocked(import.meta.env);

/** Whether fields may have an English value beside the Chinese one. */
export const HAS_ENGLISH: boolean = import.meta.env?.VITE_CONTENT_LANGUAGES === 'en' || isMock;

/** Whether products may have files to download, a further field of theirs. */
export const HAS_DOWNLOADS: boolean =
  import.meta.env?.VITE_DOWNLOADS === 'true' || (!import.meta.env?.VITE_DOWNLOADS && isMock);

/** The server's name of a field's English value; ours is `{field}En`. */
export const ENGLISH_FIELD: string = import.meta.env?.VITE_CONTENT_FIELDS || '{field}En';

export const UPLOAD_FIELD: string = import.meta.env?.VITE_API_UPLOAD_FIELD || 'file';
