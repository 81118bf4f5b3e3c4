import { Enquiry, type QUOTE_FIELDS } from '#src/features/enquiry/schema.ts';
import type { Seed, Table } from './context.ts';
import { jobsTable } from './jobs.ts';
import { productsTable } from './products.ts';

type Row = [
  record: `${'product' | 'job'} ${number}`,
  name: string,
  contact: string,
  content: string,
  progress?: 'new' | 'doing' | 'done',
  note?: string,
  quote?: Partial<Pick<Enquiry, (typeof QUOTE_FIELDS)[number]>>,
];

// Newest first; the phone numbers are placeholders.
const rows: Row[] = [
  [
    'product 6',
    '王建国',
    '13800000001',
    '山东寿光，三个日光温室共 4.5 亩，种番茄。想了解一套大概多少钱，能不能先装一个棚试用？',
    'new',
    '',
    { quantity: '3 套', region: '山东' },
  ],
  [
    'product 31',
    '李晓梅',
    'lixm@shengda-farm.example.com',
    '请发一份报价单和产品手册。我们园区 120 亩，计划 3 月前完成改造。',
    'new',
    '',
    { quantity: '约 60 台', region: '江苏', company: '盛达农业' },
  ],
  [
    'job 1',
    '陈昊',
    'chenhao@mail.example.com',
    '五年嵌入式开发经验，做过 LoRa 网关，现居杭州，随时可以面试。简历怎么发给您？',
  ],
  [
    'product 12',
    '赵先生',
    '0536-0000 2211',
    '旧的控制器是别家的，你们的传感器能不能接上？接口是 RS485。',
  ],
  [
    'product 21',
    'Daniel Hughes',
    '+44 20 7946 0018',
    'We run a 2 ha greenhouse in Kent and are looking for a distributor in the UK. Is the controller CE certified?',
    'new',
    '',
    { region: 'United Kingdom', company: 'Hughes Growers Ltd' },
  ],
  [
    'product 8',
    '周敏',
    '13800000002',
    '断电以后数据会不会丢？保存多久？',
    'doing',
    '已发说明书，等她确认供电方式。',
  ],
  [
    'job 3',
    '孙悦',
    'sunyue@mail.example.com',
    '应届毕业生，设施农业专业，想应聘实习岗位，每周可以到岗四天。',
    'doing',
    '已转人事，约下周三面试。',
  ],
  [
    'product 36',
    '马永强',
    '13800000003',
    '宁夏枸杞地，水源含沙，过滤器要配什么规格？',
    'doing',
    '西北服务站跟进。',
    { region: '宁夏' },
  ],
  [
    'product 41',
    '禾田农业研究院 采购部',
    'purchase@hetian-institute.example.com',
    '课题组需要 6 台补光灯，要求光谱可调，请附检测报告。',
    'doing',
    '',
    { quantity: '6 台', company: '禾田农业研究院' },
  ],
  [
    'product 2',
    '吴桂芳',
    '13800000004',
    '手机上能看到棚里的温度吗？我不太会用电脑。',
    'done',
    '已电话说明，已加客服微信。',
  ],
  [
    'product 17',
    '刘洋',
    'liuyang@yungeng.example.com',
    '想做贵司产品的区域代理，请问有什么条件？',
    'done',
    '已发代理政策。',
  ],
  [
    'job 5',
    '郑楠',
    '13800000005',
    '有八年区域销售经验，想了解底薪和提成。',
    'done',
    '已面试，未录用。',
  ],
  [
    'product 26',
    '何老师',
    'he@nanyuan-college.example.com',
    '学校实训室要配一套教学用的，能开票、能安装吗？',
    'done',
    '已签合同。',
  ],
  [
    'product 51',
    '钱小姐',
    '13800000006',
    '阳台种菜可以用吗？最小的型号是哪一款？',
    'done',
    '推荐了家庭版。',
  ],
  ['product 33', '黄志远', '+86 898 0000 1234', '海南高温高湿，设备的防护等级够不够？', 'done'],
  [
    'product 7',
    '徐立新',
    '13800000007',
    '去年买的两支探头读数偏高，怎么校准？',
    'done',
    '售后已上门。',
  ],
  [
    'job 2',
    '林倩',
    'linqian@mail.example.com',
    '请问这个岗位接受异地远程办公吗？',
    'done',
    '已回复：需到岗。',
  ],
  ['product 14', '张凤英', '13800000008', '卷帘机带行程开关的那种，能直接换上吗？', 'done'],
  [
    'product 45',
    '北辰温室工程',
    'bid@beichen-greenhouse.example.com',
    '投标用，请提供厂家授权书和近三年业绩。',
    'done',
    '已寄出授权书。',
  ],
  ['product 22', '高翔', '13800000009', '4G 卡是自己买还是你们配？一年流量费多少？', 'done'],
  [
    'product 9',
    '谢春燕',
    '13800000010',
    '草莓棚，想监测二氧化碳，一个棚装几支合适？',
    'done',
    '建议每 500 平方米一支。',
  ],
  [
    'product 38',
    '罗师傅',
    '0851-0000 6677',
    '主机面板上的报警灯一直闪，说明书找不到了。',
    'done',
    '远程处理完毕。',
  ],
  ['job 4', '韩雪', 'hanxue@mail.example.com', '测试工程师岗位还在招吗？', 'done'],
  [
    'product 56',
    '唐磊',
    '13800000011',
    '能不能按我们的尺寸定做？数量大概 40 套。',
    'done',
    '已转定制组报价。',
    { quantity: '约 40 套' },
  ],
  [
    'product 11',
    '曹丽华',
    'caolh@yuanshan-farm.example.com',
    '打算春节后来公司参观，需要提前多久预约？',
    'done',
    '已安排接待。',
  ],
];

/** The sender whose password manager filled in the hidden field against spam. */
const SUSPICIOUS = '黄志远';

export const enquiriesTable: Table<Enquiry> = { record: Enquiry, seed: seedEnquiries };

/** From an hour ago to three months ago, the older ones dealt with. */
function seedEnquiries(seed: Seed): Enquiry[] {
  const products = productsTable.seed(seed);
  const jobs = jobsTable.seed(seed);
  const titleOf = (type: string, id: number) =>
    type === 'product'
      ? (products.find((product) => product.id === id)?.name ?? '')
      : (jobs.find((job) => job.id === id)?.title ?? '');
  return rows.map((row, index) => {
    const [record, name, contact, content, progress = 'new', note = '', quote] = row;
    const [type = '', number = ''] = record.split(' ');
    const createTime = seed.before(60 + index * index * 220);
    return {
      id: rows.length - index,
      name,
      contact,
      content,
      company: '',
      region: '',
      quantity: '',
      ...quote,
      type,
      recordId: Number(number),
      title: titleOf(type, Number(number)),
      url: `https://www.example.com/${type}/details?id=${number}`,
      progress,
      suspicious: name === SUSPICIOUS,
      note,
      createTime,
      updateTime: progress === 'new' ? createTime : seed.before(30 + index * index * 200),
    };
  });
}
