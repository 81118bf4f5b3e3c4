import { apiHeaders, apiUrl, credentials } from '#src/api/client.ts';
import type { Server } from '#tools/api-check/send.ts';

/** The configured server, with the session there is. A 401 here ends no session: it is shown. */
export const appServer: Server = { url: apiUrl, headers: apiHeaders, credentials };
