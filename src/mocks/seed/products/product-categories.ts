import { type ProductCategory, productCategoryApi } from '#src/features/product/category/schema.ts';
import { picture, type Seed, type Table, times } from '../context.ts';
import { site } from '../english/site.ts';
import { withEnglish } from '../english/with-english.ts';

/** Two levels; a child has its products' picture, a parent one of another model. */
export const categories = [
  {
    id: 1,
    name: '环境感知',
    description: '土壤、气象、气体与长势，把看不见的变化测出来',
    picture: 'qh-s300',
    children: [
      {
        id: 11,
        name: '土壤传感器',
        description: '温度、水分、电导率多参数监测',
        picture: 'soil-probe',
      },
      {
        id: 12,
        name: '气象监测站',
        description: '温室内外的小气候观测',
        picture: 'weather-station',
      },
      {
        id: 13,
        name: '气体与长势监测',
        description: '二氧化碳浓度与作物长势',
        picture: 'co2-sensor',
      },
    ],
  },
  {
    id: 2,
    name: '智能控制',
    description: '控制器、控制柜与网关，本地决策、断网不停机',
    picture: 'qh-c500',
    children: [
      { id: 21, name: '温室控制器', description: '灌溉、通风与遮阳联动', picture: 'controller' },
      { id: 22, name: '环境控制柜', description: '面向连栋温室的成套电控', picture: 'cabinet' },
      { id: 23, name: '物联网网关', description: '多协议接入与边缘计算', picture: 'gateway' },
    ],
  },
  {
    id: 3,
    name: '水肥灌溉',
    description: '配肥、阀门与水泵，让水肥按需到根',
    picture: 'qh-f600',
    children: [
      { id: 31, name: '水肥一体机', description: '多通道精准配肥', picture: 'dosing' },
      { id: 32, name: '阀门与水泵', description: '管网的开关与动力', picture: 'valve' },
    ],
  },
  {
    id: 4,
    name: '栽培装备',
    description: '补光与立体栽培，让每一层都照得到光',
    picture: 'qh-r5',
    children: [
      { id: 41, name: '植物补光灯', description: '按作物配方的光谱', picture: 'grow-light' },
      { id: 42, name: '立体栽培架', description: '模块化多层栽培', picture: 'rack' },
    ],
  },
];

export const productCategoriesTable: Table<ProductCategory> = {
  record: productCategoryApi.record,
  seed: seedProductCategories,
};

function seedProductCategories(seed: Seed): ProductCategory[] {
  const common = { status: 0 as const, ...times(seed, 900) };
  const rows = categories.flatMap(({ children, picture: name, ...top }, index) => [
    { ...top, parentId: null, image: picture(name), sort: (index + 1) * 10, ...common },
    ...children.map(({ picture: childPicture, ...child }, childIndex) => ({
      ...child,
      parentId: top.id,
      image: picture(childPicture),
      sort: (childIndex + 1) * 10,
      ...common,
    })),
  ]);
  return withEnglish(rows, ['name', 'description'], site);
}
