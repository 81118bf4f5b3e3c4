/** A rectangle `[x, y, width, height, radius]` or a circle `[x, y, radius]` in mm, from the top left of the view; it hides what stands before it in the list. */
export type Part = readonly number[];

/** The outline of a device in two views, the dimensions drawn with it, and its terminals. */
export type Device = {
  /** In mm: width and height of the front, depth of the side. */
  size: readonly [width: number, height: number, depth: number];
  front: readonly Part[];
  side: readonly Part[];
  /** Further dimensions of the front: along x or y, between two places in mm, with another text than their length. */
  inner: readonly (readonly [axis: 'x' | 'y', from: number, to: number, text?: string])[];
  /** Mark on the terminal, meaning in Chinese and English. */
  terminals: readonly (readonly [mark: string, chinese: string, english: string])[];
};

const SUPPLY = [
  ['V+', '电源正极', 'Supply, positive'],
  ['V−', '电源负极', 'Supply, negative'],
] as const;
const BUS = [
  ['A', 'RS485 A（D+）', 'RS485 A (D+)'],
  ['B', 'RS485 B（D−）', 'RS485 B (D−)'],
] as const;
const MAINS = [
  ['L', '相线', 'Line'],
  ['N', '零线', 'Neutral'],
  ['PE', '保护接地', 'Protective earth'],
] as const;
const THREE_PHASE = [
  ['L1', '相线 1', 'Line 1'],
  ['L2', '相线 2', 'Line 2'],
  ['L3', '相线 3', 'Line 3'],
  ['N', '零线', 'Neutral'],
  ['PE', '保护接地', 'Protective earth'],
] as const;

/** `count` equal parts, each moved by `step` along x and `rise` along y. */
function row(count: number, part: Part, step: number, rise = 0): Part[] {
  const [x = 0, y = 0, ...rest] = part;
  return Array.from({ length: count }, (_none, index) => [
    x + index * step,
    y + index * rise,
    ...rest,
  ]);
}

const PROBE: Part[] = [
  [17, 0, 11, 8, 2],
  [10, 8, 25, 8, 2],
  [0, 16, 45, 72, 7],
  [0, 66, 45, 5, 0],
];

