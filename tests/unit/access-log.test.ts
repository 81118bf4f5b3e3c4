import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AccessLog } from '#src/features/access-log/schema.ts';
import { createTally, MAX_DAYS } from '#src/features/access-log/tally.ts';
import { readUserAgent } from '#src/features/access-log/user-agent.ts';

const visit = (createTime: string) =>
  v.parse(AccessLog, { id: 1, createTime, path: '/home', region: '北京' });
const { signal } = new AbortController();

function page(rows: AccessLog[], total = rows.length) {
  return { rows, total, dropped: 0 };
}

async function tallyVisits(
  { rows, total }: ReturnType<typeof page>,
  options: Parameters<typeof createTally>[0],
) {
  const tally = createTally(options);
  await tally.add(rows);
  return tally.result({ total });
}

describe('readUserAgent', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
      'chrome',
      '140',
      'windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/139.0',
      'edge',
      '139',
      'windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      'safari',
      '19',
      'iphone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.50',
      'wechat',
      '8',
      'android',
    ],
    ['Mozilla/5.0 (Phone; OpenHarmony 5.0) ArkWeb/4.1 HuaweiBrowser/5.1', 'huawei', '5', 'harmony'],
    ['Mozilla/5.0 (compatible; Baiduspider/2.0)', 'bot', '', null],
    ['', null, '', null],
  ])('B10: reads %s', (userAgent, browser, version, system) => {
    expect(readUserAgent(userAgent)).toEqual({ browser, version, system });
  });
});

describe('createTally', () => {
  it('B10: of a log that is cut, older visits are counted where the server says how many there are', async () => {
    const tally = createTally({ signal: new AbortController().signal });
    await tally.add([visit('2026-03-05 00:10:00')]);
    const olderOf = (log: Parameters<typeof tally.result>[0]) => tally.result(log).older;
    expect(olderOf({ total: 5, isCut: true })).toBe(4);
    expect(olderOf({ total: null, isCut: true })).toBeNull();
    expect(olderOf({ total: null })).toBe(0);
  });

  it('B10: counts by the server’s day, whichever form the time has', async () => {
    const rows = [
      visit('2026-03-05 00:10:00'),
      visit('2026-03-04T16:20:00Z'),
      visit('2026-03-04 23:59:59'),
    ];
    const tally = await tallyVisits(page(rows), { signal });
    expect(tally.days).toEqual([
      { name: '2026-03-04', visits: 1 },
      { name: '2026-03-05', visits: 2 },
    ]);
  });

  it('B10: says what is missing: unread rows and rows the server kept back', async () => {
    const tally = await tallyVisits(page([visit('2026-03-05'), visit('')], 10), {
      signal,
    });
    expect(tally).toMatchObject({ total: 1, missing: 9 });
  });

  it('B10: leaves out what a server sent in spite of the days asked for', async () => {
    const rows = [visit('2026-03-01'), visit('2026-03-05'), visit('2026-03-09')];
    const tally = await tallyVisits(page(rows), { from: '2026-03-02', to: '2026-03-08', signal });
    expect(tally).toMatchObject({ total: 1, missing: 0, from: '2026-03-05', to: '2026-03-05' });
  });

  it('B10: a visit with a wrong year does not make an endless list of days', async () => {
    const tally = await tallyVisits(page([visit('1970-01-01'), visit('2026-03-05')]), { signal });
    expect(tally.days).toHaveLength(MAX_DAYS);
    expect(tally.days.at(-1)).toEqual({ name: '2026-03-05', visits: 1 });
  });

  it('B10: does not block the page while it counts a long log', async () => {
    const rows = Array.from({ length: 5000 }, () => visit('2026-03-05'));
    let turns = 0;
    let isDone = false;
    const takeTurn = () => {
      turns += 1;
      if (!isDone) setTimeout(takeTurn);
    };
    setTimeout(takeTurn);
    const tally = await tallyVisits(page(rows), { signal });
    isDone = true;
    expect(tally.total).toBe(5000);
    expect(turns).toBeGreaterThan(5);
  });

  it('B10: stops counting when it is cancelled', async () => {
    const leaving = new AbortController();
    const counting = tallyVisits(page([visit('2026-03-05')]), { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(counting).rejects.toThrow('left');
  });
});
