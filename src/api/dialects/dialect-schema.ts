import * as v from 'valibot';

// The schema of a dialect. Used by builds and tools; visitors download the chosen dialect alone.

type OurMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call of ours, as `src/features/*` and `openapi.json` name it: `GET /user/page`. */
const OurCall = v.custom<`${OurMethod} /${string}`>(
  (value) => typeof value === 'string' && /^(GET|POST|PUT|DELETE) \/[\w/-]+$/.test(value),
  'a call such as GET /user/page',
);

const A_CALL = 'a call such as GET {path}/list or PUT /system/user/{id}';

/**
 * A call of the server: method, path, and a query that is always sent. `{path}` is the path of the resource, `{id}`
 * the id of the record, and another name in the query the field of ours that is sent there and not in the body:
 * `GET {path}/list?pageSize=500`, `PUT {path}/{id}/password?password={password}`.
 */
const ServerCall = v.custom<`${OurMethod | 'PATCH'} ${'/' | '{path}'}${string}`>(
  (value) =>
    typeof value === 'string' &&
    /^(GET|POST|PUT|PATCH|DELETE) (\{path\}|\/[\w.-]+)(\/([\w.-]+|\{id\}))*\/?(\?([\w.=&-]|\{\w+\})+)?$/.test(
      value,
    ),
  A_CALL,
);

/** The first part of our paths: `/user`. */
const OurResource = v.custom<`/${string}`>(
  (value) => typeof value === 'string' && /^\/[\w-]+$/.test(value),
  'the first part of a path such as /user',
);

const path = v.pipe(v.string(), v.regex(/^(\/[\w.-]+)*$/, 'a path such as /system/user'));
const name = v.pipe(v.string(), v.regex(/^[\w.[\]-]+$/, 'a name'));
const value = v.union([v.string(), v.number(), v.boolean()]);

/** A call with a body of its own, whose values may be fields of ours: `{ ids: '{id}', status: '{status}' }`. */
const CallWithBody = v.strictObject({ call: ServerCall, body: v.record(name, value) });

const Resource = v.strictObject({
  /** The server's path of it; ours by default. */
  path: v.optional(path),
  /** The server's names of our fields; null for a field that it does not have. */
  fields: v.optional(v.record(v.string(), v.nullable(name))),
  /** By our field: the server's values of ours, as `{ type: { notice: '1' } }`. */
  values: v.optional(v.record(v.string(), v.record(v.string(), value))),
  /**
   * Fields that the answer for one record has beside it, and that the server expects within the record when it is sent;
   * new records are sent with empty lists, without which some servers fail. Where `calls` has one with the name
   * (`GET /user/roleIds`) they are read by it; `none` begins the message with which it says that there are none. A list
   * is sent as one text with commas where `isText`.
   */
  siblings: v.optional(
    v.array(
      v.union([
        name,
        v.strictObject({
          name,
          none: v.optional(v.string()),
          isText: v.optional(v.boolean()),
        }),
      ]),
    ),
  ),
  /** What a new record is sent with besides, under the server's names. */
  defaults: v.optional(v.record(name, value)),
  /** The parameter that is searched with; null where the server cannot search. */
  keyword: v.optional(v.nullable(name)),
  /** The names of id and name of a role in `GET /user/roles`, where a user has a list of roles, `roleIds`. */
  roles: v.optional(v.strictObject({ id: name, name })),
  /** Prefix of its permissions: `system:user`, followed by `:list` and others. */
  permission: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+(:[\w-]+)*$/, 'such as system:user'))),
});

