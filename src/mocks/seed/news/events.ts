import { heading, image, list, paragraph, quote } from '../texts/html.ts';
import type { NewsText } from './text.ts';

export const events: NewsText[] = [
  {
    categoryId: 5,
    picture: 'headquarters',
    author: '市场部',
    title: '邀请函：{fair}，青禾在 {booth} 等您',
    summary: '{fair}即将举行，青禾智控将携感知、控制、水肥与补光全系列产品参展。',
    tags: ['展会', '邀请'],
    blocks: [
      paragraph('{fair}即将在{city}举行。青禾智控将携全系列产品参展，欢迎到 {booth} 展位交流。'),
      heading('现场看点'),
      list([
        '真实温室切片：从传感器到执行机构，现场联动；',
        '边缘识别体验：让相机数一数您手里的草莓；',
        '农艺师坐诊：带上您的曲线，免费诊断。',
      ]),
      image('camera-node', '现场可以体验的长势监测相机'),
      paragraph('展会期间，每天 10:30 与 14:30 各有一场二十分钟的小课，座位不多，欢迎提前到场。'),
      paragraph(
        '索取门票与预约洽谈，请致电 400-000-0808 或发送邮件至 contact@qinghe.example.com。',
      ),
    ],
    english: {
      author: 'Sales and Marketing',
      title: 'Meet us at the {fair}, {booth}',
      summary:
        'We are bringing our full range to the {fair}: sensing, control, fertigation and lighting.',
      tags: ['Trade fairs', 'Invitation'],
      blocks: [
        paragraph(
          'The {fair} opens soon in {city}, and we are bringing our full range. Visit us in {booth}.',
        ),
        heading('What to see'),
        list([
          'A slice of a real greenhouse, with everything from sensor to actuator working together.',
          'Edge recognition: let the camera count the strawberries in your hand.',
          'Meet our agronomists: bring your curves for a free diagnosis.',
        ]),
        image('camera-node', 'The growth camera to try at our stand'),
        paragraph(
          'There is a twenty-minute class at 10:30 and 14:30 every day. Places are limited, so come early.',
        ),
        paragraph(
          'For tickets and appointments, call 400-000-0808 or write to contact@qinghe.example.com.',
        ),
      ],
    },
    variants: [
      {
        fair: '东部设施园艺博览会',
        city: '杭州',
        booth: '3 号馆 B12',
        english: {
          fair: 'Eastern Horticulture Fair',
          city: 'Hangzhou',
          booth: 'hall 3, stand B12',
        },
      },
      {
        fair: '西北现代农业装备展',
        city: '银川',
        booth: 'A 馆 206',
        english: {
          fair: 'Northwest Farm Equipment Show',
          city: 'Yinchuan',
          booth: 'hall A, stand 206',
        },
      },
      {
        fair: '西南花卉与园艺资材展',
        city: '昆明',
        booth: '1 号馆 C08',
        english: {
          fair: 'Southwest Flower and Garden Supplies Fair',
          city: 'Kunming',
          booth: 'hall 1, stand C08',
        },
      },
      {
        fair: '国际温室技术论坛',
        city: '上海',
        booth: 'W2 馆 118',
        english: {
          fair: 'International Greenhouse Technology Forum',
          city: 'Shanghai',
          booth: 'hall W2, stand 118',
        },
      },
    ],
  },
  {
    categoryId: 5,
    picture: 'greenhouse-field',
    author: '农艺部',
    title: '{place}观摩会回顾：{count} 位种植户走进示范棚',
    summary: '{crop}示范棚观摩会在{place}举行，{count} 位种植户现场看数据、算成本。',
    tags: ['观摩会', '回顾'],
    blocks: [
      paragraph(
        '上周五，青禾智控在{place}举办{crop}示范棚观摩会，来自周边县市的 {count} 位种植户到场。',
      ),
      paragraph(
        '与往常不同，这次没有安排领导讲话，第一个环节就是下棚。大家最关心的三个问题是：装一个棚要多少钱、坏了找谁修、会不会用。',
      ),
      image('controller', '示范棚里的控制器'),
      quote('我最怕的是装上以后没人管。今天看到墙上贴着服务站的电话和上次维护的日期，我放心了。'),
      heading('现场答疑摘录'),
      list([
        '问：停电怎么办？答：控制器有备用电池，卷膜可手摇；',
        '问：老棚能不能装？答：能，QH-G80 一小时改造；',
        '问：手机不会用？答：大字模式，三个按钮。',
      ]),
      paragraph('下一场观摩会正在筹备，欢迎关注公告。'),
    ],
    english: {
      author: 'Agronomy',
      title: 'Open day in {place}: {count} growers visit our demonstration greenhouse',
      summary:
        '{count} growers came to our {crop} demonstration greenhouse in {place}, to look at the data and work out the cost.',
      tags: ['Open days', 'Review'],
      blocks: [
        paragraph(
          'Last Friday Qinghe Controls held an open day at its {crop} demonstration greenhouse in {place}. {count} growers from the surrounding counties took part.',
        ),
        paragraph(
          'This time there were no speeches: the day began in the greenhouse. The three questions everyone asked were what one greenhouse costs to equip, who does repairs, and how hard it is to use.',
        ),
        image('controller', 'The controller in the demonstration greenhouse'),
        quote(
          'What I feared most was that nobody would look after it once it was installed. Today I saw the service station’s number and the date of the last visit on the wall. That put my mind at rest.',
        ),
        heading('Questions and answers'),
        list([
          'What happens in a power cut? The controller has a backup battery, and vents can be cranked by hand.',
          'Can it be fitted to an old greenhouse? Yes. The QH-G80 takes an hour to fit.',
          'What if I am not good with phones? There is a large-text mode with three buttons.',
        ]),
        paragraph('The next open day is being planned. Watch our announcements.'),
      ],
    },
    variants: [
      {
        place: '山东寿光',
        crop: '番茄',
        count: '186',
        english: { place: 'Shouguang, Shandong', crop: 'tomato' },
      },
      {
        place: '辽宁东港',
        crop: '草莓',
        count: '142',
        english: { place: 'Donggang, Liaoning', crop: 'strawberry' },
      },
      {
        place: '河南中牟',
        crop: '芹菜',
        count: '97',
        english: { place: 'Zhongmu, Henan', crop: 'celery' },
      },
      {
        place: '海南崖州',
        crop: '哈密瓜',
        count: '121',
        english: { place: 'Yazhou, Hainan', crop: 'melon' },
      },
    ],
  },
  {
    categoryId: 5,
    picture: 'lab',
    author: '青禾学堂',
    title: '青禾学堂第 {number} 期开班：{subject}',
    summary: '三天两晚，理论与实操各半，{subject}培训班面向园区技术员招生 40 名。',
    tags: ['培训', '青禾学堂'],
    blocks: [
      paragraph(
        '青禾学堂第 {number} 期培训班将在杭州总部开班，主题是“{subject}”。培训三天两晚，理论与实操各占一半。',
      ),
      heading('课程安排'),
      list([
        '第一天：基础知识与实验室参观；',
        '第二天：温室实操，分组完成一次完整设置；',
        '第三天：案例复盘与考核，颁发结业证书。',
      ]),
      image('soil-probe', '实操用的土壤传感器'),
      paragraph('讲师由农艺部与交付中心的资深工程师担任，所有教材开放下载。'),
      paragraph('培训免收学费，食宿自理。每期 40 人，按报名先后确认。'),
    ],
    english: {
      author: 'Qinghe Academy',
      title: 'Qinghe Academy, course {number}: {subject}',
      summary:
        'Three days, half theory and half practice: the course on {subjectIn} has places for 40 site technicians.',
      tags: ['Training', 'Qinghe Academy'],
      blocks: [
        paragraph(
          'Course {number} of Qinghe Academy will be held at our head office in Hangzhou. Its subject is {subjectIn}. It lasts three days, half theory and half practice.',
        ),
        heading('Programme'),
        list([
          'Day 1: the basics, and a tour of the laboratories.',
          'Day 2: practice in the greenhouse, with a complete set-up by each group.',
          'Day 3: case reviews, examination and certificates.',
        ]),
        image('soil-probe', 'Soil sensors used in the practical sessions'),
        paragraph(
          'The trainers are senior engineers from our agronomy and delivery teams. All course material can be downloaded.',
        ),
        paragraph(
          'Tuition is free; travel, meals and accommodation are not included. Each course takes 40 people, in order of registration.',
        ),
      ],
    },
    variants: [
      {
        number: '28',
        subject: '水肥一体化实务',
        english: { subject: 'fertigation in practice', subjectIn: 'fertigation in practice' },
      },
      {
        number: '27',
        subject: '温室环境控制策略',
        english: { subject: 'greenhouse climate control', subjectIn: 'greenhouse climate control' },
      },
      {
        number: '26',
        subject: '传感器安装与校准',
        english: {
          subject: 'installing and calibrating sensors',
          subjectIn: 'installing and calibrating sensors',
        },
      },
      {
        number: '25',
        subject: '设施草莓全程管理',
        english: {
          subject: 'greenhouse strawberries',
          subjectIn: 'growing greenhouse strawberries from planting to harvest',
        },
      },
    ],
  },
  {
    categoryId: 5,
    picture: 'factory',
    author: '市场部',
    title: '开放日：{group}参观湖州生产基地',
    summary: '{group}一行走进湖州生产基地，了解一支传感器从元件到出厂的全过程。',
    tags: ['开放日', '参观'],
    blocks: [
      paragraph(
        '{group}一行 {count} 人日前走进青禾智控湖州生产基地，参观了自动化装配线、标定中心与老化车间。',
      ),
      image('soil-probe', ''),
      paragraph(
        '在标定中心，参观者亲手把一支探头放进标准溶液，看着读数从跳动到稳定。“原来每一支都要单独做”，是当天听到最多的一句话。',
      ),
      heading('预约参观'),
      paragraph(
        '生产基地每月第二个周四对外开放，个人与团体均可预约。参观免费，需提前三个工作日登记。',
      ),
      list([
        '电话：400-000-0808；',
        '邮箱：visit@qinghe.example.com；',
        '地址以预约确认短信为准。',
      ]),
    ],
    english: {
      author: 'Sales and Marketing',
      title: 'Open day at our Huzhou plant: {group} come to visit',
      summary:
        '{groupCap} toured our plant in Huzhou and saw how a sensor is made, from component to finished product.',
      tags: ['Open days', 'Plant tours'],
      blocks: [
        paragraph(
          'A group of {count} {group} recently visited our plant in Huzhou and saw the automated assembly lines, the calibration centre and the burn-in room.',
        ),
        image('soil-probe', 'A soil moisture sensor'),
        paragraph(
          'In the calibration centre, visitors dipped a probe into standard solution themselves and watched the reading settle. “So each one really is done separately” was the remark of the day.',
        ),
        heading('Book a tour'),
        paragraph(
          'The plant is open to visitors on the second Thursday of every month, to individuals and groups alike. Tours are free; please register three working days in advance.',
        ),
        list([
          'Phone: 400-000-0808',
          'Email: visit@qinghe.example.com',
          'Meeting point: as given in your confirmation message',
        ]),
      ],
    },
    variants: [
      {
        group: '农业院校师生',
        count: '48',
        english: {
          group: 'students and teachers of agriculture',
          groupCap: 'Students and teachers of agriculture',
        },
      },
      {
        group: '合作社带头人',
        count: '36',
        english: { group: 'cooperative leaders', groupCap: 'Cooperative leaders' },
      },
      {
        group: '海外经销商',
        count: '22',
        english: { group: 'overseas dealers', groupCap: 'Overseas dealers' },
      },
      {
        group: '媒体记者',
        count: '18',
        english: { group: 'journalists', groupCap: 'Journalists' },
      },
    ],
  },
  {
    categoryId: 5,
    picture: 'greenhouse-night',
    author: '市场部',
    title: '用户大会：{theme}',
    summary: '{count} 位用户齐聚杭州，围绕“{theme}”分享收获与教训。',
    tags: ['用户大会'],
    blocks: [
      paragraph('以“{theme}”为主题的用户大会在杭州举行，来自 19 个省份的 {count} 位用户参加。'),
      heading('讲成功，也讲失败'),
      paragraph(
        '大会保留了“失败分享”环节。一位番茄种植户讲述了自己因误关告警损失半棚苗的经过，并展示了后来如何设置多级通知。台下响起了全场最长的掌声。',
      ),
      image('greenhouse-field', '用户的温室园区'),
      quote('机器替我值夜班，但我得先把规矩教给它。'),
      heading('下一年的承诺'),
      list([
        '告警说人话：每条告警给出原因与建议；',
        '服务看得见：报修进度全程可查；',
        '数据归用户：随时导出，随时带走。',
      ]),
      paragraph('大会资料已上传至云平台“学堂”。'),
    ],
    english: {
      author: 'Sales and Marketing',
      title: 'User conference: {theme}',
      summary:
        '{count} users met in Hangzhou to share their successes and lessons. The theme: “{theme}”.',
      tags: ['User conference'],
      blocks: [
        paragraph(
          '{count} users from 19 provinces met in Hangzhou for our user conference, whose theme was “{theme}”.',
        ),
        heading('Successes, and failures too'),
        paragraph(
          'Sharing failures is a fixture of the conference. A tomato grower told how he lost half a greenhouse of seedlings after switching off an alarm by mistake, and how he set up escalating notifications afterwards. It earned the longest applause of the day.',
        ),
        image('greenhouse-field', 'A user’s greenhouse site'),
        quote('The machine works my night shift, but I have to teach it the rules first.'),
        heading('Our promises for the coming year'),
        list([
          'Alarms in plain language: each one with its cause and a suggestion.',
          'Service you can follow: the progress of every repair is visible.',
          'Your data is yours: export it and take it with you at any time.',
        ]),
        paragraph('The conference material is available under Academy in Qinghe Cloud.'),
      ],
    },
    variants: [
      {
        theme: '让数据回到田里',
        count: '420',
        english: { theme: 'Bring the data back to the field' },
      },
      {
        theme: '把夜班交给机器',
        count: '388',
        english: { theme: 'Leave the night shift to the machine' },
      },
      { theme: '从一个棚开始', count: '351', english: { theme: 'Start with one greenhouse' } },
      { theme: '种得好，睡得着', count: '296', english: { theme: 'Grow well, sleep well' } },
    ],
  },
  {
    categoryId: 5,
    picture: 'rack-room',
    author: '研发中心',
    title: '{contest}落幕，{winner}夺冠',
    summary: '{contest}历时两个月，{teams} 支队伍参赛，{winner}以{reason}夺冠。',
    tags: ['赛事', '创新'],
    blocks: [
      paragraph(
        '由青禾智控支持的{contest}日前落幕。大赛历时两个月，共有 {teams} 支队伍参赛，{winner}以{reason}夺得冠军。',
      ),
      image('greenhouse-inside', '参赛的试验温室'),
      heading('比的是什么'),
      paragraph(
        '每支队伍获得一间 20 平方米的试验温室和一套完整的感知与控制设备，从定植到采收全程自主管理，按产量、品质、能耗与用水综合评分。',
      ),
      list(['产量占 40%，品质占 30%；', '能耗与用水各占 15%；', '全程数据公开，接受互评。']),
      paragraph('获奖方案将在青禾学堂开设公开课。下一届大赛的主题已经确定：无人值守的三十天。'),
    ],
    english: {
      author: 'R&D Centre',
      title: '{contest}: {winner} wins',
      summary: 'After two months and {teams} teams, {winner} has won the {contest} with {reason}.',
      tags: ['Competitions', 'Innovation'],
      blocks: [
        paragraph(
          'The {contest}, supported by Qinghe Controls, has come to an end. Over two months, {teams} teams competed, and {winner} took first place with {reason}.',
        ),
        image('greenhouse-inside', 'The trial greenhouse used in the competition'),
        heading('How entries are judged'),
        paragraph(
          'Each team receives a trial greenhouse of 20 m² with a complete set of sensing and control equipment, and manages the crop on its own from planting to harvest. Yield, quality, energy and water are scored together.',
        ),
        list([
          'Yield counts for 40% and quality for 30%.',
          'Energy and water count for 15% each.',
          'All data is public and open to review by the other teams.',
        ]),
        paragraph(
          'The winning approach will be taught in an open class at Qinghe Academy. The theme of the next competition has been chosen: thirty days unattended.',
        ),
      ],
    },
    variants: [
      {
        contest: '校园智慧温室挑战赛',
        winner: '“破土”队',
        teams: '24',
        reason: '每平方米 6.8 公斤的产量',
        english: {
          contest: 'Campus Smart Greenhouse Challenge',
          winner: 'Team Breakthrough',
          reason: 'a yield of 6.8 kg per square metre',
        },
      },
      {
        contest: '青年农艺师技能大赛',
        winner: '“根系”队',
        teams: '31',
        reason: '最低的能耗与最高的糖度',
        english: {
          contest: 'Young Agronomists’ Contest',
          winner: 'Team Roots',
          reason: 'the lowest energy use and the highest sugar content',
        },
      },
      {
        contest: '智慧温室算法挑战赛',
        winner: '“数叶子”队',
        teams: '57',
        reason: '全程零人工干预、产量第一的成绩',
        english: {
          contest: 'Greenhouse Algorithm Challenge',
          winner: 'Team Leaf Counters',
          reason: 'the highest yield and not a single manual intervention',
        },
      },
      {
        contest: '节水灌溉创意赛',
        winner: '“滴滴算”队',
        teams: '19',
        reason: '节水 43% 的方案',
        english: {
          contest: 'Water-Saving Irrigation Contest',
          winner: 'Team Every Drop',
          reason: 'a system that used 43% less water',
        },
      },
    ],
  },
];
