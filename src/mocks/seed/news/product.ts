import { heading, image, list, paragraph } from '../texts/html.ts';
import type { NewsText } from './text.ts';

export const product: NewsText[] = [
  {
    categoryId: 3,
    picture: '{picture}',
    author: '产品部',
    title: '新品发布：{model} {name}，{selling}',
    summary: '{model} 正式上市，{selling}，即日起接受预订。',
    tags: ['新品'],
    blocks: [
      paragraph(
        '今天，青禾智控正式发布 {model} {name}。这是我们根据三百多位用户的反馈重新设计的一代产品，核心目标只有一句话：{selling}。',
      ),
      heading('有哪些不同'),
      list([
        '全新结构设计，安装时间缩短一半；',
        '支持本地策略，断网照常运行；',
        '机身二维码直达安装视频与检定记录；',
        '与上一代接口兼容，老用户可平滑替换。',
      ]),
      image('control-room', '内测期间的运行数据'),
      paragraph(
        '在为期八个月的内测中，{model} 在 26 个园区累计运行超过 11 万小时，未发生因产品原因导致的停机。',
      ),
      paragraph('{model} 的建议零售价与上一代保持一致，现已开放样机试用申请。'),
    ],
    variants: [
      {
        model: 'QH-G500',
        picture: 'factory',
        name: '边缘智能网关',
        selling: '把识别留在现场，把结果送上云端',
      },
      {
        model: 'QH-S300',
        picture: 'probe-in-bed',
        name: '三参数土壤传感器',
        selling: '一支探头看懂水、温、盐',
      },
      {
        model: 'QH-L650',
        picture: 'greenhouse-night',
        name: '高功率顶光灯',
        selling: '同样的光量，省四成的电',
      },
      {
        model: 'QH-F600',
        picture: 'lab',
        name: '六通道智能施肥站',
        selling: '百亩连片也能精准配肥',
      },
    ],
  },
  {
    categoryId: 3,
    picture: 'control-room',
    author: '云平台团队',
    title: '云平台 {version} 更新：{focus}',
    summary: '本次更新带来{focus}等 {count} 项改进，所有用户自动升级，无需操作。',
    tags: ['云平台', '更新'],
    blocks: [
      paragraph(
        '青禾云调度平台 {version} 现已面向全部用户开放。本次更新共有 {count} 项改进，重点是{focus}。',
      ),
      heading('主要变化'),
      list([
        '{focus}：在“园区”页右上角即可找到入口；',
        '告警说明更清楚：每条告警附可能原因与处理建议；',
        '报表导出支持自选字段，表格软件打开不再乱码；',
        '手机端首屏打开时间缩短到 1.2 秒。',
      ]),
      image('gateway', '接入云平台的物联网网关'),
      heading('修复'),
      list(['修复了跨年统计时用水量少计一天的问题；', '修复了个别机型推送延迟的问题。']),
      paragraph('感谢在社区里提出建议的每一位用户。'),
    ],
    variants: [
      { version: '5.4', focus: '茬口对比', count: '23' },
      { version: '5.3', focus: '多园区统一视图', count: '18' },
      { version: '5.2', focus: '值班交接本', count: '31' },
      { version: '5.1', focus: '无障碍与大字模式', count: '16' },
    ],
  },
  {
    categoryId: 3,
    picture: '{picture}',
    author: '嵌入式团队',
    title: '{series} 系列固件 {version} 发布，建议尽快升级',
    summary: '新固件优化{area}，并修复 {fixes} 个已知问题。升级过程约 6 分钟，期间输出保持不变。',
    tags: ['固件', '升级'],
    blocks: [
      paragraph(
        '{series} 系列固件 {version} 现已发布。新固件优化了{area}，并修复 {fixes} 个已知问题，建议所有用户在空闲时段升级。',
      ),
      heading('升级前请确认'),
      list([
        '设备供电稳定，备用电源电量大于 50%；',
        '当前没有正在执行的灌溉或施肥任务；',
        '已在云平台备份现场参数。',
      ]),
      image('control-room', '在云平台上批量升级'),
      heading('升级方法'),
      paragraph(
        '登录云平台，进入“设备 / 维护”，勾选需要升级的设备并点击“立即升级”。升级约需 6 分钟，期间各路输出保持原状态；若升级失败，设备会自动回退到旧版本。',
      ),
      paragraph('如遇问题，请联系当地服务站或拨打 400-000-0808。'),
    ],
    variants: [
      {
        series: 'QH-C',
        picture: 'factory',
        version: '3.8.2',
        area: '卷膜行程学习的准确度',
        fixes: '7',
      },
      { series: 'QH-G', picture: 'factory', version: '2.6.0', area: '断点续传的速度', fixes: '11' },
      {
        series: 'QH-F',
        picture: 'lab',
        version: '4.1.5',
        area: 'EC 与 pH 的联合调节',
        fixes: '9',
      },
      {
        series: 'QH-W',
        picture: 'station-in-field',
        version: '1.9.3',
        area: '低温启动与省电策略',
        fixes: '5',
      },
    ],
  },
  {
    categoryId: 3,
    picture: 'rack-room',
    author: '作物视觉小组',
    title: '长势相机新增{ability}，{crop}种植户先试先用',
    summary: '{ability}功能开放公测，识别准确率达到 {rate}。',
    tags: ['长势相机', '公测'],
    blocks: [
      paragraph(
        '从今天起，QH-V 系列长势相机新增{ability}功能，首批面向{crop}种植户开放公测。在内部测试集上，识别准确率为 {rate}。',
      ),
      image('greenhouse-inside', '相机俯瞰的栽培行'),
      heading('怎么用'),
      paragraph(
        '在云平台“长势”页打开公测开关，相机会在每天上午十点自动拍摄并识别，结果以曲线和标注图两种方式呈现。',
      ),
      heading('它还做不到什么'),
      paragraph(
        '受遮挡与光照影响，密植与逆光条件下准确率会下降。识别结果用于辅助判断，不能替代现场巡查。',
      ),
      paragraph('参加公测的用户可以在标注图上直接纠正，纠正结果会帮助模型在您的棚里越用越准。'),
    ],
    variants: [
      { ability: '果实计数', crop: '番茄', rate: '96.3%' },
      { ability: '花朵计数', crop: '草莓', rate: '94.8%' },
      { ability: '叶面积估算', crop: '黄瓜', rate: '95.1%' },
      { ability: '粉虱早期提醒', crop: '辣椒', rate: '91.7%' },
    ],
  },
  {
    categoryId: 3,
    picture: 'probe-in-bed',
    author: '产品部',
    title: '{name}上架{count} 种作物配方，一键切换生育期',
    summary: '配方由植物营养实验室验证，支持按水质自动修正，用户可在此基础上微调。',
    tags: ['水肥', '配方'],
    blocks: [
      paragraph(
        '青禾{name}配方库本周更新，新增 {count} 种作物、合计 {stages} 个生育阶段的配方，老用户可免费下载。',
      ),
      image('lab', '配方在实验室里的对照试验'),
      heading('配方从哪里来'),
      paragraph(
        '所有配方都经过植物营养实验室至少两个茬口的验证，并在三个以上产区的合作园区试用。每份配方都附有适用水质、目标电导率与注意事项。',
      ),
      list([
        '输入原水检测值，自动修正用量；',
        '切换生育期时平滑过渡，避免根系应激；',
        '每次修改留痕，随时回到上一版。',
      ]),
      paragraph('配方仅供参考，请结合当地土壤、水质与品种使用，首次使用建议先小面积试验。'),
    ],
    variants: [
      { name: '水肥一体机', count: '12', stages: '48' },
      { name: '智能施肥站', count: '8', stages: '31' },
      { name: '两通道水肥机', count: '6', stages: '20' },
      { name: '育苗配肥器', count: '9', stages: '18' },
    ],
  },
  {
    categoryId: 3,
    picture: 'greenhouse-night',
    author: '光环境实验室',
    title: '{crop}补光对比试验：{days} 天，{result}',
    summary: '光环境实验室公布 QH-L 系列在{crop}上的对比试验数据，{result}。',
    tags: ['补光', '试验'],
    blocks: [
      paragraph(
        '补光到底值不值？光环境实验室用 {days} 天时间，在同一座温室里对{crop}做了补光与不补光的对比试验，今天公布全部数据。',
      ),
      heading('试验设计'),
      list([
        '处理组：顶部补光，日累积光量补足到目标值；',
        '对照组：自然光，其他管理完全一致；',
        '每组三次重复，每周测量一次。',
      ]),
      image('rack', '试验用的栽培架'),
      heading('结果'),
      paragraph(
        '{result}。按当地电价计算，增收扣除电费与折旧后仍有盈余，但盈余主要来自最阴的六周——也就是说，不是每天都要开灯。',
      ),
      paragraph('完整数据表可向当地服务站索取。'),
    ],
    variants: [
      { crop: '番茄', days: '96', result: '单株产量提高 18.6%' },
      { crop: '草莓', days: '84', result: '第一穗果提前 9 天采收' },
      { crop: '黄瓜苗', days: '28', result: '壮苗指数提高 31%' },
      { crop: '菊花', days: '70', result: '花期误差控制在两天以内' },
    ],
  },
];
