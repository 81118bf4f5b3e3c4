import { AccessLog } from '#src/features/access-log/schema.ts';
import type { Seed, Table } from './context.ts';
import { dayOf, NEWS_COUNT } from './news/day-of.ts';

/** A list with each key repeated as often as its number says. */
const spread = (shares: Record<string, number>) =>
  Object.entries(shares).flatMap(([key, share]) => Array.from({ length: share }, () => key));

const publicPaths = spread({
  '/home': 60,
  '/product': 26,
  '/product?categoryId=1': 7,
  '/product?categoryId=2': 9,
  '/product/details?id=6': 5,
  '/product/details?id=8': 9,
  '/product/details?id=21': 14,
  '/product/details?id=27': 6,
  '/product/details?id=31': 11,
  '/product/details?id=36': 8,
  '/news': 15,
  '/news/details?id=5': 16,
  '/news/details?id=6': 12,
  '/news/details?id=7': 4,
  '/news/details?id=8': 6,
  '/news/details?id=9': 3,
  '/news/details?id=10': 7,
  '/news/details?id=11': 3,
  '/news/details?id=12': 5,
  '/news/details?id=13': 4,
  '/news/details?id=14': 3,
  '/news/details?id=15': 4,
  '/news/details?id=16': 3,
  '/news/details?id=35': 2,
  '/job': 8,
  '/aboutus': 13,
});
const backstagePaths = spread({
  '/backstage/overview': 5,
  '/backstage/content/industry-news/list': 4,
  '/backstage/content/products/list': 3,
  '/backstage/site/friendly-link/list': 1,
});
const regions = spread({
  '浙江 杭州': 14,
  '山东 潍坊': 12,
  '江苏 南京': 9,
  上海: 8,
  北京: 8,
  '广东 广州': 7,
  '河南 郑州': 6,
  '四川 成都': 5,
  '云南 昆明': 5,
  '陕西 西安': 4,
  '宁夏 银川': 3,
  '海南 海口': 2,
});
const referrers = spread({
  '': 11,
  'https://search.example.com/': 7,
  'https://hetian-institute.example.com/': 1,
  'https://expo.example.com/': 1,
});
const agents = spread({
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36': 8,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0': 3,
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.60': 5,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1': 4,
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36': 3,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15': 2,
});

/** Days before the base day with visits. */
export const LOG_DAYS = 45;
const HOUR = 60;
/** Visits by hour of the day: few at night, most in the morning and afternoon, some after supper. */
const HOURS = [
  2, 1, 1, 1, 1, 2, 5, 12, 30, 52, 58, 46, 28, 34, 54, 58, 50, 36, 22, 24, 28, 24, 14, 6,
];
/** Sunday first. */
const WEEKDAYS = [0.42, 1.02, 1.12, 1.1, 1.04, 0.92, 0.5];

export const accessLogTable: Table<AccessLog> = {
  record: AccessLog,
  seed: seedAccessLog,
  idPrefix: 'log-',
};

/**
 * Visits of the last weeks, oldest first, with documentation IP addresses. They follow weekdays and
 * hours, grow slowly, and some days have more because of a campaign.
 */
function seedAccessLog(seed: Seed): AccessLog[] {
  const random = seed.random('access-log');
  const count = seed.rows.accessLog ?? 3000;
  const hours = hoursBefore(seed);
  const total = hours.reduce((sum, { share }) => sum + share, 0);
  let index = 0;
  let reached = 0;
  return hours.flatMap(({ minutes, share, isWorkingTime }) => {
    reached += share;
    const visits = Math.round((reached / total) * count) - index;
    return Array.from({ length: visits }, (_, turn) => {
      index += 1;
      const isBackstagePath = isWorkingTime && random.chance(0.06);
      const position = (turn + random.next()) / visits;
      const createTime = seed.before(minutes - position * HOUR);
      return {
        id: `log-${index}`,
        ip: `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.int(1, 254)}`,
        region: isBackstagePath ? '浙江 杭州' : random.pick(regions),
        path: publishedPath(
          random.pick(isBackstagePath ? backstagePaths : publicPaths),
          createTime,
          seed,
        ),
        referrer: isBackstagePath ? '' : random.pick(referrers),
        userAgent: random.pick(agents),
        username: isBackstagePath ? random.pick(['admin', 'linxia', 'zhouyi']) : '',
        duration: random.chance(0.04) ? null : random.int(40, 1800),
        createTime,
      };
    });
  });
}

/** The path; of a news item that is published later than `time`, the list's. */
function publishedPath(path: string, time: string, seed: Seed): string {
  const [, id] = /^\/news\/details\?id=(\d+)$/.exec(path) ?? [];
  if (id === undefined) return path;
  const day = dayOf(Number(id) - 1, seed.rows.news ?? NEWS_COUNT);
  return time >= seed.at(day, '18:00') ? path : '/news';
}

/** Counts the visits of the log. @returns how many there are of a path */
export function countPageVisits(seed: Seed): (path: string) => number {
  const counts = new Map<string, number>();
  for (const { path } of seedAccessLog(seed)) counts.set(path, (counts.get(path) ?? 0) + 1);
  return (path) => counts.get(path) ?? 0;
}

/** Hours of the last weeks, oldest first, in minutes before the base day, with their share of the visits. */
function hoursBefore(seed: Seed) {
  const random = seed.random('access-log/days');
  return Array.from({ length: LOG_DAYS }, (_, day) => {
    const before = LOG_DAYS - day;
    // Noon in China falls on the same day in UTC.
    const weekday = new Date(seed.at(-before, '12:00')).getUTCDay();
    const campaign = random.chance(0.07) ? 1.5 : 1;
    const share =
      (WEEKDAYS[weekday] ?? 1) * campaign * (0.9 + 0.005 * day) * (0.88 + 0.24 * random.next());
    return HOURS.map((ofHour, hour) => ({
      minutes: (before * 24 - hour) * HOUR,
      share: share * ofHour * (0.7 + 0.6 * random.next()),
      isWorkingTime: weekday % 6 !== 0 && hour >= 9 && hour < 18,
    }));
  }).flat();
}
