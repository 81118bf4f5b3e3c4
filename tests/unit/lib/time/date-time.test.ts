import { describe, expect, it } from 'vitest';
import { parseDateTime } from '#src/lib/time/date-time.ts';

describe('parseDateTime', () => {
  it.each([
    ['2026-11-20T09:30:00+08:00', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20T01:30:00Z', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20 09:30:00', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20T09:30:00', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20 09:30', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20', '2026-11-19T16:00:00.000Z'],
    [1_795_138_200_000, '2026-11-20T01:30:00.000Z'],
    ['1795138200000', '2026-11-20T01:30:00.000Z'],
  ])('C1: reads the server’s time %s', (value, iso) => {
    expect(parseDateTime(value)?.toISOString()).toBe(iso);
  });

  it.each(['', 'soon', '2026-13-40', 'Invalid date'])('refuses "%s"', (value) => {
    expect(parseDateTime(value)).toBeNull();
  });
});
