import { type FriendlyLink, friendlyLinkApi } from '#src/features/friendly-link/schema.ts';
import { type Seed, type Table, times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';

const sites: [name: string, host: string, description: string][] = [
  ['禾田农业研究院', 'hetian-institute', '设施栽培与植物营养研究'],
  ['中部设施园艺学会', 'horticulture-society', '行业标准与学术交流'],
  ['绿野种苗集团', 'lvye-seedling', '蔬菜种苗繁育与供应'],
  ['云耕农服平台', 'yungeng', '农技服务与社会化托管'],
  ['北辰温室工程', 'beichen-greenhouse', '连栋温室设计与施工'],
  ['远山生态农场', 'yuanshan-farm', '智慧农场示范基地'],
  ['数田科技', 'shutian-tech', '农业遥感与数据服务'],
  ['江禾水肥', 'jianghe-fertigation', '水溶肥与灌溉耗材'],
  ['晨光补光实验室', 'chenguang-light', '植物光环境检测'],
  ['惠农冷链物流', 'huinong-coldchain', '产地预冷与冷链配送'],
  ['南苑职业农学院', 'nanyuan-college', '新型职业农民培训'],
  ['丰源农业装备', 'fengyuan-equipment', '设施农业装备制造'],
  ['绿标检测认证', 'lvbiao-testing', '农产品与传感器检测'],
  ['旧版官网', 'old', '2019 年前的网站，已停止更新'],
];

export const linksTable: Table<FriendlyLink> = { record: friendlyLinkApi.record, seed: seedLinks };

/** The last one is hidden. */
function seedLinks(seed: Seed): FriendlyLink[] {
  const rows = sites.map(([name, host, description], index) => ({
    id: index + 1,
    name,
    url: `https://${host}.example.com`,
    logo: index === sites.length - 1 ? '' : `/api/pictures/partner-${index + 1}.svg`,
    description,
    sort: (index + 1) * 10,
    status: index === sites.length - 1 ? (1 as const) : (0 as const),
    ...times(seed, 400 - index * 20),
  }));
  return withEnglish(rows, ['name', 'description'], site);
}
