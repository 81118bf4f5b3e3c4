import { type Honor, honorApi } from '#src/features/honor/schema.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { type Seed, type Table, times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';

const honors: [
  name: string,
  issuer: string,
  certificateNo: string,
  level: Honor['level'],
  yearsAgo: number,
  validYears: number,
  description: string,
][] = [
  [
    '高新技术企业',
    '省高新技术企业认定办公室',
    'GR-{year}-000108',
    'national',
    2,
    3,
    '三年一次复审，已连续四次通过。',
  ],
  [
    '专精特新中小企业',
    '省中小企业发展促进中心',
    'ZJTX-{year}-0217',
    'provincial',
    2,
    3,
    '深耕设施农业环境感知与控制细分领域。',
  ],
  [
    '农业科技进步二等奖',
    '省农业科技奖励评审委员会',
    'NJ-{year}-2-14',
    'provincial',
    4,
    0,
    '获奖项目：温室水肥气热协同调控关键技术与应用。',
  ],
  [
    '质量管理体系认证',
    '绿标检测认证',
    'QMS-{year}-08812',
    'industry',
    1,
    3,
    '覆盖传感器与控制器的设计、制造和服务。',
  ],
  [
    '环境管理体系认证',
    '绿标检测认证',
    'EMS-{year}-08813',
    'industry',
    1,
    3,
    '湖州生产基地与杭州研发中心同时通过。',
  ],
  [
    '设施园艺装备创新金奖',
    '中部设施园艺学会',
    'CXJ-{year}-007',
    'industry',
    2,
    0,
    '获奖产品：QH-V 系列长势监测相机。',
  ],
  [
    '市级企业技术中心',
    '市企业技术中心评定办公室',
    'JSZX-{year}-031',
    'city',
    6,
    0,
    '拥有植物营养、光环境与电磁兼容三个实验室。',
  ],
  ['守合同重信用企业', '市企业信用促进会', 'SHT-{year}-119', 'city', 5, 0, '连续五年公示。'],
  [
    '智慧农业优秀解决方案',
    '数字农业产业联盟',
    'FA-{year}-0042',
    'industry',
    0,
    0,
    '入选方案：百座温室统一调度与农事复盘。',
  ],
];

export const honorsTable: Table<Honor> = { record: honorApi.record, seed: seedHonors };

function seedHonors(seed: Seed): Honor[] {
  const rows = honors.map(
    ([name, issuer, certificateNo, level, yearsAgo, validYears, description], index) => {
      const issued = -yearsAgo * 365 - 40 - index * 11;
      const date = day(seed, issued);
      return {
        id: index + 1,
        name,
        issuer,
        certificateNo: certificateNo.replace('{year}', date.slice(0, 4)),
        level,
        date,
        validUntil: validYears > 0 ? day(seed, issued + Math.round(validYears * 365.25) - 1) : '',
        image: `/api/pictures/certificate-${index + 1}.svg`,
        description,
        sort: (index + 1) * 10,
        status: 0 as const,
        ...times(seed, 200 - index * 8),
      };
    },
  );
  return withEnglish(rows, ['name', 'issuer', 'description'], site);
}

function day(seed: Seed, days: number): string {
  return serverDay(Date.parse(seed.at(days)));
}
