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
      quote('省下来的每一分钱，都是管理管出来的。'),
      paragraph('当然，样本有限，结论仅供参考。我们会在下一茬结束后更新数据。'),
    ],
    english: {
      author: 'Industry Research',
      title: 'The real cost of {topic} in greenhouse {crop}',
      summary:
        'After visiting {count} sites, we found that the gap in {topic} costs comes less from equipment than from habits.',
      tags: ['Analysis', 'Costs'],
      blocks: [
        paragraph(
          'Equipment prices are easier to compare than ever. Why, then, can {topic} costs in two similar greenhouses differ by a factor of two? Over three months we visited {count} sites that grow {crop} to find out.',
        ),
        heading('Where the gap comes from'),
        paragraph(
          'The best quarter of the sites do not use more expensive equipment. They do three small things more carefully: they manage by zone instead of by greenhouse, check sensor readings every week, and take half a day to review each crop.',
        ),
        image('co2-sensor', 'Climate sensors placed zone by zone'),
        list([
          'Zones: the east and west ends of one greenhouse can differ by 3 °C.',
          'Readings: at three sites in ten, probes had moved or gathered dust.',
          'Reviews: put a figure on “better than last year”.',
        ]),
        quote('Every yuan saved is a yuan of good management.'),
        paragraph(
          'The sample is small, so treat the findings as a guide. We will update the data after the next crop.',
        ),
      ],
    },
    variants: [
      { crop: '番茄', topic: '用工', count: '32', english: { crop: 'tomatoes', topic: 'labour' } },
      {
        crop: '草莓',
        topic: '能源',
        count: '27',
        english: { crop: 'strawberries', topic: 'energy' },
      },
      {
        crop: '黄瓜',
        topic: '水肥',
        count: '41',
        english: { crop: 'cucumbers', topic: 'water and fertiliser' },
      },
      {
        crop: '花卉',
        topic: '植保',
        count: '18',
        english: { crop: 'flowers', topic: 'crop protection' },
      },
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
        '我们认为，{form}的价值首先在于稳定。对于育苗、药食同源与高端叶菜，稳定的品质与交期，本身就值更高的价钱。',
      ),
      paragraph(
        '而对于大宗蔬菜，日光温室与连栋温室在相当长的时间里仍是主力。技术路线没有高低，合适才是答案。',
      ),
    ],
    english: {
      author: 'Industry Research',
      title: '{form}: where are we now? {year} review',
      summary: 'From “can it grow?” to “can it pay?”: {formIn} is taking a practical turn.',
      tags: ['Trends', 'Analysis'],
      blocks: [
        paragraph(
          'A few years ago {formIn} was the star of every trade fair. Today, people in the business talk more about electricity prices, labour and orders. That is no bad thing.',
        ),
        heading('Three changes'),
        list([
          'Smaller projects: first phases are kept to an affordable size.',
          'Orders first: sales channels are settled before varieties are chosen.',
          'More suppliers: the choice of makers for core components has grown markedly.',
        ]),
        image('grow-light', 'Grow lights fitted tier by tier'),
        paragraph(
          'In our view, the main value of {formIn} is consistency. For young plants, medicinal herbs and premium leafy greens, reliable quality and delivery dates command a higher price.',
        ),
        paragraph(
          'For everyday vegetables, solar greenhouses and multi-span greenhouses will remain the mainstay for a long time. No technology is better than another as such; what counts is whether it fits.',
        ),
      ],
    },
    variants: [
      {
        form: '植物工厂',
        year: '本',
        english: { form: 'Plant factories', formIn: 'the plant factory', year: 'This year’s' },
      },
      {
        form: '立体栽培',
        year: '本',
        english: { form: 'Vertical growing', formIn: 'vertical growing', year: 'This year’s' },
      },
      {
        form: '工厂化育苗',
        year: '上一',
        english: {
          form: 'Industrial propagation',
          formIn: 'industrial propagation',
          year: 'Last year’s',
        },
      },
      {
        form: '果菜无土栽培',
        year: '上一',
        english: {
          form: 'Soilless fruiting vegetables',
          formIn: 'soilless growing',
          year: 'Last year’s',
        },
      },
    ],
  },
  {
    categoryId: 2,
    picture: 'station-in-field',
    author: '气象服务组',
    source: '公开气象预报',
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
    english: {
      author: 'Weather Service',
      source: 'Public weather forecasts',
      title: '{season} outlook for greenhouses: {headline}',
      summary: 'Several public forecasts agree: {risk}. Time to prepare.',
      tags: ['Weather', 'Outlook'],
      blocks: [
        paragraph(
          'Public climate forecasts agree: {risk}. We have summarised what this means for greenhouse management.',
        ),
        image('greenhouse-field', 'Multi-span greenhouses in open country'),
        heading('What to watch'),
        paragraph(
          '{focus} Go by the climate you measure on site rather than by the city forecast: within one county, minimum temperatures in the valley and on the slope often differ by 2 to 4 °C.',
        ),
        list([
          'Check the solar panel and rain gauge of your weather station.',
          'Check the alarm limits for wind and cold, and the phone numbers that are notified.',
          'Keep spare parts for critical actuators.',
        ]),
        paragraph(
          'This is not an official warning. Please follow the information published by your local weather service.',
        ),
      ],
    },
    variants: [
      {
        season: '今冬',
        focus: '低温寡照过程增多，重在保温与补光',
        risk: '可能出现阶段性低温寡照',
        english: {
          season: 'Winter',
          headline: 'keep warm and add light',
          focus:
            'Cold spells with little sun will be more frequent, so insulation and supplementary light matter most.',
          risk: 'some vegetable regions may see cold, dull spells this winter',
        },
      },
      {
        season: '夏季',
        focus: '高温高湿并存，重在降温与通风',
        risk: '高温日数可能偏多',
        english: {
          season: 'Summer',
          headline: 'cool and ventilate',
          focus: 'Heat and humidity come together, so cooling and ventilation matter most.',
          risk: 'some regions may see more hot days than usual this summer',
        },
      },
      {
        season: '早春',
        focus: '倒春寒与大风并存，重在稳膜防冻',
        risk: '气温起伏较大',
        english: {
          season: 'Early spring',
          headline: 'secure the film, guard against frost',
          focus:
            'Late frosts and strong winds come together, so secure the film and protect against frost.',
          risk: 'temperatures in some regions will swing widely in early spring',
        },
      },
      {
        season: '秋季',
        focus: '昼夜温差拉大，重在控旺与防裂果',
        risk: '连阴雨过程可能偏多',
        english: {
          season: 'Autumn',
          headline: 'steady growth, no split fruit',
          focus:
            'The gap between day and night widens, so keep growth in check and prevent fruit from splitting.',
          risk: 'some regions may see longer rainy spells this autumn',
        },
      },
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
      heading('选购时可以问的三个问题'),
      list([
        '出厂有没有逐支标定，能不能给我看记录？',
        '在我的土壤或基质里，误差是多少？',
        '数据能不能导出，换一家平台还能不能用？',
      ]),
      paragraph('愿意正面回答这三个问题的厂家，通常值得信任。'),
    ],
    english: {
      author: 'Standards and Quality',
      title: '{subject} explained: what growers need to know',
      summary:
        'What growers should know about {subjectIn}, and why it matters every time they water or feed a crop.',
      tags: ['Basics', 'Standards'],
      blocks: [
        paragraph(
          'Many customers ask us about {subjectIn}. This article leaves out the jargon and keeps to what matters for growing.',
        ),
        heading('What problem it solves'),
        paragraph('{answer}'),
        image('lab', 'Sensors being compared in the laboratory'),
        heading('Three questions to ask before you buy'),
        list([
          'Is every unit calibrated before it leaves the factory, and may I see the record?',
          'How large is the error in my soil or substrate?',
          'Can I export the data, and does the device still work if I change platforms?',
        ]),
        paragraph('A manufacturer who answers all three openly usually deserves your trust.'),
      ],
    },
    variants: [
      {
        subject: '传感器精度',
        answer:
          '说明书上的“±3%”通常是在标准条件下测得的。土壤质地、盐分和埋设方式都会影响读数，真正有用的是在您的地里“变化得准”。',
        english: {
          subject: 'Sensor accuracy',
          subjectIn: 'sensor accuracy',
          answer:
            'The “±3%” on a data sheet is usually measured under standard conditions. Soil texture, salinity and installation all affect the reading. What really helps is a sensor that follows changes faithfully in your own soil.',
        },
      },
      {
        subject: '数据接口标准',
        answer:
          '设备之间能不能对话，取决于接口。开放的协议意味着以后可以换设备、换平台，而不必推倒重来。',
        english: {
          subject: 'Data interfaces',
          subjectIn: 'data interfaces',
          answer:
            'Whether devices can talk to each other depends on their interface. With an open protocol you can replace a device or a platform later without starting all over again.',
        },
      },
      {
        subject: '电导率与盐分管理',
        answer:
          '电导率反映溶液里离子的总量。持续偏高意味着根系吸水困难，持续偏低意味着养分不足，看趋势比看单次读数更重要。',
        english: {
          subject: 'EC and salinity',
          subjectIn: 'EC and salinity management',
          answer:
            'Electrical conductivity (EC) shows the total amount of ions in a solution. If it stays high, roots struggle to take up water; if it stays low, nutrients are short. The trend says more than any single reading.',
        },
      },
      {
        subject: '光合有效辐射',
        answer: '人眼觉得亮，植物未必觉得够。光合有效辐射衡量植物真正能用的光，是补光决策的依据。',
        english: {
          subject: 'PAR',
          subjectIn: 'photosynthetically active radiation (PAR)',
          answer:
            'What looks bright to us may not be enough for a plant. PAR measures the light that plants can actually use, which makes it the basis for every decision on supplementary lighting.',
        },
      },
    ],
  },
  {
    categoryId: 2,
    picture: 'greenhouse-field',
    author: '行业研究组',
    title: '{place}见闻：一个{kind}的数字化之路',
    summary: '没有大屏，没有机器人，{place}的这家{kind}靠一本电子农事本，把损耗降低了近三成。',
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
    english: {
      author: 'Industry Research',
      title: 'Going digital without the fuss: {kind} in {place}',
      summary:
        'No video wall, no robots: with nothing but an electronic farm log, {kind} in {place}, cut losses by more than a quarter.',
      tags: ['Site visit', 'Practice'],
      blocks: [
        paragraph(
          'A forty-minute drive from the county town brings us to {kind} in {place}. {name}, who runs it, does not show us a video wall. He takes out his phone and finds the entry for this day last year.',
        ),
        quote(
          'If you’d asked me how much I watered this time last year, I’d have said “about the same”. Now I can tell you: 20% more than this year. It was wasted.',
        ),
        image('controller', 'The irrigation controller at the end of a greenhouse'),
        paragraph(
          'They started with just six sensors and one irrigation controller, and extended the system to all greenhouses only after one full crop. His advice: let the two most willing families use it first; the others will come and ask.',
        ),
        heading('Slow but steady'),
        paragraph(
          'In three years, water use per hectare has fallen by 28% and the share of rotten fruit from 11% to 8%. The figures are not spectacular, but each one can be accounted for.',
        ),
      ],
    },
    variants: [
      {
        place: '陕西大荔',
        kind: '冬枣合作社',
        name: '马',
        english: { place: 'Dali, Shaanxi', kind: 'a winter jujube cooperative', name: 'Mr Ma' },
      },
      {
        place: '辽宁东港',
        kind: '草莓合作社',
        name: '姜',
        english: {
          place: 'Donggang, Liaoning',
          kind: 'a strawberry cooperative',
          name: 'Mr Jiang',
        },
      },
      {
        place: '广西田阳',
        kind: '圣女果基地',
        name: '黄',
        english: { place: 'Tianyang, Guangxi', kind: 'a cherry tomato grower', name: 'Mr Huang' },
      },
      {
        place: '甘肃武威',
        kind: '日光温室小区',
        name: '刘',
        english: { place: 'Wuwei, Gansu', kind: 'a solar greenhouse estate', name: 'Mr Liu' },
      },
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
    english: {
      author: 'Energy Team',
      title: 'Saving energy, starting with {part}: cost and payback',
      summary: 'What it costs and what it saves to upgrade {part} in a greenhouse of {area} m².',
      tags: ['Energy', 'Retrofit'],
      blocks: [
        paragraph(
          'An energy retrofit sounds like a major project, yet you can start with {part}. Our example is a greenhouse of {area} m² that has been in use for more than eight years.',
        ),
        image('cabinet', 'A control cabinet with added power metering'),
        heading('Measure first, then change'),
        paragraph(
          'Record electricity use for two weeks before you change anything, and find the three biggest consumers. At many sites the real culprit turns out to be an old machine that has always run at full speed.',
        ),
        list([
          'Step 1: install power metering and establish the baseline.',
          'Step 2: {action}.',
          'Step 3: verify the result with data from one full season.',
        ]),
        paragraph(
          'In the cases we have followed, upgrading {part} paid for itself in {payback}. The difference comes mainly from local electricity prices and running hours.',
        ),
      ],
    },
    variants: [
      {
        part: '水泵',
        area: '4,000',
        action: '更换变频恒压水泵，按需供水',
        payback: '14 至 22 个月',
        english: {
          part: 'pumps',
          area: '4,000',
          action: 'fit variable-speed pumps that hold pressure and supply on demand',
          payback: '14 to 22 months',
        },
      },
      {
        part: '风机',
        area: '3,000',
        action: '把启停控制改为变频调速',
        payback: '10 至 18 个月',
        english: {
          part: 'fans',
          area: '3,000',
          action: 'replace on/off control with variable-speed drives',
          payback: '10 to 18 months',
        },
      },
      {
        part: '补光',
        area: '2,500',
        action: '以发光二极管替换高压钠灯',
        payback: '20 至 30 个月',
        english: {
          part: 'lighting',
          area: '2,500',
          action: 'replace high-pressure sodium lamps with LEDs',
          payback: '20 to 30 months',
        },
      },
      {
        part: '保温',
        area: '1,800',
        action: '修补缝隙并加装内保温幕',
        payback: '8 至 14 个月',
        english: {
          part: 'insulation',
          area: '1,800',
          action: 'seal the gaps and add an inner thermal screen',
          payback: '8 to 14 months',
        },
      },
    ],
  },
];
