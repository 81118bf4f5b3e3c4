import { heading, image, list, paragraph, quote } from '../texts/html.ts';
import type { NewsText } from './text.ts';

export const company: NewsText[] = [
  {
    categoryId: 1,
    picture: 'greenhouse-field',
    author: '市场部',
    title: '青禾智控与{partner}签署合作协议，共建{place}智慧温室示范园',
    summary:
      '双方将在{place}建设 {area} 亩示范园，围绕{crop}的环境调控与水肥管理开展为期三年的合作。',
    tags: ['合作', '示范园'],
    blocks: [
      paragraph(
        '日前，青禾智控与{partner}在{place}签署合作协议。双方将共同建设 {area} 亩智慧温室示范园，以{crop}为主栽作物，探索一套可复制、算得过账的设施种植方案。',
      ),
      paragraph(
        '按照协议，青禾智控负责环境感知、控制与水肥系统的设计和交付，并派驻两名农艺工程师；{partner}负责园区运营、品种筛选与农户培训。示范园的参数与产量数据将对合作农户开放。',
      ),
      image('greenhouse-inside', '同类型的连栋温室内景'),
      heading('先算账，再推广'),
      paragraph(
        '与以往“先建后用”的项目不同，这一次双方把考核指标写进了合同：每平方米节水三成、用工减少四成、优果率提高一成，三项指标逐茬公布。',
      ),
      quote('示范园不是用来参观的，是用来算账的。农户看得见投入和产出，才会真正跟上来。'),
      paragraph('园区一期计划于明年春季投入使用，届时将接待周边合作社观摩。'),
    ],
    english: {
      author: 'Sales and Marketing',
      title: 'Qinghe and {partner} to build a demonstration greenhouse site in {place}',
      summary:
        'The partners will build {area} hectares in {place}, and work together for three years on climate control and fertigation for {crop}.',
      tags: ['Partnership', 'Demonstration site'],
      blocks: [
        paragraph(
          'Qinghe Controls and {partner} have signed an agreement in {place}. Together they will build a smart greenhouse site of {area} hectares, with {crop} as the main crop, to develop a way of growing that pays for itself and can be copied elsewhere.',
        ),
        paragraph(
          'Qinghe Controls will design and deliver sensing, control and fertigation, and will station two agronomists on site. {partner} will run the site, select varieties and train growers. The site’s settings and yield data will be open to partner growers.',
        ),
        image('greenhouse-inside', 'Inside a multi-span greenhouse of the same type'),
        heading('Do the sums first, then scale up'),
        paragraph(
          'Unlike projects that are built first and used later, this one has its targets written into the contract: 30% less water per square metre, 40% less labour and 10% more top-grade produce. All three figures will be published after each crop.',
        ),
        quote(
          'A demonstration site is not there to be admired. It is there to do the sums. Growers follow once they can see what goes in and what comes out.',
        ),
        paragraph(
          'The first phase opens next spring and will then welcome cooperatives from the area.',
        ),
      ],
    },
    variants: [
      {
        partner: '远山生态农场',
        place: '宁夏贺兰',
        area: '120',
        crop: '番茄',
        english: { partner: 'Yuanshan Farm', place: 'Helan, Ningxia', area: '8', crop: 'tomatoes' },
      },
      {
        partner: '绿野种苗集团',
        place: '山东寿光',
        area: '80',
        crop: '黄瓜',
        english: {
          partner: 'Lüye Seedlings Group',
          place: 'Shouguang, Shandong',
          area: '5.3',
          crop: 'cucumbers',
        },
      },
      {
        partner: '南苑职业农学院',
        place: '江苏句容',
        area: '45',
        crop: '草莓',
        english: {
          partner: 'Nanyuan Farming College',
          place: 'Jurong, Jiangsu',
          area: '3',
          crop: 'strawberries',
        },
      },
      {
        partner: '云耕农服平台',
        place: '云南晋宁',
        area: '200',
        crop: '鲜切花',
        english: {
          partner: 'Yungeng Farm Services',
          place: 'Jinning, Yunnan',
          area: '13',
          crop: 'cut flowers',
        },
      },
    ],
  },
  {
    categoryId: 1,
    picture: 'warehouse',
    author: '生产部',
    title: '湖州生产基地{event}，{result}',
    summary: '{detail}',
    tags: ['制造', '湖州基地'],
    blocks: [
      paragraph('近日，青禾智控湖州生产基地{event}。{detail}'),
      image('gateway', '等待老化测试的网关'),
      heading('一台设备出厂前要经历什么'),
      list([
        '来料全检：元件批次与供应商检验报告一一对应；',
        '自动装配：关键工位扭矩与焊点图像留档；',
        '标定：传感器在恒温槽与标准溶液中逐支标定；',
        '老化：整机带载运行 72 小时，异常即返工。',
      ]),
      paragraph(
        '生产部负责人介绍，基地已实现从订单到出库的全流程追溯，扫描机身序列号即可查到每道工序的操作人与检测数据。',
      ),
      paragraph('据了解，基地今年将继续投入自动检测设备，目标是把直通率提升到 99.2% 以上。'),
    ],
    english: {
      author: 'Production',
      title: 'Huzhou plant {event}; {result}',
      summary: '{detail}',
      tags: ['Manufacturing', 'Huzhou plant'],
      blocks: [
        paragraph('Our plant in Huzhou {news}. {detail}'),
        image('gateway', 'Gateways waiting for burn-in'),
        heading('What a device goes through before it leaves'),
        list([
          'Incoming inspection: every batch of components is matched to its supplier’s test report.',
          'Automated assembly: torque and solder-joint images are recorded at critical stations.',
          'Calibration: each sensor is calibrated individually in temperature baths and standard solutions.',
          'Burn-in: every unit runs under load for 72 hours; any irregularity means rework.',
        ]),
        paragraph(
          'The plant can now trace every order from receipt to dispatch, says its head of production. Scan a serial number, and you see who carried out each step and what was measured.',
        ),
        paragraph(
          'Further investment in automated testing is planned for this year. The target is a first-pass yield above 99.2%.',
        ),
      ],
    },
    variants: [
      {
        event: '第二条自动化装配线投产',
        result: '年产能提升至 12 万台',
        detail: '新产线引入视觉检测与自动点胶，单班产出提高 65%，为旺季供应留足了余量。',
        english: {
          event: 'starts its second automated line',
          result: 'capacity rises to 120,000 units a year',
          news: 'has started its second automated assembly line, which raises capacity to 120,000 units a year',
          detail:
            'With visual inspection and automated dispensing, the new line builds 65% more per shift and leaves capacity in reserve for the high season.',
        },
      },
      {
        event: '通过环境管理体系复审',
        result: '单位产值能耗再降一成',
        detail: '屋顶光伏与空压机余热回收投入使用，年节电约 46 万度。',
        english: {
          event: 'passes its environmental audit',
          result: 'energy use down another 10%',
          news: 'has passed the surveillance audit of its environmental management system',
          detail:
            'Rooftop solar and heat recovered from the compressors save about 460,000 kWh a year.',
        },
      },
      {
        event: '标定中心扩建完成',
        result: '日标定能力达到 1,500 支',
        detail: '新增 12 套恒温标定槽，三参数传感器的标定时间缩短一半。',
        english: {
          event: 'extends its calibration centre',
          result: '1,500 sensors a day',
          news: 'has completed the extension of its calibration centre, which now handles 1,500 sensors a day',
          detail:
            'Twelve new temperature baths halve the calibration time of three-parameter sensors.',
        },
      },
      {
        event: '迎来第 60 万台设备下线',
        result: '十五年坚持逐台老化',
        detail: '第 60 万台设备是一台 QH-G500 边缘智能网关，将发往云南的花卉园区。',
        english: {
          event: 'builds the 600,000th Qinghe device',
          result: 'every one tested under load',
          news: 'has built the 600,000th Qinghe device',
          detail:
            'Device number 600,000 is a QH-G500 edge AI gateway, on its way to a flower grower in Yunnan.',
        },
      },
    ],
  },
  {
    categoryId: 1,
    picture: 'seedlings',
    author: '公益小组',
    title: '青禾苗圃走进{school}，孩子们有了自己的“教室农场”',
    summary: '公益团队为{school}送去三层栽培架与课程包，{grade}的同学亲手种下第一茬{crop}。',
    tags: ['公益', '青禾苗圃'],
    blocks: [
      paragraph(
        '上周，青禾苗圃公益小组来到{school}，为孩子们安装了两组校园科普栽培架，并上了第一堂“植物要喝多少水”的公开课。',
      ),
      paragraph(
        '课堂上，{grade}的同学分组播种{crop}，学习读懂温度、湿度与光照三个数字。志愿者把传感器接到一块大屏上，当同学们捧着热水杯靠近探头，曲线随之上扬，教室里一片惊呼。',
      ),
      image('rack', '送进教室的三层栽培架'),
      quote('原来植物不会说话，可是它的数据会。'),
      paragraph(
        '青禾苗圃计划自启动以来，已走进 50 所乡村学校。每所学校都配有一位青禾的员工做“云辅导员”，每周和孩子们一起看一次生长曲线。',
      ),
    ],
    english: {
      author: 'Community Team',
      title: '{school} gets a farm in the classroom',
      summary:
        'Our volunteers brought three-tier growing racks and a set of lessons to {school}, and {grade} sowed its first {crop}.',
      tags: ['Community', 'Qinghe Seedlings'],
      blocks: [
        paragraph(
          'Last week volunteers from Qinghe Seedlings set up two classroom growing racks at {school} and gave the first lesson: how much does a plant drink?',
        ),
        paragraph(
          '{grade} sowed {crop} in small groups and learnt to read three numbers: temperature, humidity and light. A sensor was connected to a large screen. When the children held a cup of hot water next to it, the curve shot up, and so did the noise level.',
        ),
        image('rack', 'The three-tier rack delivered to the classroom'),
        quote('So plants can’t talk, but their data can.'),
        paragraph(
          'Qinghe Seedlings has now reached 50 village schools. Each has a Qinghe employee as its online tutor, who looks at the growth curves with the children once a week.',
        ),
      ],
    },
    variants: [
      {
        school: '青石镇中心小学',
        grade: '四年级',
        crop: '生菜',
        english: { school: 'Qingshi Primary School', grade: 'Year 4', crop: 'lettuce' },
      },
      {
        school: '白鹭湾小学',
        grade: '五年级',
        crop: '小白菜',
        english: { school: 'Bailuwan Primary School', grade: 'Year 5', crop: 'pak choi' },
      },
      {
        school: '向阳坡希望小学',
        grade: '三年级',
        crop: '樱桃萝卜',
        english: { school: 'Xiangyangpo Primary School', grade: 'Year 3', crop: 'radishes' },
      },
      {
        school: '云岭民族小学',
        grade: '六年级',
        crop: '薄荷',
        english: { school: 'Yunling Primary School', grade: 'Year 6', crop: 'mint' },
      },
    ],
  },
  {
    categoryId: 1,
    picture: 'control-room',
    author: '客户服务部',
    title: '{season}应急保障：{number} 名工程师驻守一线，{result}',
    summary: '面对{weather}，青禾调度中心启动应急响应，远程协助 {houses} 座温室调整控制策略。',
    tags: ['服务', '应急'],
    blocks: [
      paragraph(
        '受{weather}影响，多个产区的温室面临考验。青禾智控第一时间启动应急响应，{number} 名服务工程师分赴现场，调度中心全天候值守。',
      ),
      paragraph(
        '调度中心根据气象预报，提前向 {houses} 座在线温室推送策略建议，由园区管理员确认后下发。应急期间共处理告警 1,300 余条，平均响应时间 4 分钟。',
      ),
      image('weather-station', '传回现场数据的小型气象站'),
      heading('给种植者的三点建议'),
      list([
        '提前检查卷膜、卷帘与备用电源；',
        '保温被与天窗的联锁不要临时解除；',
        '天气过后逐步恢复环境设定，避免作物应激。',
      ]),
      paragraph('截至发稿，{result}。青禾客户服务热线 400-000-0808 全年无休。'),
    ],
    english: {
      author: 'Customer Service',
      title: '{season} response: {number} engineers on site, {headline}',
      summary:
        'As {weather}, our control centre helped to adjust control programs in {houses} greenhouses remotely.',
      tags: ['Service', 'Emergency response'],
      blocks: [
        paragraph(
          'As {weather}, greenhouses in several regions came under strain. Qinghe Controls started its emergency response at once: {number} service engineers went to the sites, and the control centre was staffed around the clock.',
        ),
        paragraph(
          'Working from the forecast, the control centre sent recommended settings to {houses} connected greenhouses ahead of time; site managers confirmed them before they took effect. More than 1,300 alarms were handled, with an average response time of four minutes.',
        ),
        image('weather-station', 'The compact weather station that reported from the site'),
        heading('Three tips for growers'),
        list([
          'Check roll-up vents, thermal blankets and backup power in advance.',
          'Do not bypass the interlock between blankets and roof vents, even briefly.',
          'Return to normal settings step by step afterwards, so that plants are not stressed.',
        ]),
        paragraph('{result} Our service line, 400-000-0808, is open every day of the year.'),
      ],
    },
    variants: [
      {
        season: '寒潮',
        number: '46',
        weather: '大范围寒潮降温',
        houses: '620',
        result: '在线温室无一座停机',
        english: {
          season: 'Cold wave',
          headline: 'no connected greenhouse down',
          weather: 'a cold wave swept across much of the country',
          result: 'Not one connected greenhouse went out of operation.',
        },
      },
      {
        season: '高温',
        number: '52',
        weather: '持续高温天气',
        houses: '780',
        result: '降温系统平均在线率 99.7%',
        english: {
          season: 'Heatwave',
          headline: 'cooling online 99.7% of the time',
          weather: 'the heatwave went on',
          result: 'Cooling systems were online 99.7% of the time.',
        },
      },
      {
        season: '暴雪',
        number: '38',
        weather: '北方连续降雪',
        houses: '410',
        result: '没有发生因设备故障造成的棚体损失',
        english: {
          season: 'Snowstorm',
          headline: 'no losses from equipment faults',
          weather: 'snow fell for days across the north',
          result: 'No greenhouse was lost to an equipment fault.',
        },
      },
      {
        season: '台风',
        number: '29',
        weather: '沿海台风登陆',
        houses: '260',
        result: '受影响园区 48 小时内全部恢复运行',
        english: {
          season: 'Typhoon',
          headline: 'all sites running within 48 hours',
          weather: 'a typhoon made landfall',
          result: 'All affected sites were running again within 48 hours.',
        },
      },
    ],
  },
  {
    categoryId: 1,
    picture: 'headquarters',
    author: '人力资源部',
    title: '{title}',
    summary: '{summary}',
    tags: ['团队', '文化'],
    blocks: [
      paragraph('{summary}'),
      paragraph(
        '活动现场，来自研发、农艺、交付与生产一线的同事轮流登台，没有口号，只讲案例：一次误报怎样被定位，一条曲线如何让农户改了浇水的习惯，一颗螺丝为什么要换成不锈钢。',
      ),
      image('lab', '研发中心的实验室'),
      heading('把经验留在系统里'),
      paragraph(
        '公司把这些案例整理进内部知识库，已积累 {count} 篇。新员工入职第一个月，要完成二十篇案例的阅读，并到温室里跟班一周。',
      ),
      paragraph(
        '“我们卖的不是设备，是让人睡个好觉。”一位服务工程师的这句话，被写在了研发中心的走廊上。',
      ),
    ],
    english: {
      author: 'Human Resources',
      title: '{title}',
      summary: '{summary}',
      tags: ['Team', 'Culture'],
      blocks: [
        paragraph('{summary}'),
        paragraph(
          'Colleagues from development, agronomy, delivery and production took the stage in turn. No slogans, only cases: how a false alarm was traced, how one curve changed the way a grower waters, and why a certain screw had to be stainless steel.',
        ),
        image('lab', 'A laboratory in our R&D centre'),
        heading('Experience that stays in the system'),
        paragraph(
          'The cases go into our knowledge base, which now holds {count} of them. In their first month, new colleagues read twenty cases and spend a week working in a greenhouse.',
        ),
        paragraph(
          '“We don’t sell equipment. We sell a good night’s sleep,” said one service engineer. The line now hangs in the corridor of the R&D centre.',
        ),
      ],
    },
    variants: [
      {
        title: '年度“案例日”举行，二十四个现场故事分享经验',
        summary: '一年一度的“案例日”在杭州总部举行，三百余名同事线上线下参加。',
        count: '860',
        english: {
          title: 'Case Day: 24 stories from the field',
          summary:
            'More than 300 colleagues joined this year’s Case Day, in person at our Hangzhou head office and online.',
        },
      },
      {
        title: '新员工“种一茬”训练营结业',
        summary: '三十一名新员工在试验温室里从播种到采收，完整种了一茬番茄。',
        count: '790',
        english: {
          title: 'New colleagues complete Grow One Crop training',
          summary:
            'Thirty-one new colleagues grew a full crop of tomatoes in our trial greenhouse, from sowing to harvest.',
        },
      },
      {
        title: '青禾技师获评市级“能工巧匠”',
        summary: '质量部高级技师凭借传感器快速标定装置，获评市级“能工巧匠”。',
        count: '720',
        english: {
          title: 'Qinghe technician named a city Master Craftsperson',
          summary:
            'A senior technician in our quality department has been named a city Master Craftsperson for a rig that calibrates sensors faster.',
        },
      },
      {
        title: '员工开放日：带着家人看温室',
        summary: '周末的员工开放日，两百多位家属走进试验温室，亲手采摘草莓。',
        count: '650',
        english: {
          title: 'Family open day in the greenhouse',
          summary:
            'More than 200 family members toured our trial greenhouses at the weekend and picked strawberries themselves.',
        },
      },
    ],
  },
  {
    categoryId: 1,
    picture: 'lab',
    author: '研发中心',
    title: '{center}{event}',
    summary: '{summary}',
    tags: ['研发', '创新'],
    blocks: [
      paragraph('{summary}'),
      heading('面向现场的研究'),
      paragraph(
        '与高校实验室不同，{center}的课题全部来自现场反馈。过去一年，团队共收到服务工程师提交的问题 412 个，其中 37 个立项，19 个已转化为产品改进。',
      ),
      image('grow-light', '光环境对照试验'),
      list([
        '作物需水需肥模型：覆盖 18 种主要设施作物；',
        '低成本光谱传感：把叶绿素检测带进普通温室；',
        '控制策略仿真：上棚之前先在电脑里跑一遍。',
      ]),
      paragraph('公司表示，今后三年研发投入占比将保持在 14% 以上。'),
    ],
    english: {
      author: 'R&D Centre',
      title: '{center} {event}',
      summary: '{summary}',
      tags: ['R&D', 'Innovation'],
      blocks: [
        paragraph('{summary}'),
        heading('Research that starts in the field'),
        paragraph(
          'Unlike a university laboratory, we take every research topic from the field. Over the past year, service engineers submitted 412 problems; 37 became projects, and 19 have already led to product improvements.',
        ),
        image('grow-light', 'A lighting comparison trial'),
        list([
          'Crop models for water and nutrient demand, covering 18 major greenhouse crops.',
          'Low-cost spectral sensing, which brings chlorophyll measurement to ordinary greenhouses.',
          'Simulation of control programs, so that they run on a computer before they run in a greenhouse.',
        ]),
        paragraph(
          'The company will keep spending at least 14% of its revenue on R&D over the next three years.',
        ),
      ],
    },
    variants: [
      {
        center: '植物营养实验室',
        event: '发布番茄长季节营养液配方',
        summary:
          '植物营养实验室历时两年、四个茬口完成番茄长季节营养液配方，将随水肥机固件免费更新。',
        english: {
          center: 'Plant Nutrition Laboratory',
          event: 'releases a long-season tomato recipe',
          summary:
            'After two years and four crops, our Plant Nutrition Laboratory has completed a nutrient recipe for long-season tomatoes. Dosing units receive it free with a firmware update.',
        },
      },
      {
        center: '光环境实验室',
        event: '建成分布式光谱测试平台',
        summary: '光环境实验室建成国内少见的分布式光谱测试平台，可同时评测 24 盏补光灯。',
        english: {
          center: 'Light Laboratory',
          event: 'completes a distributed spectral test platform',
          summary:
            'Our Light Laboratory has completed a distributed spectral test platform, one of few in China. It can assess 24 grow lights at once.',
        },
      },
      {
        center: '杭州研发中心',
        event: '新增 14 项发明专利授权',
        summary: '杭州研发中心新增 14 项发明专利授权，涉及墒情反演、阀门诊断与边缘识别。',
        english: {
          center: 'Hangzhou R&D Centre',
          event: 'is granted 14 more patents',
          summary:
            'Our Hangzhou R&D Centre has been granted 14 more invention patents, covering soil moisture retrieval, valve diagnostics and edge recognition.',
        },
      },
      {
        center: '作物视觉小组',
        event: '开源草莓果实计数数据集',
        summary: '作物视觉小组整理并开放 1.2 万张标注图像，供科研与教学免费使用。',
        english: {
          center: 'Crop Vision Team',
          event: 'opens its strawberry-counting data set',
          summary:
            'Our Crop Vision Team has compiled 12,000 annotated images and made them free to use for research and teaching.',
        },
      },
    ],
  },
];
