import { screen, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { Database } from '#src/mocks/database.ts';
import { photoFile } from '#tests/support/picture-files.ts';
import { letPicturesLoad } from '#tests/support/pictures.ts';

type StoredRecord = { id: string | number; [field: string]: unknown };

type Written = {
  name: string;
  /** The kind of its list. */
  list: 'ordered' | 'whole' | 'paged';
  /** Below `/backstage`. */
  path: string;
  title: string;
  newButton: string;
  /** The call of its list. */
  read: `GET /${string}/${string}`;
  stored: (db: Database) => {
    all: () => readonly StoredRecord[];
    find: (id: unknown) => StoredRecord | undefined;
    remove: (id: unknown) => void;
  };
  /** The field that names a record, in the form and in the record. */
  label: { text: string; field: string };
  /** Lets all records be deleted, where some are in use. */
  freeAll?: (db: Database) => void;
  /** Fills what a new record needs besides its name. */
  fill?: (user: UserEvent) => Promise<void>;
};

/** Every content type that has a list, a new page and an edit page; company info has ways of its own. */
const TYPES: Written[] = [
  {
    name: 'advertisement',
    list: 'ordered',
    path: 'site/advertisement-rota',
    title: '轮播广告',
    newButton: '新建轮播广告',
    read: 'GET /scroller/get',
    stored: (db) => db.advertisements,
    label: { text: '标题', field: 'title' },
    fill: async (user) => {
      letPicturesLoad();
      const file = photoFile(1, '温室.png');
      await user.upload(screen.getByLabelText(/^电脑端图片/, { selector: 'input' }), file);
      const dialog = await screen.findByRole('dialog', { name: '裁剪图片' });
      await user.click(await within(dialog).findByRole('button', { name: '使用这部分' }));
      await screen.findByText('温室.webp 已上传');
    },
  },
  {
    name: 'friendly link',
    list: 'ordered',
    path: 'site/friendly-link',
    title: '友情链接',
    newButton: '新建友情链接',
    read: 'GET /links/get',
    stored: (db) => db.links,
    label: { text: '名称', field: 'name' },
    fill: (user) => user.type(screen.getByLabelText(/网址/), 'https://partner.example.com/'),
  },
  {
    name: 'announcement',
    list: 'whole',
    path: 'site/announcement',
    title: '公告',
    newButton: '发布公告',
    read: 'GET /notice/get',
    stored: (db) => db.announcements,
    label: { text: '标题', field: 'title' },
  },
  {
    name: 'product category',
    list: 'whole',
    path: 'content/productscategory',
    title: '产品分类',
    newButton: '新建产品分类',
    read: 'GET /product-category/list',
    stored: (db) => db.productCategories,
    freeAll: (db) => empty(db.products),
    label: { text: '名称', field: 'name' },
  },
  {
    name: 'product',
    list: 'paged',
    path: 'content/products',
    title: '产品',
    newButton: '新建产品',
    read: 'GET /product/page',
    stored: (db) => db.products,
    label: { text: '名称', field: 'name' },
    fill: async (user) => {
      letPicturesLoad();
      await user.click(screen.getByRole('combobox', { name: /分类/ }));
      const [first] = await screen.findAllByRole('option');
      if (first) await user.click(first);
      const file = photoFile(1, '产品.png');
      await user.upload(screen.getByLabelText(/^产品图片/, { selector: 'input' }), file);
      await screen.findByText('已上传 1 张图片');
    },
  },
  {
    name: 'news category',
    list: 'ordered',
    path: 'content/industry-news-category',
    title: '新闻分类',
    newButton: '新建新闻分类',
    read: 'GET /news-category/list',
    stored: (db) => db.newsCategories,
    freeAll: (db) => empty(db.news),
    label: { text: '名称', field: 'name' },
  },
  {
    name: 'news',
    list: 'paged',
    path: 'content/industry-news',
    title: '行业新闻',
    newButton: '发布新闻',
    read: 'GET /news/page',
    stored: (db) => db.news,
    label: { text: '标题', field: 'title' },
    fill: async (user) => {
      await user.click(screen.getByRole('combobox', { name: /分类/ }));
      const [first] = await screen.findAllByRole('option');
      if (first) await user.click(first);
      // Of one that is published, a form asks where its text is.
      await user.click(screen.getByRole('switch', { name: '在网站上显示' }));
    },
  },
  {
    name: 'honor',
    list: 'paged',
    path: 'content/honor',
    title: '荣誉资质',
    newButton: '新建荣誉',
    read: 'GET /honor/page',
    stored: (db) => db.honors,
    label: { text: '名称', field: 'name' },
    fill: async (user) => {
      letPicturesLoad();
      const file = photoFile(1, '证书.png');
      await user.upload(screen.getByLabelText(/^证书图片/, { selector: 'input' }), file);
      await screen.findByText('证书.png 已上传');
    },
  },
  {
    name: 'development history',
    list: 'paged',
    path: 'content/development-history',
    title: '发展历程',
    newButton: '新建历程',
    read: 'GET /develop/page',
    stored: (db) => db.history,
    label: { text: '标题', field: 'title' },
    fill: async (user) => {
      await user.click(screen.getByRole('spinbutton', { name: '年份' }));
      await user.keyboard('201809');
    },
  },
  {
    name: 'job',
    list: 'paged',
    path: 'content/recruitment-info',
    title: '招聘信息',
    newButton: '发布职位',
    read: 'GET /job/page',
    stored: (db) => db.jobs,
    label: { text: '职位名称', field: 'title' },
    fill: async (user) => {
      await user.type(screen.getByRole('textbox', { name: /^部门/ }), '研发中心');
      await user.type(screen.getByRole('combobox', { name: /^工作城市/ }), '杭州');
    },
  },
  {
    name: 'navigation menu',
    list: 'whole',
    path: 'system/menu',
    title: '菜单管理',
    newButton: '新建菜单项',
    read: 'GET /menu/show',
    stored: (db) => db.menu,
    label: { text: '名称', field: 'title' },
  },
];

/** What the common path needs to know of a content type. */
export type CrudType = (typeof CRUD_TYPES)[number];

export const CRUD_TYPES = TYPES.map(({ read, fill = async () => {}, ...type }) => {
  const below = read.slice('GET '.length, read.lastIndexOf('/'));
  return {
    ...type,
    fill,
    calls: {
      list: read,
      create: `POST ${below}/create`,
      update: `PUT ${below}/update`,
      remove: `DELETE ${below}/delete`,
    },
    /** Takes all records away. */
    empty: (db: Database) => empty(type.stored(db)),
  };
});

function empty({ all, remove }: ReturnType<Written['stored']>): void {
  for (const { id } of all()) remove(id);
}
