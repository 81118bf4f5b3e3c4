import { isRecord } from '#src/lib/records/is-record.ts';
import type { Fault } from './faults.ts';

/** Body of a successful answer; a fault may change its form. */
export function wrap(data: unknown, fault: Fault | null): unknown {
  const words = fault?.words ?? new Map<string, string>();
  const counted = withTotal(withNumbers(data, words.get('numbers')), words.get('total'));
  const named = withListName(counted, words.get('list'));
  const shaped = withBadRow(named, words.has('bad-row'));
  return words.has('bare') ? shaped : { success: true, data: shaped ?? null };
}

/** Renames the list of a page, or returns the list alone, as some servers do. */
function withListName(data: unknown, name: string | undefined): unknown {
  if (name === undefined || !isRecord(data)) return data;
  const { list, ...rest } = data;
  return name === 'bare' ? list : { ...rest, [name]: list };
}

/** Sets a wrong total of a page, or removes it, as some servers do. */
function withTotal(data: unknown, wrong: string | undefined): unknown {
  if (wrong === undefined || !isRecord(data) || !('total' in data)) return data;
  // JSON leaves out undefined values.
  return { ...data, total: wrong === 'none' ? undefined : Number(wrong) };
}

function withBadRow(data: unknown, wanted: boolean): unknown {
  if (!wanted) return data;
  if (Array.isArray(data)) return [{ broken: true }, ...data.slice(1)];
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      Array.isArray(value) ? withBadRow(value, true) : value,
    ]),
  );
}

/** Numbers as text (`"12"`) or null, as weakly typed servers send them; ids are never null. */
function withNumbers(data: unknown, as: string | undefined, key = ''): unknown {
  if (as === undefined) return data;
  if (typeof data === 'number') {
    if (as === 'text') return String(data);
    return /(^id|Id|^total)$/.test(key) ? data : null;
  }
  if (Array.isArray(data)) return data.map((item) => withNumbers(item, as, key));
  if (!isRecord(data)) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, withNumbers(value, as, name)]),
  );
}
