import { plainNumber } from '#src/lib/records/exact-json.ts';
import { isRecord } from '#src/lib/records/is-record.ts';

/**
 * Applies the first matching rule, `ours=theirs` or `ours=METHOD theirs`. `*` matches any text, the
 * same on both sides; a rule with `{id}` matches only calls with an id.
 */
export function rerouted(
  rules: string,
  path: string,
  method: string,
  data: unknown,
): [path: string, method: string] {
  const id = idIn(data);
  for (const rule of rules.split(',')) {
    const [ours = '', theirs = ''] = rule.trim().split('=');
    const fit = new RegExp(`^${ours.replace('*', '(.+)')}$`).exec(path);
    if (!fit || (id === '' && theirs.includes('{id}'))) continue;
    const [theirPath = '', theirMethod = method] = theirs.split(' ').toReversed();
    const filled = theirPath.replace('*', fit[1] ?? '');
    return [filled.replace('{id}', () => encodeURIComponent(id)), theirMethod];
  }
  return [path, method];
}

function idIn(data: unknown): string {
  const id = isRecord(data) ? plainNumber(data.id) : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `${id}` : '';
}
