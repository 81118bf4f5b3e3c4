import { MenuItem } from '#src/features/menu/schema.ts';
import { type Seed, type Table, times } from './context.ts';
import { site } from './english/site.ts';
import { withEnglish } from './english/with-english.ts';
import { categories } from './products/product-categories.ts';

type Item = {
  title: string;
  path: string;
  icon?: string;
  caption?: string;
  info?: string;
  items?: Item[];
};

const header: Item[] = [
  { title: '首页', path: '/home' },
  {
    title: '产品中心',
    path: '/product',
    items: categories.map(({ id, name, children }) => ({
      title: name,
      path: `/product?categoryId=${id}`,
      items: children.map((child) => ({
        title: child.name,
        path: `/product?categoryId=${child.id}`,
      })),
    })),
  },
  {
    title: '新闻资讯',
    path: '/news',
    items: [
      { title: '公司新闻', path: '/news?categoryId=1' },
      { title: '行业资讯', path: '/news?categoryId=2' },
      { title: '产品动态', path: '/news?categoryId=3' },
      { title: '技术文章', path: '/news?categoryId=4' },
      { title: '展会活动', path: '/news?categoryId=5' },
    ],
  },
  { title: '客户案例', path: '/case' },
  { title: '加入我们', path: '/job' },
  { title: '关于我们', path: '/aboutus' },
];

const foot: Item[] = [
  {
    title: '产品与服务',
    path: '/product',
    items: [
      ...categories.map(({ id, name }) => ({ title: name, path: `/product?categoryId=${id}` })),
      { title: '资料下载', path: '/download' },
    ],
  },
  {
    title: '新闻资讯',
    path: '/news',
    items: [
      { title: '公司新闻', path: '/news?categoryId=1' },
      { title: '产品动态', path: '/news?categoryId=3' },
      { title: '技术文章', path: '/news?categoryId=4' },
      { title: '客户案例', path: '/case' },
    ],
  },
  {
    title: '关于青禾',
    path: '/aboutus',
    items: [
      { title: '公司简介', path: '/aboutus' },
      { title: '加入我们', path: '/job' },
    ],
  },
];

const system: Item[] = [
  {
    title: '站点管理',
    path: '/backstage/site',
    items: [
      { title: '广告轮播', path: '/backstage/site/advertisement-rota/list', icon: 'carousel' },
      { title: '公司信息', path: '/backstage/site/company-info/list', icon: 'company' },
      { title: '友情链接', path: '/backstage/site/friendly-link/list', icon: 'link' },
    ],
  },
  {
    title: '内容管理',
    path: '/backstage/content',
    items: [
      { title: '产品分类', path: '/backstage/content/productscategory/list', icon: 'category' },
      { title: '产品管理', path: '/backstage/content/products/list', icon: 'product' },
      {
        title: '行业资讯',
        path: '/backstage/content/industry-news/list',
        icon: 'news',
        caption: '官网新闻与技术文章',
      },
    ],
  },
  {
    title: '系统管理',
    path: '/backstage/system',
    items: [{ title: '用户管理', path: '/backstage/system/user/list', icon: 'user' }],
  },
];

export const menuTable: Table<MenuItem> = { record: MenuItem, seed: seedMenu };

/** Header, footer and back-office menus as a flat list. */
function seedMenu(seed: Seed): MenuItem[] {
  const rows: MenuItem[] = [];
  const add = (items: Item[], position: MenuItem['position'], parentId: number | null) => {
    for (const [index, { items: children = [], ...item }] of items.entries()) {
      const id = rows.length + 1;
      rows.push({
        id,
        name: '',
        icon: '',
        roles: position === 'system' && item.title === '系统管理' ? ['admin'] : [],
        disabled: false,
        caption: '',
        info: '',
        target: 'self',
        status: 0,
        ...item,
        parentId,
        position,
        children: [],
        sort: (index + 1) * 10,
        ...times(seed, 300),
      });
      add(children, position, id);
    }
  };
  add(header, 'header', null);
  add(foot, 'foot', null);
  add(system, 'system', null);
  return withEnglish(rows, ['title'], site);
}
