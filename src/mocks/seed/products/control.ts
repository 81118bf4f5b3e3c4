import type { Series } from './series.ts';

export const control: Series[] = [
  {
    categoryId: 21,
    picture: 'controller',
    introduction: [
      '青禾控制器把控制策略放在本地：断网照常运行，来电自动恢复，每一次启停都记下原因，农技人员看得懂、改得动。',
      'Qinghe controllers run their programs on site. They keep working when the network is down, restart by themselves after a power cut, and log the reason for every start and stop in terms that growers understand and can change.',
    ],
    features: [
      ['本地策略引擎，断网不停机', 'Programs run locally, with or without a network'],
      ['图形化条件编辑，不用写代码', 'Rules are set up graphically, without code'],
      ['每路输出带手动旋钮，检修更安全', 'A manual switch on every output for safe servicing'],
      ['操作日志保存三年，可导出', 'Three years of operating logs, ready to export'],
    ],
    application: [
      '适用于日光温室、连栋温室与果园灌溉首部。',
      'For solar greenhouses, multi-span greenhouses and orchard irrigation heads.',
    ],
    shared: { 显示: '4.3 寸触摸屏', 供电: 'AC 220 V', 通信: '以太网 / 4G / RS485', 安装: '壁挂' },
    tags: [
      ['控制器', 'Controllers'],
      ['联动', 'Automation'],
    ],
    models: [
      {
        name: ['智能灌溉控制器', 'Irrigation controller'],
        model: 'QH-C100',
        summary: [
          '8 路电磁阀，按墒情、光照积或时间三种方式灌溉。',
          'Runs eight solenoid valves by soil moisture, light sum or timer.',
        ],
        own: { 输出: '8 路 AC 24 V', 灌溉方式: '墒情 / 光积 / 定时' },
      },
      {
        name: ['日光温室控制器', 'Solar greenhouse controller'],
        model: 'QH-C200',
        summary: [
          '卷膜、卷帘、风机、补光一机管理。',
          'Controls roll-up vents, thermal blankets, fans and grow lights from one unit.',
        ],
        own: { 输出: '12 路继电器', 限位: '行程学习' },
      },
      {
        name: ['连栋温室控制器', 'Multi-span greenhouse controller'],
        model: 'QH-C500',
        summary: [
          '32 路输出，遮阳、湿帘、开窗分区协同。',
          '32 outputs that coordinate screens, cooling pads and vents zone by zone.',
        ],
        own: { 输出: '32 路继电器', 分区: '最多 8 区' },
      },
      {
        name: ['果园分区灌溉控制器', 'Orchard irrigation controller'],
        model: 'QH-C120G',
        summary: [
          '无线阀控制，山地果园不用挖沟布线。',
          'Controls valves by radio, so hillside orchards need no trenches or cables.',
        ],
        own: { 无线阀: '最多 64 个', 通信距离: '空旷 5 km' },
      },
      {
        name: ['育苗催芽室控制器', 'Germination room controller'],
        model: 'QH-C80S',
        summary: [
          '温湿光三要素程序控制，72 段曲线。',
          'Takes temperature, humidity and light through a program of up to 72 steps.',
        ],
        own: { 程序段: '72 段', 控温精度: '±0.3 ℃' },
      },
    ],
  },
  {
    categoryId: 22,
    picture: 'cabinet',
    introduction: [
      '青禾环境控制柜按园区图纸定制，强弱电分区、元件编号到端子，出厂前完成整柜联调与 72 小时带载老化。',
      'Qinghe control cabinets are built to the drawings of your site. Power and control wiring are separated and every terminal is labelled. Before delivery each cabinet is commissioned as a whole and burned in under load for 72 hours.',
    ],
    features: [
      [
        '强弱电分区，散热与检修通道独立',
        'Separate sections for power and control, with their own space for cooling and servicing',
      ],
      ['一次元件选用工业级品牌', 'Industrial-grade switchgear throughout'],
      [
        '手自动切换，断电保持状态',
        'Manual and automatic modes; the selected mode survives a power cut',
      ],
      [
        '附电气图、端子表与备件清单',
        'Supplied with wiring diagrams, terminal schedule and spare parts list',
      ],
    ],
    application: [
      '适用于玻璃温室、薄膜连栋温室与植物工厂。',
      'For glasshouses, multi-span film greenhouses and plant factories.',
    ],
    shared: { 柜体: '冷轧钢板喷塑', 防护等级: 'IP54', 供电: 'AC 380 V', 控制核心: 'QH-C500' },
    tags: [
      ['电控柜', 'Control cabinets'],
      ['定制', 'Made to order'],
    ],
    models: [
      {
        name: ['环境控制柜（标准型）', 'Climate control cabinet, standard'],
        model: 'QH-B15',
        summary: [
          '总功率 15 kW，满足 2000 平方米薄膜温室。',
          '15 kW in total, enough for a film greenhouse of 2,000 m².',
        ],
        own: { 总功率: '15 kW', 适用面积: '约 2000 ㎡' },
      },
      {
        name: ['环境控制柜（大功率型）', 'Climate control cabinet, high power'],
        model: 'QH-B45',
        summary: [
          '总功率 45 kW，适合带加温系统的玻璃温室。',
          '45 kW in total, for glasshouses with a heating system.',
        ],
        own: { 总功率: '45 kW', 适用面积: '约 6000 ㎡' },
      },
      {
        name: ['变频风机控制柜', 'Variable-speed fan cabinet'],
        model: 'QH-B22V',
        summary: [
          '变频调速，夏季降温更平稳也更省电。',
          'Variable-speed drives cool more evenly in summer and use less power.',
        ],
        own: { 变频功率: '22 kW', 节电率: '约 30%' },
      },
      {
        name: ['水泵房控制柜', 'Pump room cabinet'],
        model: 'QH-B30P',
        summary: [
          '一用一备自动轮换，恒压供水。',
          'Constant-pressure supply from a duty and a standby pump that alternate automatically.',
        ],
        own: { 水泵: '2 × 15 kW', 压力精度: '±0.01 MPa' },
      },
      {
        name: ['植物工厂控制柜', 'Plant factory cabinet'],
        model: 'QH-B60F',
        summary: [
          '照明、空调、二氧化碳与循环液统一调度。',
          'Coordinates lighting, air conditioning, CO₂ and nutrient circulation.',
        ],
        own: { 总功率: '60 kW', 照明回路: '24 路' },
      },
    ],
  },
  {
    categoryId: 23,
    picture: 'gateway',
    introduction: [
      '青禾网关在现场完成协议转换与异常识别，只把有用的结果送上云端，断网时数据本地缓存、恢复后补传。',
      'Qinghe gateways convert protocols and detect anomalies on site, and send only useful results to the cloud. When the network is down they store data locally and upload it afterwards.',
    ],
    features: [
      [
        '支持 Modbus、LoRa、BACnet、OPC UA 等 20 余种协议',
        'More than 20 protocols, including Modbus, LoRa, BACnet and OPC UA',
      ],
      ['本地缓存 30 天，断点续传', '30 days of local storage; interrupted uploads resume'],
      ['边缘规则引擎，流量费用下降七成', 'Edge rules that cut mobile data costs by 70%'],
      ['远程升级，失败自动回退', 'Remote updates with automatic rollback on failure'],
    ],
    application: [
      '适用于园区数据汇聚、旧设备改造与多厂商系统集成。',
      'For collecting data across a site, retrofitting old equipment and integrating systems from several makers.',
    ],
    shared: {
      处理器: '四核 1.8 GHz',
      供电: 'DC 9 ~ 36 V',
      安装: '导轨 / 壁挂',
      工作温度: '-30 ~ 70 ℃',
    },
    tags: [
      ['网关', 'Gateways'],
      ['物联网', 'IoT'],
    ],
    models: [
      {
        name: ['物联网网关', 'IoT gateway'],
        model: 'QH-G200',
        summary: [
          '双天线 4G 与以太网互为备份，园区接入的标准配置。',
          'Ethernet and dual-antenna 4G back each other up: the standard way to connect a site.',
        ],
        own: { 上行: '4G / 以太网', 串口: '4 路 RS485' },
      },
      {
        name: ['LoRa 汇聚网关', 'LoRa gateway'],
        model: 'QH-G220L',
        summary: [
          '一台覆盖三公里，最多接入 500 个无线节点。',
          'One gateway covers three kilometres and connects up to 500 wireless nodes.',
        ],
        own: { 接入节点: '500 个', 信道: '8 上行 1 下行' },
      },
      {
        name: ['边缘智能网关', 'Edge AI gateway'],
        model: 'QH-G500',
        summary: [
          '内置推理单元，相机识别就地完成。',
          'A built-in inference unit analyses camera images on site.',
        ],
        own: { 算力: '6 TOPS', 视频接入: '8 路' },
      },
      {
        name: ['5G 工业网关', '5G industrial gateway'],
        model: 'QH-G600',
        summary: [
          '低时延回传，服务采摘机器人与远程农机。',
          'A low-latency link for picking robots and remotely operated machinery.',
        ],
        own: { 上行: '5G / 千兆以太网', 时延: '< 20 ms' },
      },
      {
        name: ['旧设备改造采集器', 'Retrofit data collector'],
        model: 'QH-G80',
        summary: [
          '不改原有电路，把老控制柜接入云平台。',
          'Connects an existing control cabinet to the cloud without changes to its wiring.',
        ],
        own: { 输入: '16 路干接点 / 8 路模拟量', 安装时间: '约 1 h' },
      },
    ],
  },
];