export const DialectSchema = v.strictObject({
  /** Between the host and every path; '' is nothing. */
  prefix: path,
  /** The field that says whether an answer is a success, and its values for that. */
  success: v.strictObject({ field: name, values: v.array(value) }),
  /**
   * Parameters of a page. Of `pageNo` (from 1), `pageIndex` (from 0) and `offset` one is needed; `sort` has field and
   * order in one (`publishTime,desc`). What has no name is never sent.
   */
  query: v.pipe(
    v.strictObject({
      pageNo: v.optional(name),
      pageIndex: v.optional(name),
      offset: v.optional(name),
      pageSize: name,
      sortField: v.optional(name),
      sortOrder: v.optional(name),
      sort: v.optional(name),
      /** The server's words for the two orders; ours by default. */
      orders: v.optional(v.strictObject({ asc: name, desc: name })),
      keyword: v.optional(name),
      /** The most rows that the server sends at once, at least 100; more are read in several pages. */
      largest: v.optional(v.pipe(v.number(), v.minValue(100, 'at least 100'))),
    }),
    v.check(
      ({ pageNo, pageIndex, offset }) => [pageNo, pageIndex, offset].some(Boolean),
      'pageNo, pageIndex or offset',
    ),
  ),
  /** How points in time are sent: ISO 8601, `2026-11-20 08:00:00` at +08:00, or milliseconds. All are read. */
  dates: v.picklist(['iso', 'local', 'epoch']),
  /** The status of a record that visitors see, of a user who may sign in. */
  shownStatus: v.picklist([0, 1]),
  /**
   * What the sign-in sends username and password as; and the code of a captcha and its id, where the captcha's own names
   * do not show it.
   */
  credentials: v.strictObject({
    username: name,
    password: name,
    captcha: v.optional(name),
    captchaId: v.optional(name),
  }),
  /** How many characters a new password may have. */
  password: v.strictObject({ min: v.number(), max: v.number() }),
  /** Codes of answers that mean an ended session, besides 401 and those of `envelope.ts`. */
  endedSession: v.optional(v.array(value)),
  /** The header that carries the token, and its value around `{token}`. */
  token: v.strictObject({
    header: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'the name of a header')),
    form: v.custom<`${string}{token}${string}`>(
      (value) => typeof value === 'string' && /^[^{}]*\{token\}[^{}]*$/.test(value),
      'a text with {token}',
    ),
  }),
  /**
   * The form field of an uploaded file, and the field of the answer that has its address. `path`, below the prefix, is
   * where addresses that do not begin with `/` are read.
   */
  upload: v.strictObject({
    field: name,
    address: name,
    path: v.optional(v.pipe(v.string(), v.regex(/^(\/[\w.-]+)*\/$/, 'a path such as /files/'))),
  }),
  /** The name of a field's English value, around the `{field}` of the Chinese one. */
  englishField: v.custom<`${string}{field}${string}`>(
    (value) => typeof value === 'string' && value !== '{field}' && /^\w*\{field\}\w*$/.test(value),
    'a name with {field}, such as {field}_en',
  ),
  /** Whether a filter of the server escapes the texts that it stores (`&lt;p&gt;`). */
  escapesTexts: v.optional(v.boolean()),
  /**
   * The field with what the person may do (`content:news:edit`, `*:*:*`): of the answer of `GET /user/permissions`
   * (which may be the list itself), of `GET /user/info`, of the sign-in, or of the token. Null where roles alone decide.
   */
  permissions: v.nullable(name),
  /** The server's words for what a permission ends with; ours by default. */
  permissionWords: v.optional(
    v.record(
      v.picklist(['list', 'add', 'edit', 'remove', 'import', 'export', 'resetPwd']),
      v.pipe(v.string(), v.regex(/^[\w-]+(:[\w-]+)*$/, 'such as update')),
    ),
  ),
  signUp: v.boolean(),
  /** The usual calls of every resource; ours by default. */
  verbs: v.strictObject({
    page: v.optional(ServerCall),
    list: v.optional(ServerCall),
    one: v.optional(ServerCall),
    create: v.optional(ServerCall),
    update: v.optional(ServerCall),
    delete: v.optional(ServerCall),
  }),
  /** Single calls that differ; null for those that the server does not have. */
  calls: v.record(OurCall, v.nullable(v.union([ServerCall, CallWithBody], A_CALL))),
  /** Resources that differ; null for those that the server does not have. */
  resources: v.record(OurResource, v.nullable(Resource)),
});

/** How a server's API differs, as far as its answers do not show it. `docs/dialects.md` says how to write one. */
export type Dialect = v.InferOutput<typeof DialectSchema>;
export type ResourceDialect = v.InferOutput<typeof Resource>;
