// Words that the Advertising Law of the People's Republic of China (中华人民共和国广告法) forbids or ties to
// proof, and the phrases in which they are harmless. The reasons are the texts `checklist.law.…`.
// Sources: the law of 2015 as amended in 2021, and the guide of the State Administration for Market
// Regulation on absolute terms in advertisements (广告绝对化用语执法指南, 2023), whose articles 5 and 6 name
// the exceptions: attitudes and aims, order in time, limits of use, grades of standards, awards.
// A longer match wins: a harmless phrase hides the word in it.

/** The rule of the law that a word may break. */
export type LawRule =
  | 'superlative'
  | 'state'
  | 'proof'
  | 'promise'
  | 'medical'
  | 'return'
  | 'patent'
  | 'rivals';

const list = (words: string) => words.trim().split(/\s+/);

/** A claim that compares with all others in a place or a trade. */
const SCOPES = list(`
  全国 全球 世界 国内 国际 国内外 海内外 亚洲 中国 行业 业界 业内 同行 同类 全省 全市 省内 市内 本省 本市 本地 地区 全网 史上 宇宙
`);
const BEST = list('最大 最高 最低 最小 最长 最早 最多 最全 最快 最远 之最');
const FIRST = list('第一 首家 首个 首款 首台 首套 首条 首座 首创 领先 唯一');
const inScopes = (claims: readonly string[]) =>
  SCOPES.flatMap((scope) => claims.map((claim) => scope + claim));

/** Words by the rule, lower case and half width. */
export const LAW_WORDS: Record<LawRule, readonly string[]> = {
  // Article 9 (3): "国家级", "最高级", "最佳" and the like. Of the many words with 最 those that praise.
  superlative: [
    ...list(`
      国家级 世界级 全球级 宇宙级 最高级 最高端 最高档 最高品质 最高质量 最高水平 最高水准 最高标准 最高境界 最高荣誉
      最佳 最优 最好 最棒 最强 最牛 最火 最赞 最美 最快 最全 最先进 最前沿 最尖端 最领先 最创新 最智能 最科学 最专业 最权威
      最完美 最完善 最完整 最全面 最齐全 最丰富 最豪华 最奢华 最高贵 最尊贵 最时尚 最流行 最畅销 最热销 最抢手 最受欢迎 最受信赖
      最受好评 最值得 最具 最安全 最可靠 最稳定 最牢固 最坚固 最耐用 最精准 最精密 最精确 最准确 最准 最高效 最有效 最灵敏 最节能
      最省 最环保 最绿色 最健康 最天然 最纯净 最新鲜 最正宗 最地道 最著名 最知名 最有名 最出名 最有影响力 最有实力 最便捷 最方便
      最便宜 最实惠 最优惠 最划算 最超值 最低价 最低折扣 最大优惠 最大折扣 最大力度 规模最大 产能最大
      产量最大 市场最大 最大的生产 最大的基地 最大的供应商 最大的制造商 最大的厂家 最大的工厂 最大的企业 最大的公司 最大的品牌 最舒适 最贴心 最满意 最放心
      第一 唯一 仅此一家 独一无二 绝无仅有 无与伦比 举世无双 无可比拟 史无前例 前无古人 空前绝后 万中无一 首屈一指
      第一品牌 第一集团 第一行业 顶级 顶尖 顶峰 极品 极致 极佳 绝佳 绝对 至尊 至臻 巅峰 王牌 之王 王者 领袖品牌 领导品牌 冠军品质
      冠军品牌 no.1 no1 top1 top.1
    `),
    ...inScopes(BEST),
  ],
  // Article 9 (2): organs and staff of the state.
  state: list(`
    国家机关推荐 国家机关指定 国务院推荐 政府推荐 政府指定 国家推荐 国家指定 部委推荐 领导人推荐 领导人指定
    国家领导人 国宴专用 国宴用 国宴指定 人民大会堂专用 人民大会堂指定 中南海专供 特供 专供党政 军队专供 机关专供
    国家免检 免检产品 质量免检
  `),
  // Article 11: data, surveys and rankings have to be true and to name their source.
  proof: [
    ...list(`
      销量第一 销售第一 产量第一 产销第一 排名第一 市场占有率第一 市占率第一 口碑第一 销量冠军 销售冠军 行业冠军 遥遥领先
      领先同行 领先水平 首家 首创 填补国内空白 填补空白
    `),
    ...inScopes(FIRST),
  ],
  // Articles 4 and 28: what cannot be kept misleads.
  promise: list(`
    永久 永不 万能 零风险 无风险 百分百 100%有效 100%安全 100%满意 100%合格 绝不反弹 无效退款 假一赔 一劳永逸 终身免费
    点击有奖 全民疯抢 再不抢 卖疯了
  `),
  // Articles 16 and 17: no assertions of effect or safety, no medical words outside medicine.
  medical: list(`
    根治 包治 治愈率 药到病除 无副作用 无毒副作用 安全无毒 祛病 抗癌 防癌 疗效 特效药 包医百病
  `),
  // Articles 25 and 26: no promise of returns.
  return: list(`
    保本 稳赚 稳赚不赔 保收益 无风险收益 升值回报 投资回报 必赚 躺赚
  `),
  // Article 12: patents have to be granted, and named with number and kind.
  patent: list(`
    专利申请中 申请专利中 正在申请专利 已申请专利 申请了专利 专利待批
  `),
  // Article 13: other makers must not be disparaged.
  rivals: list(`
    秒杀同行 吊打同行 完爆 碾压同行 同行不敢 别家没有 假冒伪劣的同行 甩开同行
  `),
};

