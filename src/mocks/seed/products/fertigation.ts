import type { Series } from './series.ts';

export const fertigation: Series[] = [
  {
    categoryId: 31,
    picture: 'dosing',
    introduction: [
      '青禾水肥一体机在线检测 EC 与 pH，按配方自动调节各通道注肥比例，把配肥误差控制在 2% 以内。',
      'Qinghe dosing units measure EC and pH in line and adjust each channel to the recipe, keeping dosing errors within 2%.',
    ],
    features: [
      [
        'EC、pH 双探头在线冗余，偏差自动报警',
        'Duplicate EC and pH probes, with an alarm when they disagree',
      ],
      [
        '每通道独立计量，用量可追溯到每一茬',
        'Each channel is metered, so consumption can be traced to every crop',
      ],
      [
        '内置 30 种作物配方，可按生育期切换',
        '30 built-in crop recipes that change with the growth stage',
      ],
      ['管路自清洗，停机不结晶', 'Self-flushing lines: no crystals form during stops'],
    ],
    application: [
      '适用于番茄、黄瓜、草莓、花卉等无土与土壤栽培。',
      'For tomatoes, cucumbers, strawberries, flowers and other crops in soil or soilless culture.',
    ],
    shared: { EC精度: '±0.05 mS/cm', pH精度: '±0.1', 显示: '7 寸触摸屏', 供电: 'AC 220 / 380 V' },
    tags: [
      ['水肥', 'Fertigation'],
      ['配肥', 'Dosing'],
    ],
    models: [
      {
        name: ['四通道水肥一体机', 'Four-channel dosing unit'],
        model: 'QH-F400',
        summary: [
          '四通道注肥，10 ~ 50 亩园区的主力型号。',
          'Four dosing channels: our most widely used model, for sites of 0.7 to 3 hectares.',
        ],
        own: { 注肥通道: '4 路', 处理水量: '20 m³/h' },
      },
      {
        name: ['两通道水肥一体机', 'Two-channel dosing unit'],
        model: 'QH-F200',
        summary: [
          '结构紧凑，适合单棚与家庭农场。',
          'A compact unit for a single greenhouse or a family farm.',
        ],
        own: { 注肥通道: '2 路', 处理水量: '8 m³/h' },
      },
      {
        name: ['六通道智能施肥站', 'Six-channel fertigation station'],
        model: 'QH-F600',
        summary: [
          '大流量旁路注肥，用于百亩连片园区。',
          'High-flow bypass dosing for large sites of about 7 hectares.',
        ],
        own: { 注肥通道: '6 路', 处理水量: '60 m³/h' },
      },
      {
        name: ['回液消毒循环机', 'Drain water disinfection unit'],
        model: 'QH-F350R',
        summary: [
          '紫外与臭氧双级消毒，回液再利用率超过九成。',
          'Two-stage UV and ozone treatment: more than 90% of the drain water is reused.',
        ],
        own: { 处理水量: '5 m³/h', 杀菌率: '≥ 99.9%' },
      },
      {
        name: ['壁挂式比例配肥器', 'Wall-mounted proportional doser'],
        model: 'QH-F80',
        summary: [
          '不用电，靠水压按比例吸肥，育苗大棚装好就能用。',
          'Driven by water pressure, with no electricity: simple to install in a nursery.',
        ],
        own: { 配比: '0.2% ~ 2%', 流量: '10 ~ 2500 L/h' },
      },
    ],
  },
  {
    categoryId: 32,
    picture: 'valve',
    introduction: [
      '青禾阀门为含肥水质设计，阀体耐腐蚀、启闭缓慢，有效避免水锤，开度与状态实时回传。',
      'Qinghe valves are made for water that carries fertiliser. The body resists corrosion, slow opening and closing prevents water hammer, and position and status are reported in real time.',
    ],
    features: [
      ['缓启缓闭，避免水锤', 'Slow opening and closing to prevent water hammer'],
      [
        '阀位实时回传，动作不到位可及时发现',
        'Real-time position feedback that shows when a valve has not moved fully',
      ],
      ['手动应急手柄，停电也能开', 'Manual override for use during power cuts'],
      ['耐腐蚀涂层，适应含肥水质', 'Corrosion-resistant coating for nutrient solutions'],
    ],
    application: [
      '适用于温室分区灌溉、加温管路与施肥首部。',
      'For zoned irrigation, heating circuits and fertigation heads in greenhouses.',
    ],
    shared: { 公称压力: 'PN16', 介质温度: '0 ~ 80 ℃', 防护等级: 'IP67', 反馈: '4 ~ 20 mA' },
    tags: [
      ['阀门', 'Valves'],
      ['执行机构', 'Actuators'],
    ],
    models: [
      {
        name: ['电动调节阀', 'Electric control valve'],
        model: 'QH-K50',
        summary: [
          'DN50 法兰连接，开度线性可调。',
          'DN50 with flanged ends and linear flow control.',
        ],
        own: { 口径: 'DN50', 全行程时间: '30 s' },
      },
      {
        name: ['大口径电动蝶阀', 'Large electric butterfly valve'],
        model: 'QH-K100',
        summary: [
          'DN100，用于园区主管与分区总管的启闭。',
          'DN100 shut-off for the main line of a site or a zone.',
        ],
        own: { 口径: 'DN100', 扭矩: '100 N·m' },
      },
      {
        name: ['无线脉冲电磁阀', 'Wireless latching solenoid valve'],
        model: 'QH-K25W',
        summary: [
          '两节电池用两年，果园无线灌溉的末端阀门。',
          'Runs for two years on two batteries: the field valve for wireless orchard irrigation.',
        ],
        own: { 口径: 'DN25', 续航: '2 年' },
      },
      {
        name: ['三通混水阀', 'Three-way mixing valve'],
        model: 'QH-K40T',
        summary: [
          '用于加温管路的水温调节，控温更平稳。',
          'Regulates the water temperature of heating circuits for steadier control.',
        ],
        own: { 口径: 'DN40', 控温精度: '±0.5 ℃' },
      },
      {
        name: ['持压减压阀', 'Pressure sustaining and reducing valve'],
        model: 'QH-K80P',
        summary: [
          '坡地灌溉压力均衡，末端也够水。',
          'Evens out pressure on slopes, so the far end of the line gets enough water.',
        ],
        own: { 口径: 'DN80', 压力范围: '0.1 ~ 1.0 MPa' },
      },
    ],
  },
  {
    categoryId: 32,
    picture: 'pump',
    introduction: [
      '青禾灌溉水泵采用高效水力模型与一体式变频，按管网压力自动调速，运行安静、省电，少巡检。',
      'Qinghe irrigation pumps combine efficient hydraulics with an integrated variable-speed drive that follows the pressure in the pipes. They run quietly, use less power and need fewer checks.',
    ],
    features: [
      ['一体变频，恒压供水', 'Integrated variable-speed drive for constant pressure'],
      ['缺水、过载、缺相保护', 'Protected against dry running, overload and phase loss'],
      ['机封寿命一万小时以上', 'Mechanical seal rated for more than 10,000 hours'],
      [
        '运行数据接入云平台，异常提前提醒',
        'Operating data in the cloud, with early warning of faults',
      ],
    ],
    application: [
      '适用于灌溉首部、水肥循环与湿帘供水。',
      'For irrigation heads, nutrient circulation and cooling pad supply.',
    ],
    shared: { 防护等级: 'IP55', 绝缘等级: 'F 级', 介质温度: '0 ~ 60 ℃', 电机能效: '二级能效' },
    tags: [
      ['水泵', 'Pumps'],
      ['节能', 'Energy saving'],
    ],
    models: [
      {
        name: ['灌溉离心泵', 'Centrifugal irrigation pump'],
        model: 'QH-P30',
        summary: [
          '流量 30 m³/h，园区灌溉首部常用型号。',
          'A flow of 30 m³/h: the usual choice for the irrigation head of a site.',
        ],
        own: { 流量: '30 m³/h', 扬程: '32 m', 功率: '5.5 kW' },
      },
      {
        name: ['变频恒压水泵', 'Variable-speed constant-pressure pump'],
        model: 'QH-P15V',
        summary: [
          '一体变频，多棚轮灌压力不波动。',
          'Its integrated drive keeps pressure steady while greenhouses irrigate in turn.',
        ],
        own: { 流量: '15 m³/h', 扬程: '40 m', 功率: '4 kW' },
      },
      {
        name: ['潜水灌溉泵', 'Submersible irrigation pump'],
        model: 'QH-P20S',
        summary: [
          '直接放入蓄水池，省去引水与泵房。',
          'Sits directly in the reservoir, with no priming and no pump house.',
        ],
        own: { 流量: '20 m³/h', 扬程: '28 m', 功率: '3 kW' },
      },
      {
        name: ['耐腐蚀注肥泵', 'Corrosion-resistant dosing pump'],
        model: 'QH-P2F',
        summary: [
          '过流部件为工程塑料，酸性、碱性母液均可输送。',
          'Wetted parts in engineering plastic for acidic and alkaline stock solutions.',
        ],
        own: { 流量: '2 m³/h', 扬程: '45 m', 功率: '0.75 kW' },
      },
      {
        name: ['湿帘循环泵', 'Cooling pad pump'],
        model: 'QH-P8W',
        summary: [
          '低噪音长寿命，夏季可连续运行。',
          'Quiet and durable, built to run all summer without a break.',
        ],
        own: { 流量: '8 m³/h', 扬程: '12 m', 功率: '0.55 kW' },
      },
    ],
  },
];
