import { describe, expect, it } from 'vitest';
import { isVisibleNow } from '#src/api/fields/visibility.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const past = '2026-11-20T07:59:59.000Z';
const ahead = '2026-11-20T08:00:01.000Z';

describe('isVisibleNow', () => {
  it('P6: shows a record that is shown and has no times', () => {
    expect(isVisibleNow({ status: 0, startTime: '', endTime: '' }, now)).toBe(true);
  });

  it('P6: hides what is switched off, whatever its times', () => {
    expect(isVisibleNow({ status: 1, publishTime: past }, now)).toBe(false);
  });

  it.each([
    { publishTime: ahead, visible: false },
    { publishTime: past, visible: true },
    { startTime: ahead, visible: false },
    { startTime: past, endTime: ahead, visible: true },
    { startTime: past, endTime: past, visible: false },
    { publishTime: past, expireTime: past, visible: false },
    { publishTime: past, expireTime: '', visible: true },
  ])('P6: $publishTime$startTime to $expireTime$endTime: $visible', ({ visible, ...times }) => {
    expect(isVisibleNow({ status: 0, ...times }, now)).toBe(visible);
  });
});
