import { type HistoryEntry, historyApi } from '#src/features/history/schema.ts';
import { picture, type Seed, type Table, times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';

/** `years` before the base year, optionally with month or month and day. */
const entries: [years: number, day: string, title: string, description: string, image?: string][] =
  [
    [
      15,
      '-04-18',
      '公司成立',
      '五位农业工程专业的同学在杭州租下一间 80 平方米的办公室，做出第一支土壤温湿度探头。',
      'soil-probe',
    ],
    [
      14,
      '-09',
      '首个商用订单',
      '宁夏贺兰的枸杞园区采购 40 套墒情监测站，产品第一次走出实验室。',
      'weather-station',
    ],
    [
      13,
      '-06',
      '植物营养实验室建成',
      '与高校联合建设实验室，开始积累不同作物的需水需肥数据。',
      'lab',
    ],
    [
      12,
      '-03',
      '首款温室控制器量产',
      'QH-C100 上市，实现卷膜、风机、湿帘的联动控制，断网可独立运行。',
      'controller',
    ],
    [11, '', '通过高新技术企业认定', '拥有 12 项发明专利与 30 余项软件著作权。'],
    [10, '-11', '云平台上线', '青禾云调度平台第一版上线，当年接入温室 86 座。', 'control-room'],
    [
      9,
      '-05',
      '水肥一体机发布',
      'QH-F 系列把配肥误差控制在 2% 以内，进入番茄与草莓产区。',
      'dosing',
    ],
    [8, '-08-08', '湖州生产基地奠基', '规划用地 60 亩，两条自动化装配线。'],
    [
      7,
      '-10',
      '湖州生产基地投产',
      '年产能达到 5 万台（套），交付周期从 30 天缩短到 10 天。',
      'warehouse',
    ],
    [6, '-02', '支援保供', '春节期间 12 支服务队驻点北方蔬菜基地，保障 300 多座温室不停机。'],
    [5, '-07', '参与行业标准制定', '作为起草单位之一，参与设施农业环境传感器的团体标准编制。'],
    [4, '-09', '新总部启用', '青禾智控大厦落成，研发、测试与客户体验中心同址。', 'headquarters'],
    [
      3,
      '-04',
      '长势监测相机上市',
      '用图像识别株高、叶面积与花果数，农技人员第一次可以远程“看苗”。',
      'camera-node',
    ],
    [
      2,
      '-12',
      '服务园区突破 1,500 个',
      '客户分布 26 个省份，海外订单首次超过一成。',
      'greenhouse-field',
    ],
    [1, '-06-30', '边缘智能网关发布', 'QH-G 系列在现场完成异常识别，流量费用下降七成。', 'gateway'],
    [
      0,
      '',
      '十五周年',
      '累计交付设备 60 万台（套），青禾苗圃公益计划走进第 50 所乡村学校。',
      'seedlings',
    ],
  ];

export const historyTable: Table<HistoryEntry> = { record: historyApi.record, seed: seedHistory };

function seedHistory(seed: Seed): HistoryEntry[] {
  const rows = entries.map(([years, day, title, description, image], index) => ({
    id: index + 1,
    date: `${seed.year - years}${day}`,
    title,
    description,
    image: image ? picture(image) : '',
    sort: (index + 1) * 10,
    status: 0 as const,
    ...times(seed, 360 - index * 10),
  }));
  return withEnglish(rows, ['title', 'description'], site);
}
