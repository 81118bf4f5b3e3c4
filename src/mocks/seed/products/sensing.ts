import type { Series } from './series.ts';

export const sensing: Series[] = [
  {
    categoryId: 11,
    picture: 'soil-probe',
    introduction: [
      '青禾土壤传感器采用高频电磁法测量含水率，受盐分影响小，探针为 316L 不锈钢，可长期埋设在土壤、椰糠与岩棉中。',
      'Qinghe soil sensors measure moisture by the high-frequency dielectric method and are largely unaffected by salinity. The 316L stainless steel pins are made for permanent installation in soil, coir or rockwool.',
    ],
    features: [
      [
        '出厂逐支标定，附检定记录与序列号',
        'Individually calibrated, with a calibration record and serial number',
      ],
      ['灌封防护，埋设五年免维护', 'Fully potted: five years in the ground without maintenance'],
      [
        '支持现场免拆校准，换基质不用换探头',
        'Recalibrated in place: no new probe when the substrate changes',
      ],
      ['反接、浪涌保护，田间接线更放心', 'Protected against reverse polarity and voltage surges'],
    ],
    application: [
      '适用于温室土壤栽培、基质栽培、果园墒情监测与科研试验。',
      'For greenhouse crops in soil or substrate, orchard moisture monitoring and research trials.',
    ],
    shared: {
      防护等级: 'IP68',
      工作温度: '-40 ~ 80 ℃',
      探针材质: '316L 不锈钢',
      供电: 'DC 5 ~ 24 V',
    },
    tags: [
      ['土壤', 'Soil'],
      ['传感器', 'Sensors'],
    ],
    models: [
      {
        name: ['土壤温湿度传感器', 'Soil moisture and temperature sensor'],
        model: 'QH-S100',
        summary: [
          '一支探头同测温度与水分，适合大面积布点的基础型号。',
          'One probe for temperature and moisture: the basic model for covering large areas.',
        ],
        own: { 测量参数: '温度、含水率', 水分精度: '±3%', 输出: 'RS485 / Modbus RTU' },
      },
      {
        name: ['土壤温湿盐三参数传感器', 'Soil moisture, temperature and EC sensor'],
        model: 'QH-S300',
        summary: [
          '在水分与温度之外增加电导率，盐渍化风险看得见。',
          'Adds electrical conductivity to moisture and temperature, so salt build-up shows early.',
        ],
        own: {
          测量参数: '温度、含水率、电导率',
          电导率量程: '0 ~ 20000 μS/cm',
          输出: 'RS485 / Modbus RTU',
        },
      },
      {
        name: ['管式多层墒情仪', 'Multi-depth soil moisture probe'],
        model: 'QH-S500',
        summary: [
          '一根管测五层，看清水分从地表走到根区的全过程。',
          'Five depths in one tube: follow water from the surface down to the root zone.',
        ],
        own: {
          测量层数: '5 层（每层 20 cm）',
          测量参数: '含水率',
          水分精度: '±2.5%',
          输出: '4G / RS485',
        },
      },
      {
        name: ['基质含水率传感器', 'Substrate moisture sensor'],
        model: 'QH-S120',
        summary: [
          '针对椰糠、岩棉标定，灌溉决策不再靠手捏。',
          'Calibrated for coir and rockwool, so irrigation no longer depends on squeezing the slab.',
        ],
        own: {
          适用基质: '椰糠、岩棉、泥炭',
          测量参数: '含水率',
          水分精度: '±2%',
          输出: 'RS485 / SDI-12',
        },
      },
      {
        name: ['无线土壤监测节点', 'Wireless soil node'],
        model: 'QH-S200W',
        summary: [
          '太阳能与电池双供电，LoRa 直达网关，布点不拉线。',
          'Solar and battery powered, with a LoRa link to the gateway: no cables to lay.',
        ],
        own: {
          通信: 'LoRa 470 ~ 510 MHz',
          测量参数: '温度、含水率',
          续航: '无光照 180 天',
          通信距离: '空旷 3 km',
        },
      },
    ],
  },
  {
    categoryId: 12,
    picture: 'weather-station',
    introduction: [
      '青禾气象站为农业现场设计：杆体轻、安装快，一个人半小时即可完成架设，数据与温室控制策略直接联动。',
      'Qinghe weather stations are designed for farms. The mast is light, one person can set it up in half an hour, and the readings feed straight into the greenhouse controls.',
    ],
    features: [
      ['超声波或机械风速风向可选', 'Choice of ultrasonic or mechanical wind sensors'],
      [
        '太阳能供电，连续阴雨 15 天不断数',
        'Solar powered: keeps reporting through 15 days without sun',
      ],
      [
        '大风、降雨、低温三级预警直达手机',
        'Three-level alerts for wind, rain and cold, sent to your phone',
      ],
      ['可作为温室开窗与卷膜的联锁依据', 'Can interlock with roof vents and roll-up sides'],
    ],
    application: [
      '适用于温室园区、果园、茶园与大田示范区的小气候观测。',
      'For microclimate monitoring at greenhouse sites, orchards, tea gardens and field trials.',
    ],
    shared: {
      防护等级: 'IP65',
      供电: '太阳能 30 W + 锂电池',
      采集间隔: '1 ~ 60 min 可设',
      通信: '4G / RS485',
      杆高: '2.5 m（可加长）',
    },
    tags: [
      ['气象', 'Weather'],
      ['预警', 'Alerts'],
    ],
    models: [
      {
        name: ['五参数小型气象站', 'Compact weather station'],
        model: 'QH-W500',
        summary: [
          '温、湿、风速、风向、雨量，园区标配的入门之选。',
          'Temperature, humidity, wind speed, wind direction and rainfall: the basic station for any site.',
        ],
        own: { 观测要素: '5 项', 风速量程: '0 ~ 45 m/s' },
      },
      {
        name: ['九参数农业气象站', 'Agricultural weather station'],
        model: 'QH-W900',
        summary: [
          '增加光合有效辐射、气压与土温，满足科研记录。',
          'Adds PAR, air pressure and soil temperature, for records that meet research standards.',
        ],
        own: { 观测要素: '9 项', 辐射精度: '±5%' },
      },
      {
        name: ['超声波一体气象站', 'Ultrasonic weather station'],
        model: 'QH-W600U',
        summary: [
          '没有转动部件，风沙地区更耐用。',
          'No moving parts, so it lasts longer where wind carries sand.',
        ],
        own: { 观测要素: '6 项', 风速分辨率: '0.1 m/s' },
      },
      {
        name: ['室内温光湿三合一', 'Three-in-one indoor climate sensor'],
        model: 'QH-W30',
        summary: [
          '吊装在作物冠层，配百叶防辐射罩，数据更接近叶片周围的真实环境。',
          'Hangs at canopy height in a louvred radiation shield and measures temperature, light and humidity where the leaves are.',
        ],
        own: { 观测要素: '3 项', 防护等级: 'IP54', 温度精度: '±0.2 ℃' },
      },
      {
        name: ['霜冻预警站', 'Frost warning station'],
        model: 'QH-W200F',
        summary: [
          '测离地 20 厘米与 2 米的逆温，提前两小时提示霜冻。',
          'Measures the temperature inversion between 20 cm and 2 m and warns of frost two hours ahead.',
        ],
        own: { 观测要素: '双层气温、露点', 预警提前量: '约 2 h' },
      },
    ],
  },
  {
    categoryId: 13,
    picture: 'co2-sensor',
    introduction: [
      '青禾气体传感器采用双光束非分光红外原理，自动补偿老化漂移，在高湿温室里依然读数稳定。',
      'Qinghe gas sensors use dual-beam non-dispersive infrared (NDIR) and correct themselves for ageing drift, so readings stay stable in humid greenhouses.',
    ],
    features: [
      ['双光束红外，年漂移小于 30 ppm', 'Dual-beam infrared: drift below 30 ppm a year'],
      ['防凝露气室，湿度 95% 仍可工作', 'Condensation-proof gas cell: works at up to 95% humidity'],
      ['大字液晶，站在过道就能看清', 'Large LCD digits that can be read from the aisle'],
      ['可直接驱动补气阀与风机', 'Drives dosing valves and fans directly'],
    ],
    application: [
      '适用于番茄、草莓、菌菇与组培车间的气体环境管理。',
      'For managing air quality in tomato and strawberry greenhouses, mushroom rooms and tissue culture labs.',
    ],
    shared: {
      防护等级: 'IP65',
      工作湿度: '0 ~ 95% RH',
      显示: '液晶屏',
      供电: 'DC 12 ~ 24 V',
      输出: 'RS485 / 4 ~ 20 mA',
    },
    tags: [
      ['气体', 'Gas'],
      ['传感器', 'Sensors'],
    ],
    models: [
      {
        name: ['二氧化碳传感器', 'CO₂ sensor'],
        model: 'QH-A100',
        summary: [
          '量程 0 ~ 2000 ppm，温室补气管理的标准配置。',
          'Measures 0 to 2,000 ppm: the standard choice for CO₂ enrichment in greenhouses.',
        ],
        own: { 量程: '0 ~ 2000 ppm', 测量参数: '二氧化碳', 精度: '±40 ppm + 3%' },
      },
      {
        name: ['二氧化碳温湿度一体机', 'CO₂, temperature and humidity sensor'],
        model: 'QH-A130',
        summary: [
          '三项指标一机显示，少布两根线。',
          'Three readings on one display, with two cables fewer to run.',
        ],
        own: { 量程: '0 ~ 5000 ppm', 测量参数: '二氧化碳、温度、湿度', 温度精度: '±0.3 ℃' },
      },
      {
        name: ['菌菇房高量程二氧化碳变送器', 'High-range CO₂ transmitter for mushroom rooms'],
        model: 'QH-A200M',
        summary: [
          '量程到 10000 ppm，耐受菇房孢子与高湿。',
          'Measures up to 10,000 ppm and withstands the spores and humidity of mushroom rooms.',
        ],
        own: { 量程: '0 ~ 10000 ppm', 测量参数: '二氧化碳', 防护等级: 'IP66' },
      },
      {
        name: ['氨气硫化氢监测仪', 'Ammonia and hydrogen sulphide monitor'],
        model: 'QH-A310',
        summary: [
          '面向有机肥发酵与种养结合棚舍的安全监测。',
          'Safety monitoring for manure composting and for greenhouses that combine crops with livestock.',
        ],
        own: { 量程: 'NH₃ 0 ~ 100 ppm', 测量参数: '氨气、硫化氢', 报警: '声光 + 继电器' },
      },
      {
        name: ['乙烯微量检测仪', 'Trace ethylene monitor'],
        model: 'QH-A420',
        summary: [
          '监测果蔬贮藏库与催熟间的乙烯浓度，掌握成熟进度。',
          'Tracks ripeness in produce stores and ripening rooms by their ethylene level.',
        ],
        own: { 量程: '0 ~ 10 ppm', 测量参数: '乙烯', 分辨率: '0.01 ppm' },
      },
    ],
  },
  {
    categoryId: 13,
    picture: 'camera-node',
    introduction: [
      '长势监测相机每天定点拍摄，在边缘端完成识别，把株高、叶面积、花果数变成可以比较的曲线。',
      'Qinghe growth cameras photograph the same plants every day and analyse the images on site. Plant height, leaf area and the number of flowers and fruit become curves that you can compare.',
    ],
    features: [
      ['边缘识别，原图可不出园区', 'Image analysis on site: pictures need not leave the farm'],
      ['红外补光，夜间也能巡检', 'Infrared lighting for inspection at night'],
      ['自动生成每株生长日记与周报', 'Automatic growth diary for each plant and a weekly report'],
      [
        '异常叶片自动截图并推送给农技人员',
        'Pictures of abnormal leaves are sent to your agronomist',
      ],
    ],
    application: [
      '适用于果菜温室、育苗工厂与品种试验。',
      'For fruiting vegetables under glass, plant nurseries and variety trials.',
    ],
    shared: {
      防护等级: 'IP66',
      供电: 'PoE / DC 12 V',
      工作温度: '-20 ~ 55 ℃',
      存储: '本地 128 GB',
    },
    tags: [
      ['相机', 'Cameras'],
      ['长势', 'Growth'],
    ],
    models: [
      {
        name: ['长势监测相机', 'Growth camera'],
        model: 'QH-V100',
        summary: [
          '400 万像素定点相机，记录一茬作物的全过程。',
          'A fixed 4-megapixel camera that records a crop from planting to harvest.',
        ],
        own: { 像素: '400 万', 识别: '株高、冠层覆盖度' },
      },
      {
        name: ['云台长势相机', 'Pan-tilt growth camera'],
        model: 'QH-V200',
        summary: [
          '一台覆盖六行，按预置位轮巡拍摄。',
          'One camera covers six rows, moving between preset positions.',
        ],
        own: { 像素: '800 万', 云台: '水平 355°，俯仰 90°' },
      },
      {
        name: ['多光谱长势相机', 'Multispectral growth camera'],
        model: 'QH-V300M',
        summary: [
          '五个波段，叶绿素与水分胁迫早期可见。',
          'Five spectral bands reveal chlorophyll loss and water stress early.',
        ],
        own: { 波段: '5 个', 识别: '植被指数、水分胁迫' },
      },
      {
        name: ['虫情测报相机', 'Pest monitoring camera'],
        model: 'QH-V150P',
        summary: [
          '自动计数粘虫板上的白粉虱与蓟马。',
          'Counts whitefly and thrips on sticky traps automatically.',
        ],
        own: { 像素: '1200 万', 识别: '12 类常见害虫' },
      },
      {
        name: ['育苗盘点相机', 'Seedling counting camera'],
        model: 'QH-V180S',
        summary: [
          '轨道吊装，十秒算出一盘苗的出苗率。',
          'Runs on an overhead rail and gives the emergence rate of a tray in ten seconds.',
        ],
        own: { 像素: '1200 万', 计数准确率: '≥ 98%' },
      },
    ],
  },
];
