// What reading a server's answers cannot tell of the way it speaks. `.env.example` says what each
// means, `check-env.ts` checks them. They are constants of the build: what stands at its default
// leaves no code behind. Plain Node, on which the mock runs, has no `import.meta.env`.

const prefix: string = import.meta.env?.VITE_API_PREFIX || '/api';
/** Stands before every path; '' where the variable says `/`. */
export const API_PREFIX: string = prefix === '/' ? '' : prefix;

/** Calls that the server has elsewhere: `/user/login=/login`. */
export const API_PATHS: string = import.meta.env?.VITE_API_PATHS || '';

/** The field that tells a wrapped answer from a bare one, and says whether it is a success. */
export const SUCCESS_FIELD: string = import.meta.env?.VITE_API_SUCCESS_FIELD || 'success';
/** Its values for a success, with commas between. */
export const SUCCESS_VALUES: string = import.meta.env?.VITE_API_SUCCESS_VALUES || 'true,1';

/** How a page is asked for, as a query with places for values; '' is under our own names. */
export const PAGE_QUERY: string = import.meta.env?.VITE_API_PAGE_QUERY || '';

/** The `status` of a record that visitors see. */
export const SHOWN_STATUS: 0 | 1 = import.meta.env?.VITE_API_SHOWN_STATUS === '1' ? 1 : 0;

/** The form in which points in time are sent: `iso`, `local` or `epoch`. All are read. */
export const SENT_DATES: string = import.meta.env?.VITE_API_DATES || 'iso';

/** The header that carries the token. */
export const TOKEN_HEADER: string = import.meta.env?.VITE_API_TOKEN_HEADER || 'Authorization';
/** Its value, with a place for the token. */
export const TOKEN_FORM: string = import.meta.env?.VITE_API_TOKEN_FORM || 'Bearer {token}';

/** The form field of an uploaded file. */
export const UPLOAD_FIELD: string = import.meta.env?.VITE_API_UPLOAD_FIELD || 'file';
