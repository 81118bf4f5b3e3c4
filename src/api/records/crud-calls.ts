import type { Call } from '#src/api/client/client.ts';

// A module of its own, because the mock runs where there is no `import.meta.env`.

/** The calls for one record of the type at `path`; `one` is the last part of the call that reads it. */
export const crudCalls = (path: `/${string}`, one = 'get') =>
  ({
    one: `GET ${path}/${one}`,
    create: `POST ${path}/create`,
    update: `PUT ${path}/update`,
    remove: `DELETE ${path}/delete`,
  }) satisfies Record<string, Call>;
