/**
 * Synonyms of visitors' search words. The company changes this table: on the left all words for one thing, in
 * every language that visitors type; on the right the words of the company's own texts. A word always finds itself.
 */
export const SYNONYMS: readonly (readonly [words: readonly string[], finds: readonly string[]])[] =
  [
    [
      ['防水', '浸水', '淋雨', 'waterproof', 'watertight'],
      ['IP65', 'IP66', 'IP67', 'IP68', 'IP69'],
    ],
    // A higher class does what a lower one does.
    [['IP54'], ['IP55', 'IP65', 'IP66', 'IP67', 'IP68', 'IP69']],
    [['IP55'], ['IP65', 'IP66', 'IP67', 'IP68', 'IP69']],
    [['IP65'], ['IP66', 'IP67', 'IP68', 'IP69']],
    [['IP66'], ['IP67', 'IP68', 'IP69']],
    [['IP67'], ['IP68', 'IP69']],
    [['IP68'], ['IP69']],
    [
      ['防尘', '粉尘', 'dustproof', 'dust-tight'],
      ['IP5', 'IP6'],
    ],
    [
      ['户外', '室外', '露天', '野外', 'outdoor', 'outdoors'],
      ['田间', '大田', '果园', 'IP65', 'IP66', 'IP67', 'IP68'],
    ],
    [
      ['室内', 'indoor', 'indoors'],
      ['温室', '植物工厂'],
    ],
    [
      ['说明书', '手册', '使用说明', '资料', 'manual', 'datasheet', 'instructions'],
      ['说明书', '手册', '使用说明', 'manual', 'datasheet'],
    ],
    [
      ['证书', '合格证', '检测报告', '认证', 'certificate', 'certification'],
      ['证书', '检测报告', '认证', 'certificate'],
    ],
    [
      ['图纸', '尺寸图', '安装图', 'drawing', 'cad'],
      ['图纸', '尺寸图', 'drawing'],
    ],
    [
      ['软件', '固件', 'software', 'firmware'],
      ['软件', '固件', 'software', 'firmware'],
    ],
    [
      ['无线', 'wireless'],
      ['无线', 'LoRa', '4G', '5G'],
    ],
    [
      ['有线', 'wired'],
      ['RS485', '以太网'],
    ],
    [
      ['网口', '网线', 'ethernet', 'lan'],
      ['以太网', 'PoE'],
    ],
    [['太阳能', '光伏', 'solar'], ['太阳能']],
    [
      ['湿度', '水分', '含水量', 'moisture', 'humidity'],
      ['湿度', '水分', '含水率', '墒情'],
    ],
    [
      ['温度', 'temperature'],
      ['温度', '气温', '测温'],
    ],
    [
      ['土壤', 'soil'],
      ['土壤', '墒情'],
    ],
    [
      ['盐分', '电导率', 'salinity', 'conductivity', 'ec'],
      ['电导率', '盐渍', 'EC'],
    ],
    [
      ['co2', '二氧化碳', 'carbon dioxide'],
      ['二氧化碳', 'CO2', 'CO₂'],
    ],
    [
      ['气象', '天气', 'weather'],
      ['气象', '观测', '风速'],
    ],
    [
      ['探头', '变送器', 'sensor', 'sensors', 'probe'],
      ['传感器', '变送器', '探针'],
    ],
    [['摄像头', '监控', 'camera'], ['相机']],
    [
      ['控制器', 'controller'],
      ['控制器', '控制柜'],
    ],
    [['网关', 'gateway'], ['网关']],
    [
      ['施肥', '配肥', 'fertigation', 'fertilizer'],
      ['水肥', '配肥', '施肥'],
    ],
    [['浇水', '灌溉', '滴灌', 'irrigation'], ['灌溉']],
    [['水泵', 'pump'], ['泵']],
    [['阀门', 'valve'], ['阀']],
    [
      ['植物灯', '生长灯', '补光', 'grow light', 'led'],
      ['补光', '光照', '灯'],
    ],
    [
      ['育苗', 'seedling', 'seedlings'],
      ['育苗', '苗床'],
    ],
    [
      ['大棚', '温室', 'greenhouse'],
      ['温室', '大棚'],
    ],
    [
      ['电压', '供电', '电源', 'power supply'],
      ['供电', '电源'],
    ],
    [['保修', '质保', 'warranty'], ['质保']],
  ];

/**
 * Specifications that say the same: one filter of the product list. The company changes this table, too. A line has the
 * filter's name, the other names that products have for it, and the values that belong to it: `4 路 RS485` counts as
 * RS485. What else stands under another name stays there; without values everything belongs to the filter.
 */
export const SAME_SPECIFICATIONS: readonly {
  name: string;
  nameEn: string;
  others: readonly string[];
  values: readonly string[];
}[] = [
  {
    name: '通信',
    nameEn: 'Communication',
    others: ['输出', '串口', '上行'],
    values: [
      'RS485',
      'RS232',
      'Modbus',
      'SDI-12',
      '4G',
      '5G',
      'LoRa',
      'NB-IoT',
      'Wi-Fi',
      '以太网',
      'Ethernet',
    ],
  },
  { name: '功率', nameEn: 'Power', others: ['总功率'], values: [] },
];
