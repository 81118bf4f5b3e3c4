import { CompanyInfo } from '#src/features/company-info/schema.ts';
import { type Seed, type Table, times } from './context.ts';
import { introductionWords } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';
import { heading, image, list, paragraph } from './texts/html.ts';

const introduction = (year: number) =>
  [
    paragraph(
      `青禾智控成立于 ${year} 年，专注温室与设施农业的环境感知和自动控制。我们从一支土壤传感器做起，如今产品覆盖感知、控制、水肥与栽培装备四大类、58 个型号，服务全国 26 个省份的 1,800 多个温室园区。`,
    ),
    image('headquarters', '杭州总部的大堂'),
    heading('我们相信什么'),
    paragraph(
      '种植者最宝贵的是判断，而不是值守。设备应当在夜里替人看护温度、湿度、光照与水肥，在清晨把发生过的一切讲清楚。所以我们坚持三件事：测得准、控得稳、说得明白。',
    ),
    list([
      '<strong>测得准</strong>：传感器逐支标定，出厂附检定记录，支持现场免拆校准；',
      '<strong>控得稳</strong>：控制策略在本地运行，断网不停机，来电自恢复；',
      '<strong>说得明白</strong>：每一次启停都有原因记录，农技人员看得懂、改得动。',
    ]),
    heading('研发与制造'),
    paragraph(
      '公司现有员工 320 人，其中研发人员占四成。位于杭州的研发中心设有植物营养实验室、光环境实验室与电磁兼容测试间；湖州生产基地拥有两条自动化装配线，年产各类设备 12 万台（套）。',
    ),
    image('warehouse', '湖州生产基地的成品仓库'),
    heading('服务'),
    paragraph(
      '从方案设计、安装调试到每个茬口的参数复盘，青禾在全国设有 11 个服务站，省会城市 24 小时内到场，远程支持全年无休。',
    ),
  ].join('');

export const companyInfoTable: Table<CompanyInfo> = { record: CompanyInfo, seed: seedCompanyInfo };

const EXPORT_COUNTRIES = [
  '泰国',
  '越南',
  '马来西亚',
  '哈萨克斯坦',
  '乌兹别克斯坦',
  '阿联酋',
  '沙特阿拉伯',
  '摩洛哥',
  '肯尼亚',
  '智利',
  '墨西哥',
  '荷兰',
];

const STATIONS = [
  { name: '杭州', nameEn: 'Hangzhou' },
  { name: '寿光', nameEn: 'Shouguang' },
  { name: '北京', nameEn: 'Beijing' },
  { name: '沈阳', nameEn: 'Shenyang' },
  { name: '郑州', nameEn: 'Zhengzhou' },
  { name: '西安', nameEn: 'Xi’an' },
  { name: '银川', nameEn: 'Yinchuan' },
  { name: '乌鲁木齐', nameEn: 'Ürümqi' },
  { name: '成都', nameEn: 'Chengdu' },
  { name: '昆明', nameEn: 'Kunming' },
  { name: '广州', nameEn: 'Guangzhou' },
];

/** The one in force, and one with the old address. */
function seedCompanyInfo(seed: Seed): CompanyInfo[] {
  const common = {
    email: 'contact@qinghe.example.com',
    slogan: '让每一株青禾，都长在合适的环境里',
    introduction: introduction(seed.year - 15),
    logo: '/api/pictures/logo.svg',
    wechatQr: '/api/pictures/qr-wechat.svg',
    serviceQr: '/api/pictures/qr-service.svg',
    contacts: '林女士',
    whatsapp: '+86 100 0000 0808',
    wechatId: 'qinghe-controls',
    replyPromise: '工作时间 4 小时内由工程师回复，附报价与选型建议',
    warranty: '整机质保两年，终身技术支持',
    deliveryTime: '现货 7 天内发货，成套设备 15 天内发货',
    minimumOrder: '1 台起订',
    serviceArea: '全国上门安装调试，海外远程指导安装',
    figures: ['1800+ 个园区', '26 个省份', '60 万台设备', '58 个型号'],
    exportCountries: EXPORT_COUNTRIES,
    stations: STATIONS,
  };
  const rows = [
    {
      ...common,
      id: 1,
      title: '青禾智控科技有限公司',
      companyaddress: '浙江省杭州市余杭区青禾路 88 号 青禾智控大厦',
      phone: '400-000-0808',
      fax: '0571-0000 0809',
      postcode: '310000',
      icp: '浙ICP备00000000号-1',
      policeIcp: '浙公网安备00000000000000号',
      longitude: 120.012,
      latitude: 30.281,
      inForce: true,
      ...(seed.siteName !== '' && { title: seed.siteName, logo: '' }),
      ...times(seed, 700),
    },
    {
      ...common,
      id: 2,
      title: '杭州青禾传感技术有限公司',
      companyaddress: '浙江省杭州市西湖区三墩园 12 幢 3 楼（旧址）',
      phone: '0571-0000 0808',
      fax: '',
      postcode: '310000',
      icp: '浙ICP备00000000号',
      policeIcp: '',
      longitude: null,
      latitude: null,
      inForce: false,
      ...times(seed, 2600),
    },
  ];
  const names = [
    'title',
    'companyaddress',
    'contacts',
    'slogan',
    'introduction',
    'replyPromise',
    'warranty',
    'deliveryTime',
    'minimumOrder',
    'serviceArea',
    'figures',
    'exportCountries',
  ];
  return withEnglish(rows, names, introductionWords(seed.year - 15));
}
