import { heading, image, list, numbered, paragraph, quote } from '../texts/html.ts';
import type { NewsText } from './text.ts';

export const technique: NewsText[] = [
  {
    categoryId: 4,
    picture: 'probe-in-bed',
    author: '农艺部 王芳',
    title: '{crop}怎么浇水：跟着墒情曲线走',
    summary: '看懂一条墒情曲线，比记住一张灌溉时间表更有用。本文以{crop}为例。',
    tags: ['灌溉', '墒情'],
    blocks: [
      paragraph(
        '很多人问，{crop}几天浇一次水？更好的问法是：根区的水现在够不够，还能撑多久。墒情曲线正好回答这两个问题。',
      ),
      heading('先认识三个点'),
      list([
        '上限：浇透以后两小时的读数，再高就是浪费；',
        '下限：{crop}开始轻微萎蔫前的读数；',
        '拐点：白天下降变缓的位置，说明根系吸水开始吃力。',
      ]),
      image('seedlings', '苗床里的土壤传感器'),
      heading('动手做'),
      numbered([
        '把探头埋在滴头外侧 10 厘米、深 {depth} 厘米处；',
        '浇透一次水，记录上限；',
        '停水观察两到三天，记录下限与拐点；',
        '把灌溉起点设在拐点之上 2 个百分点。',
      ]),
      quote('宁可少量多次，不要一次浇饱。'),
      paragraph(
        '阴天蒸腾弱，同样的读数可以多等半天；连续晴天则要提前。把规则写进控制器，把例外留给自己。',
      ),
    ],
    variants: [
      { crop: '番茄', depth: '20' },
      { crop: '草莓', depth: '12' },
      { crop: '黄瓜', depth: '15' },
      { crop: '蓝莓', depth: '18' },
    ],
  },
  {
    categoryId: 4,
    picture: 'greenhouse-inside',
    author: '农艺部 袁博',
    title: '{problem}？先看这三条曲线',
    summary: '出现{problem}时不要急着打药，温度、湿度与光照的三条曲线里往往已经写着答案。',
    tags: ['诊断', '环境'],
    blocks: [
      paragraph(
        '作物出现{problem}，第一反应常常是找药。我们的建议是先花十分钟看三条曲线：夜间温度、清晨湿度、正午光照。',
      ),
      heading('一、夜间温度'),
      paragraph('看最低值，也看下降的速度。傍晚一小时内下降超过 5 ℃，比最低温本身更伤作物。'),
      heading('二、清晨湿度'),
      paragraph(
        '日出前后湿度连续两小时高于 95%，叶面几乎必然结露。提前半小时微开天窗、轻度加温，是最便宜的预防。',
      ),
      image('co2-sensor', '冠层高度的环境传感器'),
      heading('三、正午光照'),
      paragraph('骤晴比高温更危险。连阴之后的第一个晴天，遮阳幕应当拉开七成，让叶片慢慢适应。'),
      paragraph('回到{problem}：{cause}。对照曲线调整三天，再决定要不要用药。'),
    ],
    variants: [
      { problem: '番茄裂果', cause: '多与水分骤变、夜间低温有关' },
      { problem: '黄瓜霜霉病', cause: '多与清晨高湿结露有关' },
      { problem: '草莓畸形果', cause: '多与花期低温、授粉不足有关' },
      { problem: '叶菜干烧心', cause: '多与蒸腾不畅、钙吸收受阻有关' },
    ],
  },
  {
    categoryId: 4,
    picture: 'greenhouse-night',
    author: '客户服务部 郑凯',
    title: '{device}日常维护：每{cycle}做这五件事',
    summary: '八成的{device}故障都可以预防，这份清单建议打印出来贴在棚里。',
    tags: ['维护', '清单'],
    blocks: [
      paragraph(
        '服务站统计了过去一年的报修记录，{device}的故障中有八成可以通过日常维护避免。下面这份清单，每{cycle}花二十分钟就能做完。',
      ),
      numbered([
        '断电或切换到手动，先确保人身安全；',
        '清洁：用干软布擦拭，不要用水直接冲洗；',
        '检查：接线端子、密封圈与线缆护套；',
        '核对：读数与便携式仪表对照，偏差大于允许值时校准；',
        '记录：拍照上传到云平台的维护日志。',
      ]),
      image('control-room', '在云平台上查看维护日志'),
      heading('这些情况请联系我们'),
      list(['闻到焦味或看到端子变色；', '漏电保护器反复跳闸；', '{sign}。']),
      paragraph('不熟悉电气操作的用户，请不要自行打开柜门。'),
    ],
    variants: [
      { device: '控制柜', cycle: '月', sign: '柜内风扇停转或温度报警' },
      { device: '水肥机', cycle: '周', sign: '通道吸肥量持续偏低' },
      { device: '气象站', cycle: '季度', sign: '风速长时间为零' },
      { device: '卷膜电机', cycle: '半年', sign: '行程到位后仍有异响' },
    ],
  },
  {
    categoryId: 4,
    picture: 'seedlings',
    author: '植物营养实验室',
    title: '营养液管理入门（{part}）：{subject}',
    summary: '从{subject}讲起，用厨房里的例子说清楚营养液管理的道理。',
    tags: ['营养液', '入门'],
    blocks: [
      paragraph('这是“营养液管理入门”的{part}篇，我们来讲{subject}。不用公式，只用做饭打比方。'),
      heading('把它想成一锅汤'),
      paragraph('{metaphor}'),
      image('dosing', '配肥用的水肥一体机'),
      heading('实际操作'),
      numbered([
        '先测原水，再谈配方；',
        '先加水，后加肥，边加边搅拌；',
        '等循环十分钟后再读数；',
        '每天同一时间记录一次。',
      ]),
      paragraph('下一篇我们会继续讲回液的处理。想提前看的读者，可以到云平台“学堂”里找到全部课程。'),
    ],
    variants: [
      {
        part: '一',
        subject: '电导率是什么',
        metaphor:
          '电导率就像汤的咸淡。太淡，植物吃不饱；太咸，植物喝不进水。不同作物、不同阶段，口味并不一样。',
      },
      {
        part: '二',
        subject: 'pH 为什么会漂',
        metaphor:
          '汤放久了会变酸，营养液也一样。根系吸收阴阳离子的速度不同，就会把酸碱度慢慢推向一边。',
      },
      {
        part: '三',
        subject: '母液为什么分 A 和 B',
        metaphor:
          '有些调料不能先放在一起，否则会结块。钙与硫酸根、磷酸根在高浓度下会沉淀，所以要分桶。',
      },
      {
        part: '四',
        subject: '原水水质',
        metaphor: '做汤先看水。硬水里已经有不少钙和镁，配方里就该相应少放。',
      },
    ],
  },
  {
    categoryId: 4,
    picture: 'station-in-field',
    author: '交付中心 高峰',
    title: '控制策略手记：{strategy}',
    summary: '{summary}',
    tags: ['控制', '策略'],
    blocks: [
      paragraph('{summary}'),
      heading('常见的误区'),
      paragraph(
        '很多策略失败，不是因为阈值设错了，而是因为缺少“回差”和“最短动作时间”。设备在阈值附近频繁启停，既伤电机，也伤作物。',
      ),
      list([
        '回差：启动与停止之间至少留 1 个单位；',
        '最短动作时间：卷膜不少于 20 秒，风机不少于 3 分钟；',
        '优先级：安全联锁永远排在第一位。',
      ]),
      image('greenhouse-inside', '顶窗与骨架'),
      heading('一个可以直接用的例子'),
      paragraph('{example}'),
      paragraph('把策略写好以后，先用“仿真运行”跑一天的历史数据，再放到现场。'),
    ],
    variants: [
      {
        strategy: '通风不只是开窗',
        summary: '通风同时影响温度、湿度与二氧化碳。只按温度开窗，往往顾此失彼。',
        example:
          '室温高于 26 ℃ 且室外风速低于 8 m/s 时，顶窗每五分钟开 10%；低于 24 ℃ 时每五分钟关 10%。',
      },
      {
        strategy: '遮阳幕什么时候收',
        summary: '遮阳幕收得太早作物晒伤，收得太晚白白损失光照。',
        example: '室外辐射低于 450 W/㎡ 持续十分钟，遮阳幕收回三成；低于 300 W/㎡ 全部收回。',
      },
      {
        strategy: '湿帘降温的正确打开方式',
        summary: '湿帘不是越湿越凉。水量过大反而堵住风道。',
        example: '先开风机两分钟，再启动湿帘水泵；停机时先停水泵，十分钟后再停风机。',
      },
      {
        strategy: '补气与通风如何配合',
        summary: '一边补二氧化碳一边开窗，等于把钱放到天上。',
        example: '顶窗开度大于 15% 时停止补气；日出后一小时至通风前，将浓度维持在 800 ppm。',
      },
    ],
  },
  {
    categoryId: 4,
    picture: 'seedlings',
    author: '农艺部 何梅',
    title: '{crop}育苗：从播种到出圃的 {days} 天',
    summary: '苗好一半收。本文按天整理{crop}育苗的温湿光水管理要点。',
    tags: ['育苗', '管理'],
    blocks: [
      paragraph(
        '俗话说“苗好一半收”。我们把{crop}育苗的 {days} 天拆成四个阶段，每个阶段只抓一件事。',
      ),
      heading('四个阶段'),
      numbered([
        '催芽期：抓温度，恒温恒湿，露白即播；',
        '出苗期：抓湿度，表层不干不积水；',
        '成苗期：抓光照，每天不少于十二小时；',
        '炼苗期：抓温差，白天通风、夜间逐步降温。',
      ]),
      image('rack', '育苗用的栽培架'),
      heading('怎么判断壮苗'),
      list(['茎粗节短，叶色浓绿；', '根系成团，轻提不散；', '株高整齐，相差不超过两成。']),
      paragraph('出圃前两天停肥控水，运输途中保持通风。到棚后先缓苗一天，再定植。'),
    ],
    variants: [
      { crop: '番茄', days: '35' },
      { crop: '辣椒', days: '45' },
      { crop: '西瓜', days: '30' },
      { crop: '生菜', days: '22' },
    ],
  },
];
