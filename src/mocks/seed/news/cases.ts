import {
  factTable,
  heading,
  image,
  list,
  paragraph,
  productLink,
  quote,
  video,
} from '../texts/html.ts';
import type { ArticleText } from './text.ts';

type Case = ArticleText & { picture: string; english: ArticleText };

/** Customers' cases, the newest first: links to the products, the customer's figures, and what a named person says. */
export const cases: Case[] = [
  {
    picture: 'probe-in-bed',
    title: '寿光绿源蔬菜合作社：86 座日光温室，省下三成水肥',
    summary: '一套水肥机管一排棚，社员在手机上看墒情，番茄一级果率从六成八提高到八成一。',
    author: '华东服务站',
    tags: ['日光温室', '番茄', '水肥一体'],
    blocks: [
      paragraph(
        '寿光市绿源蔬菜专业合作社有 86 座日光温室，种的都是越冬一大茬番茄。过去浇水凭经验：天好多浇，天阴少浇，一亩地一季用水 410 方，肥料钱接近 7,000 元。',
      ),
      factTable([
        ['节水', '38%'],
        ['节肥', '31%'],
        ['一级果率', '68% → 81%'],
        ['投资回收', '14 个月'],
      ]),
      heading('怎么做的'),
      list([
        `每六座棚装一台 ${productLink(37, '两通道水肥一体机')}，阀门分棚开关；`,
        `棚里埋 ${productLink(2, '土壤温湿盐三参数传感器')}，根区 20 厘米和 40 厘米各一支；`,
        `放风和保温被交给 ${productLink(22, '日光温室控制器')}，断网照常工作。`,
      ]),
      image('dosing', '合作社水肥房里的水肥一体机'),
      video('走进合作社的 12 号棚'),
      heading('社员怎么说'),
      quote(
        '以前一家三口轮着看水，现在早上起来看一眼曲线，心里有数。',
        '——刘长海，绿源蔬菜合作社社员',
      ),
      paragraph('合作社统一了配方，也统一了记录。今年春天，超市的订单第一次按整季签了下来。'),
    ],
    english: {
      title: 'Lüyuan cooperative, Shouguang: 86 greenhouses, a third less water and fertiliser',
      summary:
        'One dosing unit feeds a row of greenhouses, growers read soil moisture on their phones, and Grade A tomatoes rose from 68% to 81%.',
      author: 'East China service team',
      tags: ['Solar greenhouses', 'Tomatoes', 'Fertigation'],
      blocks: [
        paragraph(
          'The Lüyuan vegetable cooperative in Shouguang has 86 solar greenhouses, all growing tomatoes through the winter. Watering used to follow habit: more on bright days, less on dull ones. A hectare took 6,150 m³ of water per season and almost CNY 105,000 worth of fertiliser.',
        ),
        factTable([
          ['Water saved', '38%'],
          ['Fertiliser saved', '31%'],
          ['First-class fruit', 'From 68% to 81%'],
          ['Payback', '14 months'],
        ]),
        heading('How it was done'),
        list([
          `One ${productLink(37, 'two-channel dosing unit')} for every six greenhouses, with a valve for each.`,
          `${productLink(2, 'Soil moisture, temperature and EC sensors')} in the root zone of every greenhouse, at depths of 20 and 40 cm.`,
          `Vents and thermal blankets run by the ${productLink(22, 'solar greenhouse controller')}, which keeps working without a network.`,
        ]),
        image('dosing', 'The dosing unit in the cooperative’s pump house'),
        video('A walk through greenhouse 12'),
        heading('What the growers say'),
        quote(
          'Three of us used to take turns watching the water. Now I look at a curve when I get up, and I know where we stand.',
          '— Liu Changhai, grower, Lüyuan cooperative',
        ),
        paragraph(
          'The cooperative now shares one recipe and one set of records. This spring a supermarket placed an order for a whole season for the first time.',
        ),
      ],
    },
  },
  {
    picture: 'greenhouse-night',
    title: '昆山现代农业园：12 公顷连栋温室，一个人值夜班',
    summary: '五家厂商的旧设备接进一个平台，夜间值班从六人减到一人，单位能耗降了两成多。',
    author: '华东交付部',
    tags: ['连栋温室', '旧设备改造', '节能'],
    blocks: [
      paragraph(
        '园区分三期建成，设备来自五家厂商，六套软件互不相通。夜里六个人巡棚，抄一遍温度要两个小时。园区不想推倒重来，只问了一句：旧的能不能接着用？',
      ),
      factTable([
        ['夜间值班', '6 人 → 1 人'],
        ['单位能耗', '下降 22%'],
        ['报警响应', '3 分钟以内'],
      ]),
      heading('先接起来，再管起来'),
      paragraph(
        `我们用 42 台 ${productLink(35, '旧设备改造采集器')} 接入原有风机、天窗和锅炉，数据经 ${productLink(31, '物联网网关')} 汇到青禾云。三期新棚直接用 ${productLink(23, '连栋温室控制器')}。全部改造在两茬之间的 19 天里做完，没有耽误定植。`,
      ),
      image('cabinet', '改造后的环境控制柜'),
      paragraph(
        `屋顶的 ${productLink(7, '九参数农业气象站')} 提前感知风雨，天窗按风向分侧开启。第一个冬天，天然气比上年同期少用了 22%，数字由园区按燃气表核算。`,
      ),
      quote('旧设备一台没扔，夜里的觉倒是睡踏实了。', '——陆建明，昆山现代农业园设备主管'),
    ],
    english: {
      title: 'Kunshan Agricultural Park: 12 hectares of glasshouse, one person on the night shift',
      summary:
        'Old equipment from five makers now runs on one platform. The night shift went from six people to one, and energy use fell by more than 20%.',
      author: 'East China delivery team',
      tags: ['Glasshouses', 'Retrofit', 'Energy'],
      blocks: [
        paragraph(
          'The park was built in three phases with equipment from five makers and six software packages that could not talk to each other. Six people did the rounds at night, and noting down temperatures took two hours. The park did not want to start all over again. It had one question: can we keep what we have?',
        ),
        factTable([
          ['Night shift', 'From 6 people to 1'],
          ['Energy per m²', '22% less'],
          ['Alarm response', 'Within 3 minutes'],
        ]),
        heading('Connect first, then control'),
        paragraph(
          `We connected the existing fans, roof vents and boilers with 42 ${productLink(35, 'retrofit collectors')}, and ${productLink(31, 'IoT gateways')} bring the data to Qinghe Cloud. The new greenhouses of phase three use the ${productLink(23, 'multi-span greenhouse controller')}. All work was done in the 19 days between two crops, and planting started on time.`,
        ),
        image('cabinet', 'A climate control cabinet after the retrofit'),
        paragraph(
          `The ${productLink(7, 'agricultural weather station')} on the roof notices wind and rain early, and the vents open on the lee side. In the first winter the park used 22% less gas than the year before, as its own meters show.`,
        ),
        quote(
          'We didn’t scrap a single machine, and now we sleep at night.',
          '— Lu Jianming, head of equipment, Kunshan Agricultural Park',
        ),
      ],
    },
  },
  {
    picture: 'station-in-field',
    title: '洛川塬上的苹果园：1,200 亩滴灌，一个阀一个阀地算水',
    summary: '没有市电的塬面，无线阀门靠电池工作两年，亩均用水降到 96 方。',
    author: '西北服务站',
    tags: ['果园', '滴灌', '无线'],
    blocks: [
      paragraph(
        '洛川塬丰果业在塬面上有 1,200 亩矮砧苹果，分成 64 个轮灌区。塬上缺水、没有市电，过去开一遍阀要骑摩托车跑一整天。',
      ),
      factTable([
        ['亩均用水', '165 方 → 96 方'],
        ['开阀用工', '每轮 1 天 → 10 分钟'],
        ['优果率', '提高 9 个百分点'],
      ]),
      heading('无线阀门怎么撑过冬天'),
      list([
        `64 个 ${productLink(43, '无线脉冲电磁阀')}，两节电池用两年，霜冻前自动排空；`,
        `${productLink(24, '果园分区灌溉控制器')} 按土壤墒情排轮次，不按日历；`,
        `花期由 ${productLink(10, '霜冻预警站')} 提前两小时报警，去年春天叫醒了两次。`,
      ]),
      quote('水还是那么多水，不一样的是它去了该去的地方。', '——党志强，塬丰果业生产经理'),
      image('valve', '轮灌区的阀门'),
      paragraph('公司把每个区的用水写进了采收档案，客商扫码就能看到。'),
    ],
    english: {
      title: 'Apples on the Luochuan plateau: 80 hectares of drip irrigation, valve by valve',
      summary:
        'There is no mains power on the plateau. Wireless valves run for two years on batteries, and water use fell to 1,440 m³ per hectare.',
      author: 'Northwest service team',
      tags: ['Orchards', 'Drip irrigation', 'Wireless'],
      blocks: [
        paragraph(
          'Yuanfeng Fruit in Luochuan grows 80 hectares of dwarf apples in 64 irrigation blocks. The plateau is short of water and has no mains power, and opening all the valves once took a full day on a motorcycle.',
        ),
        factTable([
          ['Water per hectare', 'From 2,475 to 1,440 m³'],
          ['Opening the valves', 'From 1 day to 10 minutes'],
          ['Premium fruit', 'Up 9 points'],
        ]),
        heading('How wireless valves get through the winter'),
        list([
          `64 ${productLink(43, 'wireless latching valves')}: two years on two batteries, and drained automatically before frost.`,
          `The ${productLink(24, 'orchard irrigation controller')} plans irrigation by soil moisture, not by the calendar.`,
          `At blossom time the ${productLink(10, 'frost warning station')} gives two hours’ notice. Last spring it got people out of bed twice.`,
        ]),
        quote(
          'It is no more water than before. It just goes where it should.',
          '— Dang Zhiqiang, production manager, Yuanfeng Fruit',
        ),
        image('valve', 'A valve of an irrigation block'),
        paragraph(
          'The company records the water used by each block in its harvest files, where buyers can look it up by scanning a code.',
        ),
      ],
    },
  },
  {
    picture: 'seedlings',
    title: '金华育苗工场：年出苗 6,000 万株，成苗率 96.4%',
    summary: '催芽、苗床、补光用同一套数据，盘点一床苗从四十分钟缩短到三十秒。',
    author: '农艺部',
    tags: ['育苗', '补光', '盘点'],
    blocks: [
      paragraph(
        '金华春禾育苗场给周边八个县供苗，以辣椒、茄子和西瓜嫁接苗为主。难处在两头：催芽不齐，交苗前数不清。',
      ),
      factTable([
        ['成苗率', '91% → 96.4%'],
        ['一床盘点', '40 分钟 → 30 秒'],
        ['订单准交率', '99.1%'],
      ]),
      heading('从催芽室到苗床'),
      paragraph(
        `${productLink(25, '育苗催芽室控制器')} 让 12 间催芽室的温差保持在 0.5 ℃ 以内；阴雨天由 ${productLink(54, '育苗光照灯板')} 补足日累积光量，苗不再徒长。`,
      ),
      image('camera-node', '苗床上方的盘点相机'),
      paragraph(
        `出苗前，${productLink(20, '育苗盘点相机')} 给每盘苗拍一张照，缺株、弱苗当场标出。`,
      ),
      quote('以前交一次苗吵一次架，现在照片一摆，没得吵了。', '——吴晓燕，春禾育苗场场长'),
    ],
    english: {
      title: 'Seedling nursery in Jinhua: 60 million a year, 96.4% usable seedlings',
      summary:
        'Germination, benches and lighting share one set of data, and counting a bench takes 30 seconds instead of 40 minutes.',
      author: 'Agronomy',
      tags: ['Seedlings', 'Lighting', 'Counting'],
      blocks: [
        paragraph(
          'Chunhe Nursery in Jinhua supplies eight counties, mainly with peppers, aubergines and grafted watermelons. It had trouble at both ends: germination was uneven, and nobody could count what was delivered.',
        ),
        factTable([
          ['Usable seedlings', 'From 91% to 96.4%'],
          ['Counting a bench', 'From 40 minutes to 30 seconds'],
          ['Orders on time', '99.1%'],
        ]),
        heading('From germination room to bench'),
        paragraph(
          `The ${productLink(25, 'germination room controller')} keeps twelve rooms within 0.5 °C of each other. On dull days, ${productLink(54, 'seedling light panels')} make up the missing daily light, so that seedlings no longer stretch.`,
        ),
        image('camera-node', 'The counting camera above a bench'),
        paragraph(
          `Before delivery, a ${productLink(20, 'seedling counting camera')} photographs each tray and marks gaps and weak plants on the spot.`,
        ),
        quote(
          'We used to argue over every delivery. Now I show the picture, and there is nothing left to argue about.',
          '— Wu Xiaoyan, manager, Chunhe Nursery',
        ),
      ],
    },
  },
  {
    picture: 'greenhouse-field',
    title: '安溪茶山：四百亩坡地的霜、雨和虫，提前知道',
    summary: '三座气象站和十二个墒情点，让春茶少受一次冻，农药少打两遍。',
    author: '华东服务站',
    tags: ['茶园', '气象', '虫情'],
    blocks: [
      paragraph(
        '感德镇的云岭茶叶合作社有四百亩坡地茶园，山脚和山顶差着三度。哪一片先受冻、哪一片先起虫，过去只有住在山上的老师傅知道。',
      ),
      factTable([
        ['春茶冻损', '少 8.6 吨鲜叶'],
        ['用药次数', '7 遍 → 5 遍'],
        ['旱季灌溉用水', '下降 27%'],
      ]),
      heading('山上装了什么'),
      list([
        `山脚、山腰、山顶各一座 ${productLink(8, '超声波一体气象站')}，没有转动部件，不怕雾凇；`,
        `${productLink(5, '无线土壤监测节点')} 十二个，沿等高线布置；`,
        `${productLink(19, '虫情测报相机')} 两台，每天早晨把小绿叶蝉的数量发到群里。`,
      ]),
      paragraph('去年三月的倒春寒，报警提前五小时到。合作社连夜抢采了低处的一百二十亩。'),
      quote('机器不懂茶，但它不睡觉。', '——陈木生，云岭茶叶合作社理事长'),
    ],
    english: {
      title: 'Tea hills in Anxi: early warning of frost, rain and pests',
      summary:
        'Three weather stations and twelve soil nodes spared the spring tea one frost and saved two sprays a year.',
      author: 'East China service team',
      tags: ['Tea', 'Weather', 'Pests'],
      blocks: [
        paragraph(
          'The Yunling tea cooperative in Gande has 27 hectares of hillside tea, three degrees colder at the top than at the foot. Which part freezes first, and where pests appear first, was known only to the old hands who live up there.',
        ),
        factTable([
          ['Fresh leaf saved from frost', '8.6 tonnes'],
          ['Sprays a year', 'From 7 to 5'],
          ['Dry-season irrigation', '27% less water'],
        ]),
        heading('What is on the hill'),
        list([
          `An ${productLink(8, 'ultrasonic weather station')} each at the foot, halfway up and at the top, with no moving parts for rime to block.`,
          `Twelve ${productLink(5, 'wireless soil nodes')} along the contour lines.`,
          `Two ${productLink(19, 'pest monitoring cameras')}, which send the leafhopper count to the group chat every morning.`,
        ]),
        paragraph(
          'When a late frost came last March, the alarm arrived five hours ahead. The cooperative picked the 8 lowest hectares that same night.',
        ),
        quote(
          'The machine knows nothing about tea. But it never sleeps.',
          '— Chen Musheng, chairman, Yunling tea cooperative',
        ),
      ],
    },
  },
  {
    picture: 'rack-room',
    title: '乌鲁木齐叶菜工厂：冬天零下二十度，生菜十八天一茬',
    summary: '五层栽培架配补光与循环水，三百平方米每天供应 200 公斤叶菜。',
    author: '西北交付部',
    tags: ['植物工厂', '叶菜', '补光'],
    blocks: [
      paragraph(
        '乌鲁木齐的天鲜食品配送公司在仓库里建了三百平方米叶菜工厂。当地冬天的叶菜多从两千公里外运来，损耗超过两成。',
      ),
      factTable([
        ['日产量', '200 公斤'],
        ['每公斤耗电', '9.8 → 7.1 度'],
        ['用水', '每公斤 2.3 升'],
      ]),
      heading('电费是怎么降下来的'),
      list([
        `${productLink(57, '五层叶菜栽培架')} 每层单独调光，苗期不白亮；`,
        `${productLink(51, '植物补光灯')} 避开峰电，夜里十点到早上八点工作；`,
        `营养液经 ${productLink(39, '回液消毒循环机')} 回用，三个月只换一次。`,
      ]),
      image('grow-light', '逐层调光的补光灯'),
      quote('以前算路上坏掉多少，现在算一度电长出多少菜。', '——马晓东，天鲜食品运营总监'),
      paragraph('公司把多出来的电力容量留给了二期。二期的图纸上，层数从五层改成了六层。'),
    ],
    english: {
      title: 'Leafy greens in Ürümqi: −20 °C outside, a lettuce crop every 18 days',
      summary:
        'Five-tier racks with grow lights and recirculating water: 300 m² supply 200 kg of leafy greens a day.',
      author: 'Northwest delivery team',
      tags: ['Plant factories', 'Leafy greens', 'Lighting'],
      blocks: [
        paragraph(
          'Tianxian Foods, a distributor in Ürümqi, built a plant factory of 300 m² inside a warehouse. In winter, leafy greens otherwise come from 2,000 km away, and more than a fifth is lost.',
        ),
        factTable([
          ['Daily output', '200 kg'],
          ['Electricity per kg', 'From 9.8 to 7.1 kWh'],
          ['Water per kg', '2.3 litres'],
        ]),
        heading('How the power bill came down'),
        list([
          `Each tier of the ${productLink(57, 'five-tier rack')} is dimmed separately, so that young plants get no more light than they need.`,
          `${productLink(51, 'Grow lights')} run from ten at night to eight in the morning, outside peak hours.`,
          `The ${productLink(39, 'drain water disinfection unit')} lets the nutrient solution be reused; it is changed only every three months.`,
        ]),
        image('grow-light', 'Grow lights dimmed tier by tier'),
        quote(
          'We used to count what spoiled on the road. Now we count how many greens we get from a kilowatt-hour.',
          '— Ma Xiaodong, head of operations, Tianxian Foods',
        ),
        paragraph(
          'The electrical capacity that was freed is set aside for phase two. On its drawings, five tiers have become six.',
        ),
      ],
    },
  },
  {
    picture: 'lab',
    title: '漳州菌菇基地：二氧化碳稳住了，杏鲍菇的柄也齐了',
    summary: '四十间菇房按生长期控制二氧化碳，优质菇比例提高十五个百分点。',
    author: '华东服务站',
    tags: ['食用菌', '二氧化碳', '环境控制'],
    blocks: [
      paragraph(
        '杏鲍菇的柄有多长，由最后六天的二氧化碳决定。漳州菌丰菇业有四十间菇房，过去靠定时换气，冬天和夏天的菇像两个品种。',
      ),
      factTable([
        ['优质菇比例', '62% → 77%'],
        ['换气能耗', '下降 34%'],
        ['每间人工巡查', '每天 6 次 → 1 次'],
      ]),
      heading('按浓度换气，而不是按钟点'),
      paragraph(
        `每间菇房装一支 ${productLink(13, '菌菇房高量程二氧化碳变送器')}，量程到一万 ppm；${productLink(28, '变频风机控制柜')} 按浓度连续调速，不再一开一停。`,
      ),
      paragraph('基地把六天的曲线存成配方，新菇房照着跑，第一批就达到了老菇房的水平。'),
      quote('客户问我是不是换了菌种，我说只是换了口气。', '——林志远，菌丰菇业生产厂长'),
    ],
    english: {
      title: 'Mushrooms in Zhangzhou: steady CO₂, even stems',
      summary:
        'Forty growing rooms control CO₂ by growth stage, and the share of Grade A mushrooms rose by 15 points.',
      author: 'East China service team',
      tags: ['Mushrooms', 'CO₂', 'Climate control'],
      blocks: [
        paragraph(
          'The stem length of a king oyster mushroom is decided by CO₂ in its last six days. Junfeng Mushrooms in Zhangzhou has forty growing rooms and used to ventilate them by the clock. Winter and summer mushrooms looked like two different varieties.',
        ),
        factTable([
          ['First class', 'From 62% to 77%'],
          ['Ventilation energy', '34% less'],
          ['Rounds per room and day', 'From 6 to 1'],
        ]),
        heading('Ventilate by concentration, not by the clock'),
        paragraph(
          `Each room has a ${productLink(13, 'high-range CO₂ transmitter')} that measures up to 10,000 ppm. A ${productLink(28, 'variable-speed fan cabinet')} adjusts the fans continuously instead of switching them on and off.`,
        ),
        paragraph(
          'The curve of those six days is stored as a recipe. New rooms follow it, and their first batch was as good as that of the old ones.',
        ),
        quote(
          'Customers asked whether we had changed the strain. We only changed the air.',
          '— Lin Zhiyuan, plant manager, Junfeng Mushrooms',
        ),
      ],
    },
  },
  {
    picture: 'greenhouse-inside',
    title: '扬州大棚草莓示范基地：授粉棚里多了一双眼睛',
    summary: '从定植到采收全程有记录，首批果提前九天上市，亩均增收 1.3 万元。',
    author: '华东服务站',
    tags: ['草莓', '长势监测', '示范'],
    blocks: [
      paragraph(
        '扬州市江都区的草莓示范基地有 28 座大棚，承担着带动周边农户的任务。基地的要求很朴素：数据要能讲给农户听。',
      ),
      factTable([
        ['首批果上市', '提前 9 天'],
        ['亩均增收', '1.3 万元'],
        ['带动农户', '137 户'],
      ]),
      heading('看得见的记录'),
      list([
        `${productLink(16, '长势监测相机')} 每天定点拍照，开花和坐果自动计数；`,
        `${productLink(12, '二氧化碳温湿度一体机')} 管授粉棚的湿度，蜜蜂愿意出来；`,
        `${productLink(6, '五参数小型气象站')} 给周边 137 户共用，预报细到乡镇。`,
      ]),
      image('weather-station', '基地入口的气象站'),
      paragraph('基地每周把一张曲线图打印出来贴在墙上。'),
      quote('看不懂手机的农户，看得懂墙。', '——徐春梅，江都草莓示范基地负责人'),
    ],
    english: {
      title: 'Strawberries in Yangzhou: a second pair of eyes in the tunnel',
      summary:
        'Everything is on record from planting to harvest. The first fruit was on sale nine days earlier, worth CNY 195,000 more per hectare.',
      author: 'East China service team',
      tags: ['Strawberries', 'Crop monitoring', 'Demonstration'],
      blocks: [
        paragraph(
          'The Jiangdu strawberry demonstration farm in Yangzhou has 28 tunnels and the task of bringing neighbouring growers along. It had one modest wish: data that can be explained to a grower.',
        ),
        factTable([
          ['First fruit on sale', '9 days earlier'],
          ['Extra income per hectare', 'CNY 195,000'],
          ['Neighbours supported', '137 households'],
        ]),
        heading('Records everyone can see'),
        list([
          `The ${productLink(16, 'growth camera')} takes a picture at the same time every day and counts flowers and fruit.`,
          `The ${productLink(12, 'CO₂, temperature and humidity sensor')} keeps the pollination tunnel at a humidity at which bees fly.`,
          `The ${productLink(6, 'compact weather station')} is shared by 137 households, with forecasts for each township.`,
        ]),
        image('weather-station', 'The weather station at the farm entrance'),
        paragraph('Every week the farm prints one curve and puts it on the wall.'),
        quote(
          'Not every grower reads charts on a phone. Everyone can read a wall.',
          '— Xu Chunmei, manager, Jiangdu strawberry demonstration farm',
        ),
      ],
    },
  },
];
