import { parseExact } from './exact-json.ts';
import { isRecord } from './is-record.ts';

/**
 * The list that a server means, also as JSON text, as PHP's object of the indexes that are not empty, or as
 * nothing, an empty object or false for an empty list. Undefined for anything else.
 */
export function listOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (value === undefined || value === null || value === '' || value === 'null' || value === false)
    return [];
  if (typeof value === 'string' && /^\s*[[{]/.test(value)) return listIn(value);
  const isList = isRecord(value) && Object.keys(value).every((name) => /^\d+$/.test(name));
  return isList ? Object.values(value) : undefined;
}

function listIn(json: string): unknown[] | undefined {
  try {
    return listOf(parseExact(json));
  } catch {
    return undefined;
  }
}
