import { AccessLog } from '#src/features/access-log/schema.ts';
import type { Seed, Table } from './context.ts';

const paths = [
  '/home',
  '/home',
  '/home',
  '/news',
  '/news/details?id=12',
  '/news/details?id=35',
  '/product',
  '/product',
  '/product/details?id=8',
  '/product/details?id=27',
  '/job',
  '/aboutus',
  '/backstage/site/friendly-link/list',
  '/backstage/content/industry-news/list',
];
const regions = [
  '浙江 杭州',
  '山东 潍坊',
  '宁夏 银川',
  '云南 昆明',
  '北京',
  '上海',
  '广东 广州',
  '四川 成都',
  '江苏 南京',
  '河南 郑州',
  '陕西 西安',
  '海南 海口',
];
const referrers = [
  '',
  '',
  '',
  'https://search.example.com/',
  'https://hetian-institute.example.com/',
  'https://expo.example.com/',
];
const agents = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
];

export const accessLogTable: Table<AccessLog> = {
  record: AccessLog,
  seed: seedAccessLog,
  idPrefix: 'log-',
};

/** Visits of the last weeks, oldest first, with documentation IP addresses. */
function seedAccessLog(seed: Seed): AccessLog[] {
  const random = seed.random('access-log');
  const count = seed.rows.accessLog ?? 3000;
  return Array.from({ length: count }, (_, index) => {
    const path = random.pick(paths);
    const isBackOffice = path.startsWith('/backstage');
    const minutes = Math.floor(((count - index) / count) * 45 * 1440) + random.int(1, 9);
    return {
      id: `log-${index + 1}`,
      ip: `${random.pick(['192.0.2', '198.51.100', '203.0.113'])}.${random.int(1, 254)}`,
      region: isBackOffice ? '浙江 杭州' : random.pick(regions),
      path,
      referrer: isBackOffice ? '' : random.pick(referrers),
      userAgent: random.pick(agents),
      username: isBackOffice ? random.pick(['admin', 'linxia', 'zhouyi']) : '',
      duration: random.chance(0.04) ? null : random.int(40, 1800),
      createTime: seed.before(minutes),
    };
  });
}
