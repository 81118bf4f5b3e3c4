import type { Series } from './series.ts';

export const growing: Series[] = [
  {
    categoryId: 41,
    picture: 'grow-light',
    introduction: [
      '青禾补光灯按作物与生育期提供光谱配方，红蓝比例、远红光与白光可分路调节，光效高、发热低。',
      'Qinghe grow lights come with light recipes for each crop and growth stage. The red to blue ratio, far-red and white light are adjusted separately. Efficacy is high and heat output low.',
    ],
    features: [
      ['光谱分路可调，一灯多用', 'Adjustable spectrum: one lamp for many uses'],
      ['被动散热，无风扇更耐用', 'Passive cooling: no fan to wear out'],
      [
        '0 ~ 100% 无级调光，与自然光联动',
        'Stepless dimming from 0 to 100% that follows natural light',
      ],
      ['五年光衰低于一成', 'Less than 10% loss of light in five years'],
    ],
    application: [
      '适用于冬季果菜补光、育苗、花卉调控与植物工厂。',
      'For supplementary light in winter, seedlings, flowering control and plant factories.',
    ],
    shared: { 防护等级: 'IP65', 寿命: '≥ 50000 h', 调光: '0 ~ 10 V / RS485', 安装: '吊装' },
    tags: [
      ['补光', 'Grow lights'],
      ['光谱', 'Spectrum'],
    ],
    models: [
      {
        name: ['植物补光灯', 'Grow light'],
        model: 'QH-L300',
        summary: [
          '300 W 顶部补光，用于番茄、黄瓜的冬季增产。',
          '300 W of top lighting for higher winter yields of tomatoes and cucumbers.',
        ],
        own: { 功率: '300 W', 光效: '2.9 μmol/J' },
      },
      {
        name: ['高功率顶光灯', 'High-power top light'],
        model: 'QH-L650',
        summary: [
          '替代传统高压钠灯，同等光量省电四成。',
          'Replaces high-pressure sodium lamps: the same light for 40% less electricity.',
        ],
        own: { 功率: '650 W', 光效: '3.4 μmol/J' },
      },
      {
        name: ['冠层株间补光灯', 'Interlighting lamp'],
        model: 'QH-L80I',
        summary: [
          '伸进株间照下层叶片，果菜下部也有好光照。',
          'Fits between the plants and lights the lower leaves of fruiting vegetables.',
        ],
        own: { 功率: '80 W', 长度: '1.5 m' },
      },
      {
        name: ['育苗光照灯板', 'Seedling light panel'],
        model: 'QH-L45N',
        summary: ['光斑均匀，壮苗不徒长。', 'Even light for sturdy seedlings that do not stretch.'],
        own: { 功率: '45 W', 均匀度: '≥ 90%' },
      },
      {
        name: ['花期调控灯泡', 'Flowering control lamp'],
        model: 'QH-L12F',
        summary: [
          '远红光配方，用于菊花、草莓等作物的花期调控。',
          'Far-red light to time the flowering of chrysanthemums, strawberries and other crops.',
        ],
        own: { 功率: '12 W', 接口: 'E27' },
      },
    ],
  },
  {
    categoryId: 42,
    picture: 'rack',
    introduction: [
      '青禾立体栽培架采用铝合金与热镀锌型材，层高可调，水、电、光集成走线，一人一天可装二十组。',
      'Qinghe growing racks are made of aluminium and galvanised steel sections with adjustable tiers. Water, power and lighting run inside the frame. One person can assemble twenty racks in a day.',
    ],
    features: [
      ['免工具拼装，层高 5 厘米一档可调', 'Assembled without tools; tiers adjust in steps of 5 cm'],
      ['潮汐与循环两种供液方式', 'Ebb and flow or recirculating irrigation'],
      ['灯具、管路内藏走线，整洁也好清洗', 'Lamps and pipes are concealed: tidy and easy to clean'],
      ['可加装脚轮与采收轨道', 'Castors and harvest rails available'],
    ],
    application: [
      '适用于叶菜工厂、育苗、组培与科普展示。',
      'For leafy greens, seedlings, tissue culture and educational displays.',
    ],
    shared: {
      材质: '铝合金 / 热镀锌钢',
      层承重: '60 kg',
      层高: '30 ~ 60 cm 可调',
      供液: '潮汐 / 循环',
    },
    tags: [
      ['立体栽培', 'Vertical growing'],
      ['植物工厂', 'Plant factories'],
    ],
    models: [
      {
        name: ['三层立体栽培架', 'Three-tier growing rack'],
        model: 'QH-R3',
        summary: [
          '三层带灯，叶菜与育苗通用的经典配置。',
          'Three lit tiers: the standard rack for leafy greens and seedlings.',
        ],
        own: { 层数: '3 层', 尺寸: '1.3 × 0.6 × 2.0 m' },
      },
      {
        name: ['五层叶菜栽培架', 'Five-tier rack for leafy greens'],
        model: 'QH-R5',
        summary: ['同样占地，产量提高六成。', '60% more yield from the same floor area.'],
        own: { 层数: '5 层', 尺寸: '1.3 × 0.6 × 2.6 m' },
      },
      {
        name: ['组培架', 'Tissue culture rack'],
        model: 'QH-R6T',
        summary: [
          '透明隔板，光照均匀，适合瓶苗与组培。',
          'Clear shelves and even light for plants in vitro.',
        ],
        own: { 层数: '6 层', 光照: '2000 ~ 4000 lx' },
      },
      {
        name: ['移动式育苗床', 'Rolling nursery bench'],
        model: 'QH-R1M',
        summary: [
          '滚动苗床，通道面积省出三成。',
          'Benches that roll aside and free 30% of the aisle space.',
        ],
        own: { 层数: '1 层', 尺寸: '1.7 × 20 m（可定制）' },
      },
      {
        name: ['校园科普栽培架', 'Classroom growing rack'],
        model: 'QH-R3E',
        summary: [
          '静音水泵与圆角设计，放进教室的小农场。',
          'A quiet pump and rounded corners: a small farm for the classroom.',
        ],
        own: { 层数: '3 层', 噪音: '< 35 dB' },
      },
    ],
  },
];
