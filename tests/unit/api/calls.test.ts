import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { ours } from '#src/api/dialects/ours.ts';
import { SPECIFIED_CALLS } from './specified-calls.ts';

/** Calls beyond the specification, made only where the dialect has them. */
const ON_REQUEST = new Set<string>(Object.keys(ours.calls));

const files = globSync('src/{api,features}/**/*.ts', {
  // What servers call them.
  exclude: (path) => path.includes('dialect'),
});

/** A type whose calls follow from its name, and the parts of paths that differ. */
const TABLE_API =
  /\b(paged|whole|admin)Api\(\{\s*name: '([\w-]+)',(?:\s*list: '(\w+)',)?(?:\s*one: '(\w+)',)?/g;

/** Calls found in the source code. */
const made = files.flatMap((path) => {
  const code = readFileSync(path, 'utf8');
  const written = [...code.matchAll(/'((?:GET|POST|PUT|DELETE) \/[^']*)'/g)];
  // Uploads are POST calls.
  const uploads = [...code.matchAll(/\bupload\([^)]*url: '([^']+)'/g)].map(
    ([, url]) => `POST ${url}`,
  );
  const crud = [...code.matchAll(/\bcrudCalls\('\/([\w-]+)'(?:, '(\w+)')?\)/g)].flatMap(
    ([, name = '', one]) => Object.values(crudCalls(`/${name}`, one)),
  );
  const ofTables = [...code.matchAll(TABLE_API)].flatMap(([, kind, name = '', list, one]) => [
    ...(kind === 'whole' ? [`GET /${name}/${list ?? 'list'}`] : []),
    ...(kind === 'paged' ? [`GET /${name}/page`] : []),
    ...Object.values(crudCalls(`/${name}`, one)),
  ]);
  return [...written.map(([, call = '']) => call), ...uploads, ...crud, ...ofTables].map(
    (call) => ({
      path,
      call,
    }),
  );
});
/** Visitors sign up with the call that administrators create users with. */
const SIGN_UP = 'POST /user/create';
const calls = new Set(made.map(({ call }) => call));

describe('the calls of the specification', () => {
  it('C3: each stands in the code', () => {
    expect(SPECIFIED_CALLS.filter((call) => !calls.has(call))).toEqual([]);
  });

  it('C3: the code makes no call that the specification does not know', () => {
    const known = new Set(SPECIFIED_CALLS);
    // Comments contain example calls too.
    expect(made.filter(({ call }) => !known.has(call) && !ON_REQUEST.has(call))).toEqual([]);
  });

  it('C3: a call belongs to one feature', () => {
    const features = Map.groupBy(
      made.filter(({ path, call }) => path.startsWith('src/features/') && call !== SIGN_UP),
      ({ call }) => call,
    );
    const shared = [...features].filter(
      ([, places]) => new Set(places.map(({ path }) => path.split('/')[2])).size > 1,
    );
    expect(shared).toEqual([]);
  });
});
