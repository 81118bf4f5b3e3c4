import type { Words } from './with-english.ts';

/** Menu, carousel, announcements, company, partners, history, honors and categories. */
export const site: Words = {
  首页: 'Home',
  产品中心: 'Products',
  新闻资讯: 'News',
  公司新闻: 'Company news',
  行业资讯: 'Industry',
  产品动态: 'Product updates',
  技术文章: 'Growing guides',
  展会活动: 'Events',
  客户案例: 'Case studies',
  加入我们: 'Careers',
  关于我们: 'About us',
  产品与服务: 'Products and services',
  资料下载: 'Downloads',
  关于青禾: 'About Qinghe',
  公司简介: 'Who we are',
  青禾的大事与小事: 'News from Qinghe, large and small',
  设施农业的趋势与观察: 'Trends and analysis for greenhouse growing',
  '新品、升级与固件说明': 'New products, upgrades and firmware notes',
  农艺与工程师写的实用方法: 'Practical methods from our agronomists and engineers',
  '展会、培训与开放日': 'Trade fairs, training and open days',
  客户用我们的产品做了什么: 'What customers do with our products',

  让温室自己照看庄稼: 'Greenhouses that look after the crop',
  '26 个省份 1,800 多座温室园区在用：夜里无人值守，清晨一切如常':
    'In use at more than 1,800 sites in 26 provinces: quiet nights, good mornings',
  了解产品: 'See products',
  一屏看清百座温室: 'A hundred greenhouses on one screen',
  '青禾云调度平台：告警有原因，操作有记录，复盘有依据':
    'Qinghe Cloud: every alarm explained, every action logged, every season reviewed',
  查看方案: 'How it works',
  '从一个棚，到一片园区': 'From one greenhouse to a whole site',
  '模块化设计，先装一个棚试一茬，满意了再推开':
    'Modular by design: try it on one crop in one greenhouse, then roll it out',
  客户故事: 'Case studies',
  '每一台设备，都经过 72 小时老化': 'Every device burned in for 72 hours',
  '湖州智能工厂，年产 12 万台（套），出厂附逐支检定记录':
    'Made in Huzhou: 120,000 units a year, each sensor with its calibration record',
  走进青禾: 'Meet Qinghe',
  和一群懂作物的工程师一起工作: 'Engineers who know their crops',
  '研发、农艺、交付多个岗位正在招聘': 'We are hiring in R&D, agronomy and delivery',

  '云平台将于本周日凌晨 2:00 至 4:00 例行维护':
    'Qinghe Cloud: scheduled maintenance this Sunday, 02:00 to 04:00',
  '为提升数据查询速度，青禾云调度平台将于本周日凌晨 2:00 至 4:00 进行例行维护。':
    'To speed up queries, Qinghe Cloud will undergo maintenance this Sunday from 02:00 to 04:00 (UTC+8).',
  '维护期间网页与手机端暂不能登录；':
    'You cannot sign in on the web or in the mobile app during this time.',
  '现场控制器按本地策略正常运行，不受影响；':
    'Controllers on site are not affected: they keep running on their local programs.',
  '维护期间的监测数据会在恢复后自动补传。':
    'Readings taken in the meantime are uploaded automatically afterwards.',
  '如有紧急情况，请拨打服务热线 400-000-0808。':
    'In an emergency, please call our service line on 400-000-0808.',
  冬季温室保温设备免费巡检开始预约: 'Book your free winter greenhouse inspection now',
  '入冬前，青禾各地服务站为在保客户提供一次免费巡检，内容包括传感器校准、执行机构行程检查与备用电源测试。':
    'Before winter sets in, our service stations offer all customers under warranty one free inspection: sensor calibration, a check of actuator travel and a test of the backup power.',
  '请通过服务热线或微信服务号预约，名额按预约先后安排。':
    'Book through our service line or on WeChat. Visits are scheduled in order of booking.',
  关于防范冒用我公司名义销售设备的声明: 'Beware of devices sold in our name',
  '近期有客户反映，个别网店冒用我公司名义销售翻新传感器。青禾全部产品机身均有唯一序列号，可在官方微信服务号中查验真伪。':
    'Customers have reported online shops that sell refurbished sensors in our name. Every Qinghe product has a unique serial number, which you can verify on our official WeChat service account.',
  '请认准官方及授权渠道。对冒用我公司名义的行为，我们将依法追究责任。':
    'Please buy only from us or from authorised dealers. We take legal action against anyone who misuses our name.',
  'QH-S200W 早期批次电池更换通知': 'Battery replacement for early QH-S200W soil nodes',
  '为延长设备寿命，我们将为 2021 年 6 月前出厂的 QH-S200W 免费更换电池。请在服务号中输入序列号登记，服务人员会与您约定上门时间。':
    'To extend their service life, we replace the batteries of QH-S200W soil nodes made before June 2021 free of charge. Register the serial number on our WeChat service account, and we will contact you to arrange a visit.',
  国庆期间发货与服务安排: 'Shipping and service over the National Day holiday',
  '国庆期间仓库暂停发货三天，服务热线与远程支持照常。':
    'Our warehouse does not ship for three days over the holiday. The service line and remote support are available as usual.',
  年度用户大会报名即将开启: 'Registration for the annual user conference opens soon',
  '今年的用户大会将以“把经验留在系统里”为题，报名通道将准时开放，敬请期待。':
    'The theme of this year’s conference is “Experience that stays in the system”. Registration opens shortly, and we look forward to seeing you.',

  青禾智控科技有限公司: 'Qinghe Controls Co., Ltd',
  '浙江省杭州市余杭区青禾路 88 号 青禾智控大厦':
    'Qinghe Tower, 88 Qinghe Road, Yuhang, Hangzhou, Zhejiang, China',
  '让每一株青禾，都长在合适的环境里': 'The right climate for every plant',
  林女士: 'Ms Lin',
  '工作时间 4 小时内由工程师回复，附报价与选型建议':
    'An engineer replies within 4 working hours with a quote and a recommended model',
  '整机质保两年，终身技术支持': 'Two-year warranty, lifetime support',
  '现货 7 天内发货，成套设备 15 天内发货':
    'Stock items ship within 7 days, complete systems within 15 days',
  '1 台起订': 'One unit',
  '全国上门安装调试，海外远程指导安装':
    'On-site commissioning throughout China, remote commissioning abroad',
  '1800+ 个园区': '1800+ sites',
  '26 个省份': '26 provinces',
  '60 万台设备': '600000 devices',
  '58 个型号': '58 models',
  泰国: 'Thailand',
  越南: 'Vietnam',
  马来西亚: 'Malaysia',
  哈萨克斯坦: 'Kazakhstan',
  乌兹别克斯坦: 'Uzbekistan',
  阿联酋: 'United Arab Emirates',
  沙特阿拉伯: 'Saudi Arabia',
  摩洛哥: 'Morocco',
  肯尼亚: 'Kenya',
  智利: 'Chile',
  墨西哥: 'Mexico',
  荷兰: 'Netherlands',
  我们相信什么: 'What we believe',
  '种植者最宝贵的是判断，而不是值守。设备应当在夜里替人看护温度、湿度、光照与水肥，在清晨把发生过的一切讲清楚。所以我们坚持三件事：测得准、控得稳、说得明白。':
    'A grower’s most valuable asset is judgement, not night shifts. Equipment should watch temperature, humidity, light and nutrients overnight and report clearly in the morning. That is why we hold to three principles.',
  测得准: 'Accurate measurement',
  '：传感器逐支标定，出厂附检定记录，支持现场免拆校准；':
    ': every sensor is individually calibrated, ships with its calibration record, and can be recalibrated in place.',
  控得稳: 'Stable control',
  '：控制策略在本地运行，断网不停机，来电自恢复；':
    ': programs run on site, keep running when the network fails, and resume after a power cut.',
  说得明白: 'Clear explanations',
  '：每一次启停都有原因记录，农技人员看得懂、改得动。':
    ': every start and stop is logged with its reason, in rules that agronomists can read and change.',
  研发与制造: 'R&D and manufacturing',
  '公司现有员工 320 人，其中研发人员占四成。位于杭州的研发中心设有植物营养实验室、光环境实验室与电磁兼容测试间；湖州生产基地拥有两条自动化装配线，年产各类设备 12 万台（套）。':
    'Four in ten of our 320 employees work in research and development. Our R&D centre in Hangzhou has laboratories for plant nutrition and light and an EMC test chamber; two automated assembly lines in Huzhou build 120,000 units a year.',
  服务: 'Service',
  '从方案设计、安装调试到每个茬口的参数复盘，青禾在全国设有 11 个服务站，省会城市 24 小时内到场，远程支持全年无休。':
    'From system design and commissioning to the review after each crop, our 11 service stations across China support you: on site in provincial capitals within 24 hours, and remotely all year round.',
  杭州总部的大堂: 'The lobby of our head office in Hangzhou',
  湖州生产基地的成品仓库: 'The finished-goods warehouse in Huzhou',

  禾田农业研究院: 'Hetian Institute of Agriculture',
  设施栽培与植物营养研究: 'Research on greenhouse growing and plant nutrition',
  中部设施园艺学会: 'Central Society for Horticulture',
  行业标准与学术交流: 'Standards and scientific exchange',
  绿野种苗集团: 'Lüye Seedlings Group',
  蔬菜种苗繁育与供应: 'Vegetable seedlings',
  云耕农服平台: 'Yungeng Farm Services',
  农技服务与社会化托管: 'Agronomy and farm management services',
  北辰温室工程: 'Beichen Greenhouse Engineering',
  连栋温室设计与施工: 'Design and construction of greenhouses',
  远山生态农场: 'Yuanshan Farm',
  智慧农场示范基地: 'A demonstration site for smart farming',
  数田科技: 'Shutian Technology',
  农业遥感与数据服务: 'Remote sensing and farm data',
  江禾水肥: 'Jianghe Fertigation',
  水溶肥与灌溉耗材: 'Soluble fertiliser and irrigation supplies',
  晨光补光实验室: 'Chenguang Light Laboratory',
  植物光环境检测: 'Testing of plant lighting',
  惠农冷链物流: 'Huinong Cold Chain',
  产地预冷与冷链配送: 'Precooling and refrigerated transport',
  南苑职业农学院: 'Nanyuan Farming College',
  新型职业农民培训: 'Training for growers',
  丰源农业装备: 'Fengyuan Equipment',
  设施农业装备制造: 'Equipment for greenhouse growing',
  绿标检测认证: 'Lübiao Testing',
  农产品与传感器检测: 'Testing of produce and sensors',

  公司成立: 'Five classmates and a soil probe',
  '五位农业工程专业的同学在杭州租下一间 80 平方米的办公室，做出第一支土壤温湿度探头。':
    'Five agricultural engineering classmates rent an 80 m² office in Hangzhou and build their first soil moisture and temperature probe.',
  首个商用订单: 'Our first commercial order',
  '宁夏贺兰的枸杞园区采购 40 套墒情监测站，产品第一次走出实验室。':
    'A goji grower in Helan, Ningxia, buys 40 soil moisture stations. Our product leaves the laboratory for the first time.',
  植物营养实验室建成: 'Plant Nutrition Laboratory opens',
  '与高校联合建设实验室，开始积累不同作物的需水需肥数据。':
    'Together with a university, we start to collect data on the water and nutrient needs of different crops.',
  首款温室控制器量产: 'Our first greenhouse controller',
  'QH-C100 上市，实现卷膜、风机、湿帘的联动控制，断网可独立运行。':
    'The QH-C100 goes into production. It coordinates roll-up vents, fans and cooling pads, with or without a network.',
  通过高新技术企业认定: 'Certified as a high-tech enterprise',
  '拥有 12 项发明专利与 30 余项软件著作权。':
    'We hold 12 invention patents and more than 30 software copyrights.',
  云平台上线: 'Qinghe Cloud goes live',
  '青禾云调度平台第一版上线，当年接入温室 86 座。':
    'The first version connects 86 greenhouses within the year.',
  水肥一体机发布: 'Our first dosing units',
  'QH-F 系列把配肥误差控制在 2% 以内，进入番茄与草莓产区。':
    'The QH-F series doses fertiliser to within 2% and reaches tomato and strawberry growers.',
  湖州生产基地奠基: 'Work starts on the Huzhou plant',
  '规划用地 60 亩，两条自动化装配线。':
    'The site covers 4 hectares and is planned for two automated assembly lines.',
  湖州生产基地投产: 'The Huzhou plant opens',
  '年产能达到 5 万台（套），交付周期从 30 天缩短到 10 天。':
    'Capacity reaches 50,000 units a year, and lead times fall from 30 days to 10.',
  支援保供: 'Keeping vegetables coming',
  '春节期间 12 支服务队驻点北方蔬菜基地，保障 300 多座温室不停机。':
    'Twelve service teams spend Spring Festival at vegetable sites in the north and keep more than 300 greenhouses running.',
  参与行业标准制定: 'Helping to write an industry standard',
  '作为起草单位之一，参与设施农业环境传感器的团体标准编制。':
    'We are one of the authors of an association standard for greenhouse climate sensors.',
  新总部启用: 'A new head office',
  '青禾智控大厦落成，研发、测试与客户体验中心同址。':
    'Qinghe Tower brings development, testing and our customer centre under one roof.',
  长势监测相机上市: 'Growth cameras go on sale',
  '用图像识别株高、叶面积与花果数，农技人员第一次可以远程“看苗”。':
    'They measure plant height, leaf area, flowers and fruit from images. For the first time, agronomists can inspect a crop remotely.',
  '服务园区突破 1,500 个': '1,500 sites served',
  '客户分布 26 个省份，海外订单首次超过一成。':
    'We have customers in 26 provinces, and orders from abroad exceed 10% for the first time.',
  边缘智能网关发布: 'Edge AI gateways',
  'QH-G 系列在现场完成异常识别，流量费用下降七成。':
    'The QH-G series detects anomalies on site and cuts data costs by 70%.',
  十五周年: 'Fifteen years',
  '累计交付设备 60 万台（套），青禾苗圃公益计划走进第 50 所乡村学校。':
    '600,000 devices delivered, and Qinghe Seedlings, our classroom farm programme, reaches its 50th village school.',

  高新技术企业: 'High-tech Enterprise',
  省高新技术企业认定办公室: 'Provincial High-tech Enterprise Office',
  '三年一次复审，已连续四次通过。': 'Reviewed every three years; passed four times in a row.',
  专精特新中小企业: 'Specialised and Innovative SME',
  省中小企业发展促进中心: 'Provincial SME Development Centre',
  '深耕设施农业环境感知与控制细分领域。':
    'For our specialisation in sensing and control for greenhouses.',
  农业科技进步二等奖: 'Agricultural Science and Technology Award, second prize',
  省农业科技奖励评审委员会: 'Provincial Agricultural Science Award Committee',
  '获奖项目：温室水肥气热协同调控关键技术与应用。':
    'For the coordinated control of water, nutrients, CO₂ and heat in greenhouses.',
  质量管理体系认证: 'Quality management system certificate',
  '覆盖传感器与控制器的设计、制造和服务。':
    'Covers the design, manufacture and service of sensors and controllers.',
  环境管理体系认证: 'Environmental management system certificate',
  '湖州生产基地与杭州研发中心同时通过。':
    'Covers both the Huzhou plant and the Hangzhou R&D centre.',
  设施园艺装备创新金奖: 'Gold Award for Innovation in Horticultural Equipment',
  '获奖产品：QH-V 系列长势监测相机。': 'For the QH-V series of growth cameras.',
  市级企业技术中心: 'City-level Enterprise Technology Centre',
  市企业技术中心评定办公室: 'City Office for Enterprise Technology Centres',
  '拥有植物营养、光环境与电磁兼容三个实验室。':
    'For our laboratories for plant nutrition, light and electromagnetic compatibility.',
  守合同重信用企业: 'Contract-honouring and Trustworthy Enterprise',
  市企业信用促进会: 'City Association for Business Credit',
  '连续五年公示。': 'Listed for five years in a row.',
  智慧农业优秀解决方案: 'Outstanding Smart Farming Solution',
  数字农业产业联盟: 'Digital Agriculture Alliance',
  '入选方案：百座温室统一调度与农事复盘。':
    'For managing a hundred greenhouses from one place and reviewing each crop.',

  环境感知: 'Sensing',
  '土壤、气象、气体与长势，把看不见的变化测出来':
    'Sensors for soil, weather, gas and growth that detect what the eye cannot see',
  土壤传感器: 'Soil sensors',
  '温度、水分、电导率多参数监测': 'Temperature, moisture and EC in one probe',
  气象监测站: 'Weather stations',
  温室内外的小气候观测: 'Microclimate inside and outside the greenhouse',
  气体与长势监测: 'Gas and growth monitoring',
  二氧化碳浓度与作物长势: 'CO₂ levels and crop growth',
  智能控制: 'Control',
  '控制器、控制柜与网关，本地决策、断网不停机':
    'Controllers, cabinets and gateways that run on site, even without a network',
  温室控制器: 'Greenhouse controllers',
  '灌溉、通风与遮阳联动': 'Coordinated irrigation, ventilation and shading',
  环境控制柜: 'Climate control cabinets',
  面向连栋温室的成套电控: 'Complete electrical control for multi-span greenhouses',
  物联网网关: 'IoT gateways',
  多协议接入与边缘计算: 'Multi-protocol access and edge computing',
  水肥灌溉: 'Fertigation',
  '配肥、阀门与水泵，让水肥按需到根':
    'Dosing, valves and pumps that bring water and nutrients to the roots as needed',
  水肥一体机: 'Dosing units',
  多通道精准配肥: 'Precise multi-channel dosing',
  阀门与水泵: 'Valves and pumps',
  管网的开关与动力: 'Flow control and pumping for pipe networks',
  栽培装备: 'Growing equipment',
  '补光与立体栽培，让每一层都照得到光': 'Grow lights and racks that light every tier',
  植物补光灯: 'Grow lights',
  按作物配方的光谱: 'Light recipes for each crop',
  立体栽培架: 'Vertical growing racks',
  模块化多层栽培: 'Modular multi-tier growing',
};

/** The year is the company's first. */
export const introductionWords = (year: number): Words => ({
  ...site,
  [`青禾智控成立于 ${year} 年，专注温室与设施农业的环境感知和自动控制。我们从一支土壤传感器做起，如今产品覆盖感知、控制、水肥与栽培装备四大类、58 个型号，服务全国 26 个省份的 1,800 多个温室园区。`]: `Since ${year} we have built sensing and control systems for greenhouses. We began with a single soil probe. Today, 58 models for sensing, control, fertigation and growing serve more than 1,800 sites in 26 provinces, and a growing number abroad.`,
});
