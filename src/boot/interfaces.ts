/**
 * The interfaces that the oldest promised browsers (`browserslist` in package.json) lack and the program uses;
 * `polyfills.ts` adds them.
 */
export const NEWER_INTERFACES = [
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Map.groupBy',
  'Object.groupBy',
  'String.prototype.toWellFormed',
  'URL.canParse',
  'AbortSignal.prototype.throwIfAborted',
  'AbortSignal.timeout',
  'AbortSignal.any',
];

/** Whether this browser has all of them. */
export function hasInterfaces(): boolean {
  return NEWER_INTERFACES.every((path) => {
    let found: unknown = globalThis;
    for (const name of path.split('.')) found = Reflect.get(Object(found), name);
    return found !== undefined;
  });
}
