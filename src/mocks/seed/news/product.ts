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
    english: {
      author: 'Product Team',
      title: 'New: {model} {name} – {headline}',
      summary: 'The {model} is now available to order: {selling}.',
      tags: ['New product'],
      blocks: [
        paragraph(
          'Today Qinghe Controls launches the {model} {nameIn}. Redesigned on the basis of feedback from more than 300 users, it has one aim: {selling}.',
        ),
        heading('What is new'),
        list([
          'A new mechanical design that halves installation time.',
          'Local programs that keep running without a network.',
          'A QR code on the housing that opens the installation video and the calibration record.',
          'Interfaces compatible with the previous generation, for easy replacement.',
        ]),
        image('control-room', 'Operating data from the field trial'),
        paragraph(
          'During an eight-month field trial at 26 sites, the {model} ran for more than 110,000 hours without a single stoppage caused by the product.',
        ),
        paragraph(
          'The recommended price is the same as that of the previous generation. Trial units can be requested now.',
        ),
      ],
    },
    variants: [
      {
        model: 'QH-G500',
        picture: 'factory',
        name: '边缘智能网关',
        selling: '把识别留在现场，把结果送上云端',
        english: {
          name: 'edge AI gateway',
          nameIn: 'edge AI gateway',
          headline: 'recognition stays on site',
          selling: 'recognition stays on site, and only results go to the cloud',
        },
      },
      {
        model: 'QH-S300',
        picture: 'probe-in-bed',
        name: '三参数土壤传感器',
        selling: '一支探头看懂水、温、盐',
        english: {
          name: 'three-in-one soil sensor',
          nameIn: 'three-in-one soil sensor',
          headline: 'moisture, temperature and EC',
          selling: 'moisture, temperature and EC from a single probe',
        },
      },
      {
        model: 'QH-L650',
        picture: 'greenhouse-night',
        name: '高功率顶光灯',
        selling: '同样的光量，省四成的电',
        english: {
          name: 'top light',
          nameIn: 'high-power top light',
          headline: 'the same light for 40% less power',
          selling: 'the same amount of light for 40% less electricity',
        },
      },
      {
        model: 'QH-F600',
        picture: 'lab',
        name: '六通道智能施肥站',
        selling: '百亩连片也能精准配肥',
        english: {
          name: 'fertigation station',
          nameIn: 'six-channel fertigation station',
          headline: 'precise on large sites',
          selling: 'precise dosing even on large connected sites',
        },
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
    english: {
      author: 'Cloud Team',
      title: 'Qinghe Cloud {version}: {focusIn}',
      summary:
        'This release brings {count} improvements, above all {focusIn}. All users are upgraded automatically.',
      tags: ['Qinghe Cloud', 'Updates'],
      blocks: [
        paragraph(
          'Qinghe Cloud {version} is now available to all users. The main new feature is {focusIn}; there are {count} improvements in all.',
        ),
        heading('What has changed'),
        list([
          '{focus}: find it at the top right of the Sites page.',
          'Clearer alarms: each one states the likely cause and what to do.',
          'Reports with the columns you choose, which open correctly in any spreadsheet program.',
          'The mobile app now opens in 1.2 seconds.',
        ]),
        image('gateway', 'An IoT gateway connected to Qinghe Cloud'),
        heading('What is fixed'),
        list([
          'Water use across the turn of the year no longer misses a day.',
          'Push notifications are no longer delayed on some phones.',
        ]),
        paragraph('Thank you to everyone who made suggestions in our community.'),
      ],
    },
    variants: [
      {
        version: '5.4',
        focus: '茬口对比',
        count: '23',
        english: { focus: 'Crop comparison', focusIn: 'crop comparison' },
      },
      {
        version: '5.3',
        focus: '多园区统一视图',
        count: '18',
        english: { focus: 'One view of all sites', focusIn: 'a single view of all sites' },
      },
      {
        version: '5.2',
        focus: '值班交接本',
        count: '31',
        english: { focus: 'Shift handover log', focusIn: 'a shift handover log' },
      },
      {
        version: '5.1',
        focus: '无障碍与大字模式',
        count: '16',
        english: {
          focus: 'Accessibility and large text',
          focusIn: 'better accessibility and a large-text mode',
        },
      },
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
    english: {
      author: 'Embedded Team',
      title: 'Firmware {version} for the {series} series: please update soon',
      summary:
        'The new firmware improves {area}, and fixes {fixes} known issues. The update takes about six minutes, during which outputs keep their state.',
      tags: ['Firmware', 'Updates'],
      blocks: [
        paragraph(
          'Firmware {version} for the {series} series is out. It improves {area}, and fixes {fixes} known issues. We recommend that all users update at a quiet time.',
        ),
        heading('Before you update'),
        list([
          'The power supply is stable and the backup battery is above 50%.',
          'No irrigation or fertigation is running.',
          'The site’s settings are backed up in Qinghe Cloud.',
        ]),
        image('control-room', 'Updating several devices in Qinghe Cloud'),
        heading('How to update'),
        paragraph(
          'Sign in to Qinghe Cloud, open Devices / Maintenance, select the devices and press Update now. The update takes about six minutes; all outputs keep their state. If it fails, the device returns to its previous version by itself.',
        ),
        paragraph('If you have any trouble, contact your service station or call 400-000-0808.'),
      ],
    },
    variants: [
      {
        series: 'QH-C',
        picture: 'factory',
        version: '3.8.2',
        area: '卷膜行程学习的准确度',
        fixes: '7',
        english: { area: 'the accuracy of travel learning for roll-up vents' },
      },
      {
        series: 'QH-G',
        picture: 'factory',
        version: '2.6.0',
        area: '断点续传的速度',
        fixes: '11',
        english: { area: 'the speed at which uploads resume' },
      },
      {
        series: 'QH-F',
        picture: 'lab',
        version: '4.1.5',
        area: 'EC 与 pH 的联合调节',
        fixes: '9',
        english: { area: 'the combined control of EC and pH' },
      },
      {
        series: 'QH-W',
        picture: 'station-in-field',
        version: '1.9.3',
        area: '低温启动与省电策略',
        fixes: '5',
        english: { area: 'cold starts and power saving' },
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
    english: {
      author: 'Crop Vision Team',
      title: 'Growth cameras learn {ability}: open beta for {crop}',
      summary: '{abilityCap} enters open beta, with a recognition accuracy of {rate}.',
      tags: ['Growth camera', 'Open beta'],
      blocks: [
        paragraph(
          'From today, growth cameras of the QH-V series offer {ability}. The open beta starts with {crop}. On our internal test set, recognition accuracy is {rate}.',
        ),
        image('greenhouse-inside', 'Crop rows seen from the camera'),
        heading('How to use it'),
        paragraph(
          'Turn on the beta on the Growth page of Qinghe Cloud. The camera then takes and analyses pictures at ten every morning and shows the results as a curve and as annotated images.',
        ),
        heading('What it cannot do yet'),
        paragraph(
          'Leaves that hide one another and strong backlight reduce accuracy, especially in dense plantings. The results support your judgement; they do not replace a walk through the crop.',
        ),
        paragraph(
          'Beta users can correct the annotated images directly. Every correction helps the model to become more accurate in your greenhouse.',
        ),
      ],
    },
    variants: [
      {
        ability: '果实计数',
        crop: '番茄',
        rate: '96.3%',
        english: { ability: 'fruit counting', abilityCap: 'Fruit counting', crop: 'tomatoes' },
      },
      {
        ability: '花朵计数',
        crop: '草莓',
        rate: '94.8%',
        english: {
          ability: 'flower counting',
          abilityCap: 'Flower counting',
          crop: 'strawberries',
        },
      },
      {
        ability: '叶面积估算',
        crop: '黄瓜',
        rate: '95.1%',
        english: {
          ability: 'leaf area estimation',
          abilityCap: 'Leaf area estimation',
          crop: 'cucumbers',
        },
      },
      {
        ability: '粉虱早期提醒',
        crop: '辣椒',
        rate: '91.7%',
        english: {
          ability: 'early whitefly detection',
          abilityCap: 'Early whitefly detection',
          crop: 'peppers',
        },
      },
    ],
  },
  {
    categoryId: 3,
    picture: 'probe-in-bed',
    author: '产品部',
    title: '{name}上架 {count} 种作物配方，一键切换生育期',
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
    english: {
      author: 'Product Team',
      title: 'New recipes for {name}: {count} crops, every growth stage',
      summary:
        'The recipes are validated by our Plant Nutrition Laboratory, correct themselves for your water, and can be fine-tuned.',
      tags: ['Fertigation', 'Recipes'],
      blocks: [
        paragraph(
          'This week’s update of our recipe library for {name} adds {count} crops with {stages} growth stages in total. Existing users can download it free of charge.',
        ),
        image('lab', 'Comparing recipes in the laboratory'),
        heading('Where the recipes come from'),
        paragraph(
          'Our Plant Nutrition Laboratory has tested each recipe over at least two crops, and partner sites in at least three regions have tried it. Each one states the water it suits, the target EC and what to look out for.',
        ),
        list([
          'Enter your raw-water analysis, and doses are corrected automatically.',
          'Transitions between growth stages are gradual, to protect the roots.',
          'Every change is logged, and any earlier version can be restored.',
        ]),
        paragraph(
          'Recipes are a guide. Adapt them to your soil, water and variety, and try them on a small area first.',
        ),
      ],
    },
    variants: [
      { name: '水肥一体机', count: '12', stages: '48', english: { name: 'dosing units' } },
      { name: '智能施肥站', count: '8', stages: '31', english: { name: 'fertigation stations' } },
      {
        name: '两通道水肥机',
        count: '6',
        stages: '20',
        english: { name: 'two-channel dosing units' },
      },
      {
        name: '四通道水肥机',
        count: '9',
        stages: '18',
        english: { name: 'four-channel dosing units' },
      },
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
        '{result}。按当地电价计算，增收扣除电费与折旧后仍有盈余，但盈余主要来自最阴的那些天——也就是说，不是每天都要开灯。',
      ),
      paragraph('完整数据表可向当地服务站索取。'),
    ],
    english: {
      author: 'Light Laboratory',
      title: 'Lighting trial on {crop}, {days} days: {result}',
      summary:
        'Our Light Laboratory publishes the results of its QH-L comparison trial on {crop}: {result}.',
      tags: ['Lighting', 'Trials'],
      blocks: [
        paragraph(
          'Is supplementary lighting worth it? For {days} days, our Light Laboratory grew {crop} with and without extra light in the same greenhouse. Here are the results in full.',
        ),
        heading('Design of the trial'),
        list([
          'Treatment: top lighting that brings the daily light integral up to its target.',
          'Control: natural light, with everything else identical.',
          'Three replicates per group, measured once a week.',
        ]),
        image('rack', 'The growing rack used in the trial'),
        heading('Results'),
        paragraph(
          'With extra light: {result}. At local electricity prices, the additional income exceeds the cost of power and depreciation. Most of the gain, however, comes from the dullest days; in other words, the lights need not be on every day.',
        ),
        paragraph('Ask your service station for the complete data tables.'),
      ],
    },
    variants: [
      {
        crop: '番茄',
        days: '96',
        result: '单株产量提高 18.6%',
        english: { crop: 'tomatoes', result: '18.6% more yield per plant' },
      },
      {
        crop: '草莓',
        days: '84',
        result: '第一穗果提前 9 天采收',
        english: { crop: 'strawberries', result: 'first truss ripe nine days earlier' },
      },
      {
        crop: '黄瓜苗',
        days: '28',
        result: '壮苗指数提高 31%',
        english: { crop: 'cucumber seedlings', result: '31% higher seedling index' },
      },
      {
        crop: '菊花',
        days: '70',
        result: '花期误差控制在两天以内',
        english: { crop: 'chrysanthemums', result: 'flowering within two days of target' },
      },
    ],
  },
];
