import { hashKey } from '@tanstack/react-query';

/** Deep equality of JSON values, ignoring key order and undefined fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || hashKey([one]) === hashKey([other]);
}
