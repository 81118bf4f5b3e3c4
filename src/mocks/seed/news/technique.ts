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
    english: {
      author: 'Wang Fang, Agronomy',
      title: 'Watering {crop} by the soil moisture curve',
      summary:
        'Reading one soil moisture curve is worth more than learning an irrigation schedule by heart. Our example: {crop}.',
      tags: ['Irrigation', 'Soil moisture'],
      blocks: [
        paragraph(
          'How often should {crop} be watered? A better question is: is there enough water in the root zone now, and how long will it last? The soil moisture curve answers both.',
        ),
        heading('Three points to know'),
        list([
          'Upper limit: the reading two hours after thorough watering. Anything above it is waste.',
          'Lower limit: the reading just before the plants begin to wilt slightly.',
          'Turning point: where the daytime decline slows down, because roots find it harder to take up water.',
        ]),
        image('seedlings', 'Soil sensors in a seedling bed'),
        heading('How to do it'),
        numbered([
          'Place the probe 10 cm from the dripper at a depth of {depth} cm.',
          'Water thoroughly once and note the upper limit.',
          'Stop watering for two to three days and note the lower limit and the turning point.',
          'Set irrigation to start 2 percentage points above the turning point.',
        ]),
        quote('Better little and often than all at once.'),
        paragraph(
          'On dull days plants transpire less, and the same reading can wait another half day; after several sunny days, start earlier. Put the rule into the controller, and keep the exceptions for yourself.',
        ),
      ],
    },
    variants: [
      { crop: '番茄', depth: '20', english: { crop: 'tomatoes' } },
      { crop: '草莓', depth: '12', english: { crop: 'strawberries' } },
      { crop: '黄瓜', depth: '15', english: { crop: 'cucumbers' } },
      { crop: '蓝莓', depth: '18', english: { crop: 'blueberries' } },
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
      paragraph('骤晴比高温更危险。连阴之后的第一个晴天，遮阳幕先遮住七成，让叶片慢慢适应。'),
      paragraph('回到{problem}：{cause}。对照曲线调整三天，再决定要不要用药。'),
    ],
    english: {
      author: 'Yuan Bo, Agronomy',
      title: '{problemCap}? Check three curves first',
      summary:
        'Before you treat {problem}, look at temperature, humidity and light. The answer is often there already.',
      tags: ['Diagnosis', 'Climate'],
      blocks: [
        paragraph(
          'When you see {problem}, the first impulse is to reach for a spray. We suggest ten minutes with three curves first: night temperature, morning humidity and midday light.',
        ),
        heading('1. Night temperature'),
        paragraph(
          'Look at the minimum, and at how fast it was reached. A fall of more than 5 °C within an hour at dusk harms the crop more than the minimum itself.',
        ),
        heading('2. Morning humidity'),
        paragraph(
          'If humidity stays above 95% for two hours around sunrise, leaves are almost certain to be wet. Opening the roof vents slightly and heating gently half an hour earlier is the cheapest prevention.',
        ),
        image('co2-sensor', 'A climate sensor at canopy height'),
        heading('3. Midday light'),
        paragraph(
          'Sudden sun is more dangerous than heat. On the first bright day after a dull spell, close the shade screen to 70% and let the leaves adapt.',
        ),
        paragraph(
          'Back to {problem}: {cause}. Adjust by the curves for three days, and then decide whether to treat.',
        ),
      ],
    },
    variants: [
      {
        problem: '番茄裂果',
        cause: '多与水分骤变、夜间低温有关',
        english: {
          problem: 'fruit cracking in tomatoes',
          problemCap: 'Cracked tomatoes',
          cause: 'it mostly comes from sudden changes in water supply and from cold nights',
        },
      },
      {
        problem: '黄瓜霜霉病',
        cause: '多与清晨高湿结露有关',
        english: {
          problem: 'downy mildew in cucumbers',
          problemCap: 'Downy mildew in cucumbers',
          cause: 'it mostly comes from high humidity and condensation in the morning',
        },
      },
      {
        problem: '草莓畸形果',
        cause: '多与花期低温、授粉不足有关',
        english: {
          problem: 'misshapen fruit in strawberries',
          problemCap: 'Misshapen strawberries',
          cause: 'it mostly comes from low temperatures and poor pollination during flowering',
        },
      },
      {
        problem: '叶菜干烧心',
        cause: '多与蒸腾不畅、钙吸收受阻有关',
        english: {
          problem: 'tipburn in leafy greens',
          problemCap: 'Tipburn in leafy greens',
          cause: 'it mostly comes from weak transpiration, which limits calcium uptake',
        },
      },
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
    english: {
      author: 'Zheng Kai, Customer Service',
      title: '{device} care: five things to do every {cycle}',
      summary:
        'Eight in ten {deviceIn} faults are preventable. Print this checklist and put it up in the greenhouse.',
      tags: ['Maintenance', 'Checklist'],
      blocks: [
        paragraph(
          'Our service stations analysed a year of repair records: eight in ten {deviceIn} faults could have been prevented by routine care. This checklist takes twenty minutes every {cycle}.',
        ),
        numbered([
          'Switch off the power or switch to manual. Safety comes first.',
          'Clean with a soft, dry cloth. Never use a water jet.',
          'Inspect terminals, seals and cable sleeves.',
          'Compare readings with a hand-held meter, and calibrate if the deviation is too large.',
          'Take a photo for the maintenance log in Qinghe Cloud.',
        ]),
        image('control-room', 'The maintenance log in Qinghe Cloud'),
        heading('When to call us'),
        list([
          'You notice a burning smell or a discoloured terminal.',
          'The residual-current device trips again and again.',
          '{sign}.',
        ]),
        paragraph(
          'If you are not familiar with electrical work, please do not open the enclosure yourself.',
        ),
      ],
    },
    variants: [
      {
        device: '控制柜',
        cycle: '月',
        sign: '柜内风扇停转或温度报警',
        english: {
          device: 'Control cabinet',
          deviceIn: 'control cabinet',
          cycle: 'month',
          sign: 'The cabinet fan stops, or the cabinet reports overheating',
        },
      },
      {
        device: '水肥机',
        cycle: '周',
        sign: '通道吸肥量持续偏低',
        english: {
          device: 'Dosing unit',
          deviceIn: 'dosing unit',
          cycle: 'week',
          sign: 'A channel keeps drawing too little fertiliser',
        },
      },
      {
        device: '气象站',
        cycle: '季度',
        sign: '风速长时间为零',
        english: {
          device: 'Weather station',
          deviceIn: 'weather station',
          cycle: 'quarter',
          sign: 'Wind speed stays at zero for a long time',
        },
      },
      {
        device: '卷膜电机',
        cycle: '半年',
        sign: '行程到位后仍有异响',
        english: {
          device: 'Vent motor',
          deviceIn: 'vent motor',
          cycle: 'six months',
          sign: 'The motor makes a noise after the end position is reached',
        },
      },
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
      paragraph('这是“营养液管理入门”的第{part}篇，我们来讲{subject}。不用公式，只用做饭打比方。'),
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
      paragraph('全部课程都可以在云平台“学堂”里找到。'),
    ],
    english: {
      author: 'Plant Nutrition Laboratory',
      title: 'Nutrient solutions for beginners, part {part}: {subject}',
      summary:
        'The principles of nutrient management, explained with examples from the kitchen. This time: {subjectIn}.',
      tags: ['Nutrients', 'Basics'],
      blocks: [
        paragraph(
          'Part {part} of our series on nutrient solutions is about {subjectIn}. No formulas, only cooking.',
        ),
        heading('Think of it as a pot of soup'),
        paragraph('{metaphor}'),
        image('dosing', 'A dosing unit that mixes nutrient solution'),
        heading('In practice'),
        numbered([
          'Analyse the raw water before you think about a recipe.',
          'Water first, then fertiliser, stirring all the time.',
          'Let the solution circulate for ten minutes before you take a reading.',
          'Record the values once a day, always at the same time.',
        ]),
        paragraph('You will find all parts of the series under Academy in Qinghe Cloud.'),
      ],
    },
    variants: [
      {
        part: '四',
        subject: '原水水质',
        metaphor: '做汤先看水。硬水里已经有不少钙和镁，配方里就该相应少放。',
        english: {
          part: '4',
          subject: 'raw water',
          subjectIn: 'raw-water quality',
          metaphor:
            'Before you make soup, taste the water. Hard water already contains a good deal of calcium and magnesium, so the recipe needs less of both.',
        },
      },
      {
        part: '三',
        subject: '母液为什么分 A 和 B',
        metaphor:
          '有些调料不能先放在一起，否则会结块。钙与硫酸根、磷酸根在高浓度下会沉淀，所以要分桶。',
        english: {
          part: '3',
          subject: 'why A and B tanks',
          subjectIn: 'why stock solutions come in A and B tanks',
          metaphor:
            'Some ingredients must not meet too early, or they form lumps. Concentrated calcium precipitates with sulphate and phosphate, so they are kept in separate tanks.',
        },
      },
      {
        part: '二',
        subject: 'pH 为什么会漂',
        metaphor:
          '汤放久了会变酸，营养液也一样。根系吸收阴阳离子的速度不同，就会把酸碱度慢慢推向一边。',
        english: {
          part: '2',
          subject: 'why pH drifts',
          subjectIn: 'why pH drifts',
          metaphor:
            'Soup turns sour if it stands for long, and so does a nutrient solution. Roots take up anions and cations at different rates, which slowly pushes the pH to one side.',
        },
      },
      {
        part: '一',
        subject: '电导率是什么',
        metaphor:
          '电导率就像汤的咸淡。太淡，植物吃不饱；太咸，植物喝不进水。不同作物、不同阶段，口味并不一样。',
        english: {
          part: '1',
          subject: 'what EC means',
          subjectIn: 'what electrical conductivity (EC) means',
          metaphor:
            'EC is how salty the soup is. Too weak, and the plant goes hungry; too salty, and it cannot drink. Tastes differ from crop to crop and from stage to stage.',
        },
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
    english: {
      author: 'Gao Feng, Project Delivery',
      title: 'Control notes: {strategy}',
      summary: '{summary}',
      tags: ['Control', 'Strategy'],
      blocks: [
        paragraph('{summary}'),
        heading('A common mistake'),
        paragraph(
          'Many programs fail not because a threshold is wrong but because they lack hysteresis and a minimum run time. A device that keeps starting and stopping around its threshold wears out the motor and harms the crop.',
        ),
        list([
          'Hysteresis: leave at least one unit between on and off.',
          'Minimum run time: at least 20 seconds for roll-up vents and 3 minutes for fans.',
          'Priority: safety interlocks always come first.',
        ]),
        image('greenhouse-inside', 'Roof vents and frame'),
        heading('An example you can use as it is'),
        paragraph('{example}'),
        paragraph(
          'When your program is ready, run it in Simulation on one day of past data before you load it on site.',
        ),
      ],
    },
    variants: [
      {
        strategy: '通风不只是开窗',
        summary: '通风同时影响温度、湿度与二氧化碳。只按温度开窗，往往顾此失彼。',
        example:
          '室温高于 26 ℃ 且室外风速低于 8 m/s 时，顶窗每五分钟开 10%；低于 24 ℃ 时每五分钟关 10%。',
        english: {
          strategy: 'ventilation is more than opening vents',
          summary:
            'Ventilation changes temperature, humidity and CO₂ all at once. Open the vents by temperature alone, and you solve one problem while causing another.',
          example:
            'Above 26 °C indoors and below 8 m/s of wind outdoors, open the roof vents by 10% every five minutes; below 24 °C, close them by 10% every five minutes.',
        },
      },
      {
        strategy: '遮阳幕什么时候收',
        summary: '遮阳幕收得太早作物晒伤，收得太晚白白损失光照。',
        example: '室外辐射低于 450 W/m² 持续十分钟，遮阳幕收回三成；低于 300 W/m² 全部收回。',
        english: {
          strategy: 'when to retract the shade screen',
          summary:
            'Retract the shade screen too early, and the crop is scorched; too late, and light is wasted.',
          example:
            'When outdoor radiation stays below 450 W/m² for ten minutes, retract the screen by 30%; below 300 W/m², retract it fully.',
        },
      },
      {
        strategy: '湿帘降温的正确打开方式',
        summary: '湿帘不是越湿越凉。水量过大反而堵住风道。',
        example: '先开风机两分钟，再启动湿帘水泵；停机时先停水泵，十分钟后再停风机。',
        english: {
          strategy: 'getting pad cooling right',
          summary: 'A wetter pad does not mean cooler air. Too much water blocks the airflow.',
          example:
            'Start the fans two minutes before the pad pump. To stop, switch off the pump first and the fans ten minutes later.',
        },
      },
      {
        strategy: '补气与通风如何配合',
        summary: '一边补二氧化碳一边开窗，等于往天上撒钱。',
        example: '顶窗开度大于 15% 时停止补气；日出后一小时至通风前，将浓度维持在 800 ppm。',
        english: {
          strategy: 'CO₂ dosing and ventilation',
          summary: 'Dosing CO₂ with the vents open is money thrown to the wind.',
          example:
            'Stop dosing when the roof vents are open by more than 15%. From one hour after sunrise until ventilation starts, hold 800 ppm.',
        },
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
    english: {
      author: 'He Mei, Agronomy',
      title: '{cropCap} seedlings: {days} days from sowing to delivery',
      summary:
        'A good seedling is half the harvest. A guide to temperature, humidity, light and water for {crop} seedlings, stage by stage.',
      tags: ['Propagation', 'Management'],
      blocks: [
        paragraph(
          'A good seedling is half the harvest, as growers say. We divide the {days} days of raising {crop} seedlings into four stages, each with one thing to get right.',
        ),
        heading('Four stages'),
        numbered([
          'Germination: temperature. Keep temperature and humidity constant, and sow as soon as the root tip shows.',
          'Emergence: humidity. The surface should be neither dry nor waterlogged.',
          'Growing on: light. At least twelve hours a day.',
          'Hardening off: day and night. Ventilate by day and lower the night temperature step by step.',
        ]),
        image('rack', 'A growing rack for seedlings'),
        heading('How to tell a strong seedling'),
        list([
          'Thick stem, short internodes, deep green leaves.',
          'A root ball that holds together when lifted gently.',
          'Even height, to within 20%.',
        ]),
        paragraph(
          'Stop feeding and reduce water two days before delivery, and keep seedlings ventilated in transit. Let them rest for a day in the greenhouse before planting.',
        ),
      ],
    },
    variants: [
      { crop: '番茄', days: '35', english: { crop: 'tomato', cropCap: 'Tomato' } },
      { crop: '辣椒', days: '45', english: { crop: 'pepper', cropCap: 'Pepper' } },
      { crop: '西瓜', days: '30', english: { crop: 'watermelon', cropCap: 'Watermelon' } },
      { crop: '生菜', days: '22', english: { crop: 'lettuce', cropCap: 'Lettuce' } },
    ],
  },
];
