import { describe, expect, it } from 'vitest';
import { isVisibleNow } from '#src/api/fields/visibility.ts';
import { advertisementFields } from '#src/features/advertisement/schema.ts';
import { announcementFields } from '#src/features/announcement/schema.ts';
import { honorFields } from '#src/features/honor/schema.ts';
import { jobFields } from '#src/features/job/schema.ts';
import { newsFields } from '#src/features/news/schema.ts';

const now = Date.parse('2026-11-20T08:00:00.000Z');
const past = '2026-11-20T07:59:59.000Z';
const ahead = '2026-11-20T08:00:01.000Z';

describe('isVisibleNow', () => {
  it('P6: shows a record that is shown and has no times', () => {
    const record = { status: 0, startTime: '', endTime: '' } as const;
    expect(isVisibleNow(record, advertisementFields, now)).toBe(true);
  });

  it('P6: hides what is switched off, whatever its times', () => {
    expect(isVisibleNow({ status: 1, publishTime: past }, newsFields, now)).toBe(false);
  });

  it.each([
    ['news', newsFields, { publishTime: ahead }, false],
    ['news', newsFields, { publishTime: past }, true],
    ['news', newsFields, {}, true],
    ['a slide', advertisementFields, { startTime: ahead }, false],
    ['a slide', advertisementFields, { startTime: past, endTime: ahead }, true],
    ['a slide', advertisementFields, { startTime: past, endTime: past }, false],
    ['an announcement', announcementFields, { publishTime: past, expireTime: past }, false],
    ['an announcement', announcementFields, { publishTime: past, expireTime: '' }, true],
    ['a job before its publication', jobFields, { publishTime: ahead }, false],
    ['a job after its deadline', jobFields, { publishTime: past, deadline: past }, true],
    ['an honor after its last day', honorFields, { validUntil: '2026-11-01' }, true],
    ['news with the times of other types', newsFields, { startTime: ahead, endTime: past }, true],
  ])('P6: %s is visible as the table of its type says', (_name, fields, times, visible) => {
    expect(isVisibleNow({ status: 0, ...times }, fields, now)).toBe(visible);
  });
});