/** The first model of each series, by the series' picture. */
export const devices: Record<string, Device> = {
  'soil-probe': {
    size: [45, 158, 45],
    front: [...PROBE, ...row(3, [6, 88, 4, 70, 1], 14.5)],
    side: [...PROBE, ...row(2, [12, 88, 4, 70, 1], 17)],
    inner: [
      ['y', 88, 158],
      ['x', 8, 37],
    ],
    terminals: [...SUPPLY, ...BUS],
  },
  'weather-station': {
    size: [980, 2500, 560],
    front: [
      [470, 60, 40, 2440, 0],
      [120, 250, 740, 30, 10],
      [840, 130, 20, 120, 0],
      [720, 90, 260, 20, 0],
      [745, 100, 40],
      [955, 100, 40],
      [120, 130, 20, 120, 0],
      [0, 100, 280, 16, 0],
      [0, 40, 90, 136, 6],
      ...row(8, [380, 420, 220, 30, 12], 0, 46),
      [280, 1000, 420, 380, 10],
      [330, 860, 320, 110, 8],
    ],
    side: [
      [260, 60, 40, 2440, 0],
      [240, 250, 80, 30, 8],
      ...row(8, [170, 420, 220, 30, 12], 0, 46),
      [40, 1020, 220, 330, 8],
      [300, 860, 120, 110, 8],
      [130, 2480, 300, 20, 4],
    ],
    inner: [
      ['x', 120, 860],
      ['y', 280, 860],
    ],
    terminals: [...SUPPLY, ...BUS, ['PE', '防雷接地', 'Lightning earth']],
  },
  'co2-sensor': {
    size: [120, 134, 36],
    front: [
      [0, 0, 120, 120, 14],
      [14, 14, 92, 50, 5],
      ...row(9, [24, 82, 3, 18, 1.5], 7.5),
      [100, 91, 3],
      ...row(2, [24, 120, 12, 14, 2], 60),
    ],
    side: [
      [0, 0, 36, 120, 9],
      [12, 120, 12, 14, 2],
    ],
    inner: [
      ['x', 30, 90],
      ['y', 0, 120],
    ],
    terminals: [
      ...SUPPLY,
      ...BUS,
      ['I+', '4 ~ 20 mA 输出', '4 to 20 mA output'],
      ['I−', '模拟量公共端', 'Analogue common'],
    ],
  },
  'camera-node': {
    size: [140, 216, 160],
    front: [
      [35, 0, 70, 90, 4],
      [60, 60, 20, 40, 0],
      [70, 152, 62],
      [70, 182, 20],
      [8, 130, 124, 22, 4],
      [0, 90, 140, 40, 12],
    ],
    side: [
      [152, 0, 8, 90, 1],
      [70, 30, 82, 12, 2],
      [70, 42, 20, 52, 0],
      [80, 152, 62],
      [18, 130, 124, 22, 4],
      [10, 90, 140, 40, 12],
    ],
    inner: [
      ['x', 35, 105],
      ['y', 90, 216],
    ],
    terminals: [
      ['LAN', '以太网，PoE 802.3af', 'Ethernet, PoE 802.3af'],
      ...SUPPLY,
      ['ALM', '报警输出', 'Alarm output'],
    ],
  },
  controller: {
    size: [240, 226, 70],
    front: [
      [0, 0, 240, 204, 16],
      [30, 24, 180, 108, 5],
      ...row(4, [60, 166, 9], 40),
      ...row(5, [34, 204, 18, 22, 3], 38.5),
    ],
    side: [
      [0, 0, 70, 204, 12],
      [26, 204, 18, 22, 3],
    ],
    inner: [
      ['x', 30, 210],
      ['y', 0, 204],
    ],
    terminals: [
      ...MAINS,
      ['1–8', '电磁阀输出，AC 24 V', 'Solenoid valve outputs, 24 V AC'],
      ['COM', '电磁阀公共端', 'Valve common'],
      ...BUS,
      ['LAN', '以太网', 'Ethernet'],
    ],
  },
  cabinet: {
    size: [800, 1700, 400],
    front: [
      [0, 0, 800, 1600, 6],
      [30, 30, 740, 1540, 4],
      [160, 200, 480, 310, 6],
      ...row(4, [235, 620, 32], 110),
      [700, 780, 26, 200, 8],
      [200, 1260, 400, 190, 4],
      ...row(6, [220, 1280, 360, 8, 0], 0, 28),
      [0, 1600, 800, 100, 0],
    ],
    side: [
      [0, 0, 400, 1600, 6],
      [0, 1600, 400, 100, 0],
      [-26, 780, 26, 200, 6],
    ],
    inner: [['y', 0, 1600]],
    terminals: [
      ...THREE_PHASE,
      ['Q1–Q12', '负载回路', 'Load circuits'],
      ...BUS,
      ['LAN', '以太网', 'Ethernet'],
    ],
  },
  gateway: {
    size: [176, 184, 120],
    front: [
      [0, 150, 176, 34, 8],
      [12, 158, 152, 18, 3],
      ...row(5, [26, 167, 3], 14),
      ...row(2, [8, 0, 10, 138, 4], 150),
      ...row(2, [6, 138, 14, 12, 2], 150),
    ],
    side: [
      [0, 150, 120, 34, 8],
      [98, 0, 10, 138, 4],
      [96, 138, 14, 12, 2],
      [56, 150, 10, 34, 0],
    ],
    inner: [
      ['y', 150, 184],
      ['x', 13, 163],
    ],
    terminals: [
      ...SUPPLY,
      ['A1–A4', 'RS485 A，1 至 4 路', 'RS485 A, ports 1 to 4'],
      ['B1–B4', 'RS485 B，1 至 4 路', 'RS485 B, ports 1 to 4'],
      ['LAN', '以太网', 'Ethernet'],
      ['ANT', '4G 天线，SMA', '4G antennas, SMA'],
    ],
  },
  dosing: {
    size: [1150, 1280, 360],
    front: [
      [0, 0, 1150, 650, 40],
      [760, 170, 310, 250, 10],
      ...row(4, [170, 290, 75], 165),
      ...row(4, [170, 290, 42], 165),
      ...row(4, [90, 920, 150, 360, 30], 165),
      ...row(4, [135, 860, 60, 60, 8], 165),
    ],
    side: [
      [110, 0, 250, 650, 30],
      [60, 215, 50, 150, 10],
      [0, 920, 150, 360, 30],
      [45, 860, 60, 60, 8],
    ],
    inner: [
      ['x', 170, 665],
      ['y', 0, 650],
    ],
    terminals: [
      ...THREE_PHASE,
      ['EC', '电导率探头', 'EC probe'],
      ['pH', 'pH 探头', 'pH probe'],
      ['P1–P4', '注肥泵', 'Dosing pumps'],
      ...BUS,
    ],
  },
  valve: {
    size: [230, 330, 165],
    front: [
      [62, 0, 106, 88, 12],
      [84, 30, 62, 30, 3],
      [101, 88, 28, 84, 2],
      [18, 217, 194, 60, 0],
      [115, 247, 60],
      ...row(2, [0, 165, 20, 165, 2], 210),
      ...row(2, [20, 183, 12, 16, 2], 178),
      ...row(2, [20, 295, 12, 16, 2], 178),
    ],
    side: [
      [32, 0, 100, 88, 12],
      [68, 88, 28, 84, 2],
      [82.5, 247.5, 82.5],
      [82.5, 247.5, 51],
      [82.5, 247.5, 25],
      [38.3, 203.3, 9],
      [126.7, 203.3, 9],
      [38.3, 291.7, 9],
      [126.7, 291.7, 9],
    ],
    inner: [
      ['y', 165, 330, 'Ø165'],
      ['x', 20, 210],
    ],
    terminals: [
      ...MAINS,
      ['OP', '开阀', 'Open'],
      ['CL', '关阀', 'Close'],
      ['I+', '阀位反馈 4 ~ 20 mA', 'Position, 4 to 20 mA'],
      ['I−', '反馈公共端', 'Position common'],
    ],
  },
  pump: {
    size: [620, 430, 300],
    front: [
      [0, 175, 34, 150, 3],
      [34, 200, 56, 100, 0],
      [90, 90, 130, 300, 24],
      [115, 0, 160, 24, 3],
      [150, 24, 90, 76, 0],
      [220, 130, 340, 240, 12],
      ...row(9, [240, 150, 300, 4, 0], 0, 25),
      [560, 140, 60, 220, 14],
      [320, 76, 130, 54, 6],
      [90, 390, 500, 40, 4],
    ],
    side: [
      [150, 245, 150],
      [150, 245, 75],
      [150, 245, 50],
      [70, 0, 160, 24, 3],
      [105, 24, 90, 76, 0],
      [20, 390, 260, 40, 4],
    ],
    inner: [
      ['x', 90, 590],
      ['y', 245, 430],
    ],
    terminals: [
      ['U1', '相线 1', 'Line 1'],
      ['V1', '相线 2', 'Line 2'],
      ['W1', '相线 3', 'Line 3'],
      ['PE', '保护接地', 'Protective earth'],
      ...BUS,
    ],
  },
  'grow-light': {
    size: [1150, 140, 420],
    front: [
      [0, 82, 1150, 48, 4],
      [12, 130, 1126, 10, 0],
      ...row(2, [120, 50, 54, 32, 3], 856),
      [425, 0, 300, 82, 12],
    ],
    side: [
      ...row(3, [0, 82, 74, 48, 4], 173),
      ...row(3, [14, 130, 46, 10, 0], 173),
      [0, 50, 420, 32, 3],
      [143, 0, 134, 50, 10],
    ],
    inner: [['x', 147, 1003]],
    terminals: [
      ...MAINS,
      ['DIM+', '调光 0 ~ 10 V', 'Dimming, 0 to 10 V'],
      ['DIM−', '调光公共端', 'Dimming common'],
      ...BUS,
    ],
  },
  rack: {
    size: [1300, 2000, 600],
    front: [
      ...row(2, [0, 0, 40, 2000, 0], 1260),
      ...row(3, [40, 520, 1220, 110, 6], 0, 620),
      ...row(3, [80, 60, 1140, 26, 6], 0, 620),
      ...row(3, [40, 30, 1220, 20, 0], 0, 620),
    ],
    side: [
      ...row(2, [0, 0, 40, 2000, 0], 560),
      ...row(3, [0, 520, 600, 110, 6], 0, 620),
      ...row(3, [270, 60, 60, 26, 6], 0, 620),
    ],
    inner: [
      ['y', 630, 1250],
      ['x', 40, 1260],
    ],
    terminals: [
      ...MAINS,
      ['DIM+', '调光 0 ~ 10 V', 'Dimming, 0 to 10 V'],
      ['DIM−', '调光公共端', 'Dimming common'],
      ['P', '循环泵', 'Circulation pump'],
    ],
  },
};
