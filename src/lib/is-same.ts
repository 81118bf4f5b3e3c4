import { hashKey } from '@tanstack/react-query';

/** True where two values from JSON say the same: the order of an object's fields, and unset ones, say nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || hashKey([one]) === hashKey([other]);
}