const ORDINAL = list(`
  步 季度 时间 次 条 章 节 届 批 批次 期 阶段 年 年度 天 周 月 个月 日 个 页 层 楼 排 列 行 部分 项 款 段 卷 册 集 讲 课 轮 场 组
  班 线 支 茬 穗 株 棵 颗 粒 台 套 条 座 份 笔 单 炉 车 位 名 遍 篇 版 堂 首 幅 张 站 期 代 现场 手 眼 印象 反应 道 关 责任人 书记 党支部 支部 车间 分厂 工厂 机床厂 汽车 医院 人民医院 附属医院 中学 小学 高级中学
  大街 大道 产业 作者 届次 梯队 人称 语言 性原理 桶金 百 千 万 亿 要务 要素 动力 生产力 资源 议题
`);

/** Phrases with such a word that say something else. */
export const HARMLESS: readonly string[] = [
  ...ORDINAL.map((word) => `第一${word}`),
  ...list(`
    最优化 最优解 最全面禁止 最强烈 最强音 最快速度 最快反应 最准时 最省心
    最好在 最好不要 最好别 最好先 最好能 最好提前 最好避免 最好由 最好将 最好使用 最佳实践 最佳雇主 最佳供应商 最佳合作伙伴
    最佳组织 最佳员工 最佳新人 最佳论文 最具挑战 最美劳动者 最美职工 最美奋斗者
    国家级高新 国家级专精特新 国家级企业技术中心 国家级技术中心 国家级工业设计中心 国家级绿色 国家级实验室 国家级重点 国家级单项冠军
    国家级制造业 国家级经济技术开发区 国家级经开区 国家级开发区 国家级新区 国家级非物质 国家级非遗 国家级科技 国家级标准 国家级检测
    国家级自然保护区 国家级示范 世界级非遗 世界级难题
    安全第一 质量第一 客户第一 顾客第一 用户第一 信誉第一 诚信第一 服务第一 健康第一 预防第一 友谊第一 中国第一汽车
    唯一标识 唯一编号 唯一编码 唯一码 唯一代码 唯一性 唯一识别 唯一序列号 唯一的序列号 唯一联系 唯一指定联系
    绝对值 绝对误差 绝对压力 绝对湿度 绝对温度 绝对编码 绝对式 绝对位置 绝对定位 绝对坐标 绝对零度 绝对路径 绝对多数 绝对精度 绝对不要
    绝对禁止 绝对不能 绝对不得
    永久磁铁 永久磁体 永久性 永久居 永久变形 永久保存 永久删除 永不言弃 永不止步 永不停歇 永不放弃 永不满足 永久荣誉
    万能表 万能试验机 万能材料试验机 万能铣床 万能角度尺 万能外圆磨床 万能工具磨床 万能式断路器 万能电桥 万能充
    王者荣耀 顶级域名 顶尖距 顶尖座 顶尖孔 活动顶尖 固定顶尖 回转顶尖 机床顶尖 尾座顶尖 首创精神 首家庭
    特供应 投资回报率 投资回报期 保本点
  `),
];
