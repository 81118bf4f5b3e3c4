import { heading, image, list, paragraph, quote } from '../texts/html.ts';
import type { NewsText } from './text.ts';

export const industry: NewsText[] = [
  {
    categoryId: 2,
    picture: 'greenhouse-inside',
    author: '行业研究组',
    title: '设施{crop}的“{topic}账”该怎么算',
    summary: '走访 {count} 个园区后，我们发现{topic}成本的差距主要不在设备，而在使用习惯。',
    tags: ['观察', '成本'],
    blocks: [
      paragraph(
        '设备价格越来越透明，为什么同样的温室，{topic}成本能差出一倍？我们用三个月走访了 {count} 个种植{crop}的园区，尝试回答这个问题。',
      ),
      heading('差距出在哪里'),
      paragraph(
        '调研显示，排名前四分之一的园区并没有使用更昂贵的设备，而是把三件小事做得更细：按分区而不是按整棚管理、每周复核一次传感器读数、每茬结束后留出半天复盘。',
      ),
      image('co2-sensor', '分区布置的环境传感器'),
      list([
        '分区管理：同一座温室东西两端温差可达 3 ℃；',
        '读数复核：三成园区存在探头移位或积灰；',
        '茬口复盘：把“今年比去年好”变成数字。',
      ]),
      quote('省下来的每一分{topic}，都是管理的分数。'),
      paragraph('当然，样本有限，结论仅供参考。我们会在下一茬结束后更新数据。'),
    ],
    variants: [
      { crop: '番茄', topic: '用工', count: '32' },
      { crop: '草莓', topic: '能源', count: '27' },
      { crop: '黄瓜', topic: '水肥', count: '41' },
      { crop: '花卉', topic: '植保', count: '18' },
    ],
  },
  {
    categoryId: 2,
    picture: 'rack-room',
    author: '行业研究组',
    title: '{form}走到哪一步了：{year}年度观察',
    summary: '从“能不能种出来”到“能不能赚到钱”，{form}正在经历一次务实的转身。',
    tags: ['趋势', '观察'],
    blocks: [
      paragraph(
        '几年前，{form}还是展会上的明星；如今，从业者谈得更多的是电价、人工与订单。这并不是坏事。',
      ),
      heading('三个变化'),
      list([
        '项目规模变小：首期面积普遍控制在可承受的范围；',
        '订单先行：先谈渠道再定品种；',
        '设备国产化：核心部件的可选供应商明显增多。',
      ]),
      image('grow-light', '逐层配置的补光灯'),
      paragraph(
        '我们认为，{form}的价值首先在于稳定。对于育苗、药食同源与高端叶菜，稳定的品质与交期本身就是溢价。',
      ),
      paragraph(
        '而对于大宗蔬菜，日光温室与连栋温室在相当长的时间里仍是主力。技术路线没有高低，合适才是答案。',
      ),
    ],
    variants: [
      { form: '植物工厂', year: '本' },
      { form: '立体栽培', year: '本' },
      { form: '工厂化育苗', year: '上一' },
      { form: '果菜无土栽培', year: '上一' },
    ],
  },
  {
    categoryId: 2,
    picture: 'station-in-field',
    author: '气象服务组',
    title: '{season}设施农业气象展望：{focus}',
    summary: '综合多家公开预报，{season}部分产区{risk}，请提前做好准备。',
    tags: ['气象', '预警'],
    blocks: [
      paragraph(
        '综合公开的气候预测信息，{season}部分设施蔬菜产区{risk}。我们整理了与温室管理相关的要点，供种植者参考。',
      ),
      image('greenhouse-field', '开阔地带的连栋温室'),
      heading('重点关注'),
      paragraph(
        '{focus}。建议园区依据自己的小气候观测调整，不要只看城市预报——同一县域内，川地与坡地的最低气温常常相差 2 至 4 ℃。',
      ),
      list([
        '检查气象站太阳能板与雨量筒；',
        '核对大风、低温预警阈值与通知手机号；',
        '为关键执行机构准备备件。',
      ]),
      paragraph('以上内容不作为防灾减灾依据，具体以当地气象部门发布的信息为准。'),
    ],
    variants: [
      { season: '今冬', focus: '低温寡照过程增多，重在保温与补光', risk: '可能出现阶段性低温寡照' },
      { season: '早春', focus: '倒春寒与大风并存，重在稳膜防冻', risk: '气温起伏较大' },
      { season: '夏季', focus: '高温高湿并存，重在降温与通风', risk: '高温日数可能偏多' },
      { season: '秋季', focus: '昼夜温差拉大，重在控旺与防裂果', risk: '连阴雨过程可能偏多' },
    ],
  },
  {
    categoryId: 2,
    picture: 'probe-in-bed',
    author: '标准与质量组',
    title: '一文读懂{subject}：种植者需要知道的几件事',
    summary: '{subject}听起来很远，其实和每一次浇水施肥都有关系。',
    tags: ['科普', '标准'],
    blocks: [
      paragraph('不少客户问起{subject}。这篇文章不讲术语，只讲和种植有关的部分。'),
      heading('它解决什么问题'),
      paragraph('{answer}'),
      image('lab', '传感器在实验室里的对照检测'),
      heading('选购时可以问的三句话'),
      list([
        '出厂有没有逐支标定，能不能给我看记录？',
        '在我的土壤或基质里，误差是多少？',
        '数据能不能导出，换一家平台还能不能用？',
      ]),
      paragraph('愿意正面回答这三句话的厂家，通常值得信任。'),
    ],
    variants: [
      {
        subject: '传感器精度',
        answer:
          '说明书上的“±3%”通常是在标准条件下测得的。土壤质地、盐分和埋设方式都会影响读数，真正有用的是在您的地里“变化得准”。',
      },
      {
        subject: '数据接口标准',
        answer:
          '设备之间能不能对话，取决于接口。开放的协议意味着以后可以换设备、换平台，而不必推倒重来。',
      },
      {
        subject: '电导率与盐分管理',
        answer:
          '电导率反映溶液里离子的总量。持续偏高意味着根系吸水困难，持续偏低意味着养分不足，看趋势比看单次读数更重要。',
      },
      {
        subject: '光合有效辐射',
        answer: '人眼觉得亮，植物未必觉得够。光合有效辐射衡量植物真正能用的光，是补光决策的依据。',
      },
    ],
  },
  {
    categoryId: 2,
    picture: 'greenhouse-field',
    author: '行业研究组',
    title: '{place}见闻：一个{kind}的数字化之路',
    summary: '没有大屏，没有机器人，{place}的这家{kind}靠一本电子农事本，把损耗降低了两成。',
    tags: ['走访', '案例'],
    blocks: [
      paragraph(
        '车子开出县城四十分钟，就到了位于{place}的这家{kind}。负责人老{name}没有带我们看大屏，而是掏出手机，翻出去年今天的记录。',
      ),
      quote(
        '以前问我去年这时候浇了多少水，我只能说“差不多”。现在我能告诉你，比今年多两成，浪费了。',
      ),
      image('controller', '棚头的灌溉控制器'),
      paragraph(
        '{kind}最早只装了六支传感器和一台灌溉控制器，用了一个茬口以后，才决定扩展到全部棚室。老{name}的经验是：先让带头的两户用起来，剩下的人自然会来问。',
      ),
      heading('走得慢，走得稳'),
      paragraph(
        '三年下来，{kind}的亩均用水减少了 28%，烂果率从 11% 降到 8%。数字不惊人，但每一个都说得清来历。',
      ),
    ],
    variants: [
      { place: '陕西大荔', kind: '冬枣合作社', name: '马' },
      { place: '辽宁东港', kind: '草莓合作社', name: '姜' },
      { place: '广西田阳', kind: '圣女果基地', name: '黄' },
      { place: '甘肃武威', kind: '日光温室小区', name: '刘' },
    ],
  },
  {
    categoryId: 2,
    picture: 'factory',
    author: '节能课题组',
    title: '温室节能改造：从{part}开始，投入多少、多久回本',
    summary: '以一座 {area} 平方米的温室为例，看{part}改造的投入与收益。',
    tags: ['节能', '改造'],
    blocks: [
      paragraph(
        '节能改造听起来像一项大工程，其实可以从{part}开始。下面以一座 {area} 平方米、使用超过八年的温室为例。',
      ),
      image('cabinet', '加装电量监测的控制柜'),
      heading('先测，再改'),
      paragraph(
        '改造前连续记录两周用电数据，找出耗能最大的三台设备。很多园区测完才发现，真正的“电老虎”是那台一直全速运行的老设备。',
      ),
      list([
        '第一步：加装电量监测，摸清底数；',
        '第二步：{action}；',
        '第三步：用一个完整季节的数据复核。',
      ]),
      paragraph(
        '在我们跟踪的案例里，{part}改造的静态回收期在 {payback} 之间，差别主要来自当地电价与运行时长。',
      ),
    ],
    variants: [
      {
        part: '水泵',
        area: '4000',
        action: '更换变频恒压水泵，按需供水',
        payback: '14 至 22 个月',
      },
      { part: '风机', area: '3000', action: '把启停控制改为变频调速', payback: '10 至 18 个月' },
      { part: '补光', area: '2500', action: '以发光二极管替换高压钠灯', payback: '20 至 30 个月' },
      { part: '保温', area: '1800', action: '修补缝隙并加装内保温幕', payback: '8 至 14 个月' },
    ],
  },
];
