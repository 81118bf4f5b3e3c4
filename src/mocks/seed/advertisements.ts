import { type Advertisement, advertisementApi } from '#src/features/advertisement/schema.ts';
import { picture, type Seed, type Table, times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';

const slides: [picture: string, title: string, subtitle: string, button: string, link: string][] = [
  [
    'greenhouse-inside',
    '让温室自己照看庄稼',
    '26 个省份 1,800 多座温室园区在用：夜里无人值守，清晨一切如常',
    '了解产品',
    '/product',
  ],
  [
    'control-room',
    '一屏看清百座温室',
    '青禾云调度平台：告警有原因，操作有记录，复盘有依据',
    '查看方案',
    '/product?categoryId=2',
  ],
  [
    'greenhouse-field',
    '从一个棚，到一片园区',
    '模块化设计，先装一个棚试一茬，满意了再推开',
    '客户故事',
    '/case',
  ],
  [
    'factory',
    '每一台设备，都经过 72 小时老化',
    '湖州智能工厂，年产 12 万台（套），出厂附逐支检定记录',
    '走进青禾',
    '/aboutus',
  ],
  [
    'headquarters',
    '和一群懂作物的工程师一起工作',
    '研发、农艺、交付多个岗位正在招聘',
    '加入我们',
    '/job',
  ],
];

export const advertisementsTable: Table<Advertisement> = {
  record: advertisementApi.record,
  seed: seedAdvertisements,
};

/** Five visible, one expired and one hidden. */
function seedAdvertisements(seed: Seed): Advertisement[] {
  const rows = slides.map(([name, title, subtitle, buttonText, link], index) => ({
    id: index + 1,
    title,
    subtitle,
    image: picture(name),
    imageMobile: picture(`${name}-tall`),
    link,
    linkTarget: 'self' as const,
    buttonText,
    startTime: '',
    endTime: '',
    sort: (index + 1) * 10,
    status: 0 as const,
    ...times(seed, 120 - index * 15),
  }));
  const [over, hidden] = [
    { title: '春季设施园艺展，3 号馆见', endTime: seed.at(-90) },
    { title: '新一代水肥机即将发布', endTime: '' },
  ].map((slide, index) => ({
    ...slide,
    id: 6 + index,
    subtitle: '',
    image: picture('greenhouse-field'),
    imageMobile: picture('greenhouse-field-tall'),
    link: 'https://expo.example.com',
    linkTarget: 'blank' as const,
    buttonText: '活动详情',
    startTime: '',
    sort: 60 + index * 10,
    ...times(seed, 150),
  }));
  return [
    ...withEnglish(rows, ['title', 'subtitle', 'buttonText'], site),
    ...(over ? [{ ...over, status: 0 as const }] : []),
    ...(hidden ? [{ ...hidden, status: 1 as const }] : []),
  ];
}
