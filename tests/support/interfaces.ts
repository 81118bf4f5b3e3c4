import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type Audience, type PromisedBrowser, promisedTo } from '#tools/promised-browsers.ts';

/** An interface by its path, for example `URL.canParse`, `Array.prototype.at` or `navigation`. */
export type Interface = {
  path: string;
  /** Whether a promised browser lacks it. */
  isNewer: boolean;
};

/** Version numbers that can be compared: 15.4 is older than 15.10. */
function versionOf(text: string): number {
  const [major = 0, minor = 0] = text.replace('≤', '').split('.').map(Number);
  return major * 1000 + minor;
}

/** Whether all these browsers have it under its own name, without a flag. */
function isIn({ support }: CompatStatement, promised: PromisedBrowser[]): boolean {
  return promised.every(({ name, version }) =>
    [support[name === 'ios' ? 'safari_ios' : name] ?? []].flat().some((one) => {
      if (typeof one.version_added !== 'string' || one.version_added === 'preview') return false;
      if (one.prefix || one.alternative_name || one.flags || one.version_removed) return false;
      return versionOf(one.version_added) <= versionOf(version);
    }),
  );
}

/** Entries of the data that are not names of the language or the browser. */
const NO_NAME = /^__compat$|_event$|\W/;

function partsOf(node: Identifier): [name: string, part: Identifier][] {
  return Object.keys(node).flatMap((name) => {
    const part = NO_NAME.test(name) ? undefined : node[name];
    return part ? [[name, part]] : [];
  });
}

// Not an import, which would be transformed: it has 20 MB.
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Whether Node has this member at the constructor or namespace itself. */
function isStaticInNode(owner: string, name: string): boolean {
  let found: unknown = globalThis;
  for (const part of owner.split('.')) found = Reflect.get(Object(found), part);
  return Object.hasOwn(Object(found), name);
}

/** All interfaces in the data set. */
export function readInterfaces(audience: Audience): Interface[] {
  const promised = promisedTo(audience);
  const found: Interface[] = [];
  const add = (path: string, { __compat }: Identifier) => {
    if (__compat) found.push({ path, isNewer: !isIn(__compat, promised) });
  };
  const addMembers = (owner: string, parts: Identifier) => {
    for (const [name, part] of partsOf(parts)) {
      // The data marks only the browser's own static members, not the language's.
      const isStatic = name.endsWith('_static') || isStaticInNode(owner, name);
      if (`.${owner}`.endsWith(`.${name}`)) continue;
      const bare = name.replace(/_static$/, '');
      add(`${owner}.${isStatic ? '' : 'prototype.'}${bare}`, part);
      if (owner === 'Intl') addMembers(`Intl.${bare}`, part);
    }
  };
  const api = partsOf(data.api).filter(([name]) => !name.endsWith('GlobalScope'));
  const globals = [...partsOf(data.api.Window ?? {}), ...api];
  const builtins = partsOf(data.javascript.builtins ?? {});
  for (const [name, part] of [...globals, ...builtins]) add(name.replace(/_static$/, ''), part);
  const newer = new Set(found.flatMap(({ path, isNewer }) => (isNewer ? [path] : [])));
  for (const [name, parts] of [...api, ...builtins]) {
    // Members of a newer object are as new as the object, except iterators, which are older than `Iterator`.
    if (!newer.has(name) || name === 'Iterator') addMembers(name, parts);
  }
  return found;
}
